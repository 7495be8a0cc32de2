import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { email, personName } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsBoolean, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

export class UserName {
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: String }) userId!: string;
}

/** A user as the specification's lists show one (back-office document, section 3). */
export class UserRow {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: Boolean }) isSuper!: boolean;
  @ApiProperty({ type: Boolean }) isOwner!: boolean;
  @ApiProperty({ enum: ['borrower', 'broker', 'admin', 'super'] }) role!: string;
  @ApiProperty({ type: UserName }) userProfile!: UserName;
}

export class UserProfile extends UserName {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) streetAddress!: string;
  @ApiProperty({ type: String }) city!: string;
  @ApiProperty({ type: String }) state!: string;
  @ApiProperty({ type: String }) zipCode!: string;
  @ApiProperty({ type: String }) mobileNumber!: string;
  @ApiProperty({ type: Boolean }) canSendMessages!: boolean;
}

/** All fields are optional: what is left out keeps its value. Completeness is the form's matter. */
export class UserProfileUpdate {
  @ApiPropertyOptional({ type: String }) @IsOptional() @Follows(personName) firstName?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @Follows(personName) lastName?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(200) streetAddress?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(120) city?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(2) state?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(10) zipCode?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(20) mobileNumber?: string;
  @ApiPropertyOptional({ type: Boolean }) @IsOptional() @IsBoolean() canSendMessages?: boolean;
}

export class PasswordUpdateRequest {
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() id?: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) password!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) newPassword!: string;
}

export class OutcomeText {
  /** 'Succeeded', 'success', 'registered' or the error text, as the specification has it. */
  @ApiProperty({ type: String }) result!: string;
}

export class DemonstrationAccountRequest {
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() id?: string;
  @ApiProperty({ type: String }) @Follows(email) email!: string;
  @ApiProperty({ type: String }) @Follows(personName) firstName!: string;
  @ApiProperty({ type: String }) @Follows(personName) lastName!: string;
  @ApiProperty({ type: String }) @IsString() password!: string;
  @ApiProperty({ enum: ['borrower', 'broker', 'admin', 'super'] }) @IsIn(['borrower', 'broker', 'admin', 'super']) role!: 'borrower' | 'broker' | 'admin' | 'super';
}
