import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import type { Role } from '@groundwork/domain-access';
import { email, personName } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

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
  @ApiProperty({ enum: ['borrower', 'broker', 'admin', 'super'] })
  @IsIn(['borrower', 'broker', 'admin', 'super'])
  role!: 'borrower' | 'broker' | 'admin' | 'super';
}

/** What other services may know of an account. */
export class RoleOfUser {
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ enum: roles }) role!: Role;
  @ApiProperty({ type: Boolean, description: 'Whether it can sign in.' }) active!: boolean;
}

export class NameOfUser {
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
}
