import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { email, personName } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { Allow, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const text = { type: String } as const;

export class RegisterUserDto {
  @ApiProperty(text) @Follows(email) email!: string;
  @ApiProperty(text) @Follows(personName) firstName!: string;
  @ApiProperty(text) @Follows(personName) lastName!: string;
  @ApiPropertyOptional({ type: String, description: 'Adds the user to a company; an administrator alone may.' })
  @IsOptional()
  @IsUUID()
  companyId?: string;
}

export const linkKinds = ['confirmation', 'reset', 'admin', 'company'] as const;

export class ReadLinkDto {
  @ApiProperty({ enum: linkKinds }) @IsIn(linkKinds) kind!: (typeof linkKinds)[number];
  @ApiProperty(text) @IsString() @MaxLength(100) id!: string;
  @ApiProperty(text) @IsString() @MaxLength(100) token!: string;
}

/** Whom a link is for. Names are empty where nobody has given them yet: the form asks for them then. */
export class LinkDto {
  @ApiProperty(text) firstName!: string;
  @ApiProperty(text) lastName!: string;
  @ApiProperty(text) email!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The company that an invitation is to.' })
  organizationName!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt!: string;
  @ApiProperty({ type: Number, description: 'The shortest password.' }) passwordMinimum!: number;
}

/** What a person signs when it registers. Required once the portal has e-sign terms. */
export class SignatureDto {
  @ApiPropertyOptional({ type: String, description: 'The version of the terms that was shown.' })
  @Allow()
  esignMasterId?: string;
  @ApiPropertyOptional({ type: String, description: 'First and last name, typed; compared in capitals.' })
  @Allow()
  signature?: string;
}

/** The rules of the fields are those of domain-accounts, applied to the form as a whole once the link is known to be good. */
export class ConfirmRegistrationDto extends SignatureDto {
  @ApiProperty(text) @IsString() @MaxLength(100) id!: string;
  @ApiProperty({ type: String, description: 'The code of the link.' }) @IsString() @MaxLength(100) token!: string;
  @ApiProperty(text) @Allow() password!: string;
  @ApiProperty({ type: String, description: 'Ten digits; a mask is taken off.' }) @Allow() mobile!: string;
  @ApiPropertyOptional({ type: Boolean }) @Allow() canSendMessages?: boolean;
  @ApiProperty({ type: Boolean, description: 'Any loan is for a commercial purpose only: must be true.' })
  @Allow()
  commercialPurpose!: boolean;
  @ApiPropertyOptional({ type: String, description: 'Needed where the link names nobody.' })
  @Allow()
  firstName?: string;
  @ApiPropertyOptional(text) @Allow() lastName?: string;
}

export class ConfirmationDto {
  @ApiProperty({ enum: ['confirmed'] }) result!: 'confirmed';
  @ApiProperty({ type: Boolean }) confirmed!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the portal has no e-sign terms.' })
  esignAcceptanceId!: string | null;
}

export class JoinCompanyDto {
  @ApiProperty(text) @IsString() @MaxLength(100) id!: string;
  @ApiProperty(text) @IsString() @MaxLength(100) token!: string;
}

export class InviteUserDto {
  @ApiProperty(text) @Follows(email) email!: string;
  @ApiProperty(text) @IsUUID() companyId!: string;
  @ApiPropertyOptional({ type: String, description: 'Without names the invited person gives them.' })
  @IsOptional()
  @Follows(personName)
  firstName?: string;
  @ApiPropertyOptional(text) @IsOptional() @Follows(personName) lastName?: string;
}

const nullableText = { type: String, nullable: true } as const;

/** The Review Account form of an invited broker. Its rules are those of domain-brokers. */
export class RegisterBrokerDto extends SignatureDto {
  @ApiProperty({ type: String, description: 'The broker.' }) @IsString() @MaxLength(100) id!: string;
  @ApiProperty({ type: String, description: 'The code of the invitation.' }) @IsString() @MaxLength(100) code!: string;
  @ApiProperty(text) @Allow() password!: string;
  @ApiProperty({ type: Boolean, description: 'The consent to text messages: must be true.' })
  @Allow()
  textMessages!: boolean;
  @ApiPropertyOptional(nullableText) @Allow() title?: string | null;
  @ApiProperty(text) @Allow() firstName!: string;
  @ApiProperty(text) @Allow() lastName!: string;
  @ApiProperty(text) @Allow() businessName!: string;
  @ApiPropertyOptional(nullableText) @Allow() businessState?: string | null;
  @ApiProperty(text) @Allow() phoneNumberA!: string;
  @ApiPropertyOptional(nullableText) @Allow() phoneNumberB?: string | null;
  @ApiPropertyOptional({ enum: ['office', 'mobile'] }) @Allow() phoneNumberAType?: string;
  @ApiPropertyOptional({ enum: ['office', 'mobile'] }) @Allow() phoneNumberBType?: string;
  @ApiProperty({
    type: String,
    description: 'The address that the invitation was sent to; it becomes the one to sign in with.',
  })
  @Allow()
  emailAddressA!: string;
  @ApiPropertyOptional(nullableText) @Allow() emailAddressB?: string | null;
  @ApiProperty(text) @Allow() streetAddress!: string;
  @ApiPropertyOptional(nullableText) @Allow() streetAddress2?: string | null;
  @ApiProperty(text) @Allow() city!: string;
  @ApiProperty({ type: String, description: 'Full name of the state.' }) @Allow() state!: string;
  @ApiProperty(text) @Allow() zipCode!: string;
}

export class BrokerRegistrationDto {
  @ApiProperty({ type: String, description: 'The broker.' }) id!: string;
  @ApiProperty(text) userId!: string;
  @ApiProperty({ type: String, nullable: true }) esignAcceptanceId!: string | null;
}
