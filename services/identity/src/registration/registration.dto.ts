import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { confirmationRecord, registrationRecord, signatureRecord } from '@groundwork/domain-accounts';
import { brokerRegistrationRecord } from '@groundwork/domain-brokers';
import { flag, record, required, text } from '@groundwork/domain-records';
import { email, personName } from '@groundwork/domain-validation';
import { Follows, recordDto } from '@groundwork/server-http';
import { Allow, IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const string = { type: String } as const;

export class RegisterUserDto extends recordDto(registrationRecord) {
  @ApiPropertyOptional({ type: String, description: 'Adds the user to a company; an administrator alone may.' })
  @IsOptional()
  @IsUUID()
  companyId?: string;
}

export const linkKinds = ['confirmation', 'reset', 'admin', 'company'] as const;

export class ReadLinkDto {
  @ApiProperty({ enum: linkKinds }) @IsIn(linkKinds) kind!: (typeof linkKinds)[number];
  @ApiProperty(string) @IsString() @MaxLength(100) id!: string;
  @ApiProperty(string) @IsString() @MaxLength(100) token!: string;
}

/** Whom a link is for. Names are empty where nobody has given them yet: the form asks for them then. */
export class LinkDto {
  @ApiProperty(string) firstName!: string;
  @ApiProperty(string) lastName!: string;
  @ApiProperty(string) email!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The company that an invitation is to.' })
  organizationName!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt!: string;
  @ApiProperty({ type: Number, description: 'The shortest password.' }) passwordMinimum!: number;
}

const confirmRegistrationRecord = record('ConfirmRegistration', {
  ...confirmationRecord.fields,
  commercialPurpose: required(flag('', { description: 'Any loan is for a commercial purpose only: must be true.' })),
  firstName: text('', { description: 'Needed where the link names nobody.' }),
  lastName: text(''),
  ...signatureRecord.fields,
});

/** The use case holds the rules against the form as a whole, once the link is known to be good. */
export class ConfirmRegistrationDto extends recordDto(confirmRegistrationRecord, { rulesLater: true }) {
  @ApiProperty(string) @IsString() @MaxLength(100) id!: string;
  @ApiProperty({ type: String, description: 'The code of the link.' }) @IsString() @MaxLength(100) token!: string;
}

export class ConfirmationDto {
  @ApiProperty({ enum: ['confirmed'] }) result!: 'confirmed';
  @ApiProperty({ type: Boolean }) confirmed!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Null where the portal has no e-sign terms.' })
  esignAcceptanceId!: string | null;
}

export class JoinCompanyDto {
  @ApiProperty(string) @IsString() @MaxLength(100) id!: string;
  @ApiProperty(string) @IsString() @MaxLength(100) token!: string;
}

export class InviteUserDto {
  @ApiProperty(string) @Follows(email) email!: string;
  @ApiProperty(string) @IsUUID() companyId!: string;
  @ApiPropertyOptional({ type: String, description: 'Without names the invited person gives them.' })
  @IsOptional()
  @Follows(personName)
  firstName?: string | null;
  @ApiPropertyOptional(string) @IsOptional() @Follows(personName) lastName?: string | null;
}

// The consent has another name on this call, as the specification has it.
const { canSendTextMessages, ...registration } = brokerRegistrationRecord.fields;

/** The Review Account form of an invited broker: its e-mail is the one that the invitation went to, and becomes the one to sign in with. */
export class RegisterBrokerDto extends recordDto(
  record('RegisterBroker', { ...registration, textMessages: canSendTextMessages, ...signatureRecord.fields }),
  { rulesLater: true },
) {
  @ApiProperty({ type: String, description: 'The broker.' }) @IsString() @MaxLength(100) id!: string;
  @ApiProperty({ type: String, description: 'The code of the invitation.' }) @IsString() @MaxLength(100) code!: string;
  @ApiProperty(string) @Allow() password!: string;
}

export class BrokerRegistrationDto {
  @ApiProperty({ type: String, description: 'The broker.' }) id!: string;
  @ApiProperty(string) userId!: string;
  @ApiProperty({ type: String, nullable: true }) esignAcceptanceId!: string | null;
}
