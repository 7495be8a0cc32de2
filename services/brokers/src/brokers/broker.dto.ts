import { ApiProperty, ApiPropertyOptional, IntersectionType, PartialType } from '@nestjs/swagger';
import { brokerHistoryCommands, brokerStatus, phoneTypes } from '@groundwork/domain-brokers';
import type { BrokerHistoryCommand, BrokerStatus, PhoneType } from '@groundwork/domain-brokers';
import { oneOf, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { Allow, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { AgreementDto } from '../agreements/index.js';
import { HistoryEntryDto } from '../shared/index.js';

const text = { type: String, nullable: true } as const;
const instant = { type: String, format: 'date-time', nullable: true } as const;

/** The fields of the forms. Their rules are those of domain-brokers, applied to the body as a whole. */
export class BrokerDetailsDto {
  @ApiPropertyOptional(text) @Allow() title?: string | null;
  @ApiProperty({ type: String }) @Allow() firstName!: string;
  @ApiProperty({ type: String }) @Allow() lastName!: string;
  @ApiProperty({ type: String }) @Allow() businessName!: string;
  @ApiPropertyOptional({ ...text, description: 'Corporation state, by its full name.' }) @Allow() businessState?:
    string | null;
  @ApiProperty({ type: String, description: 'Ten digits; a mask is taken off.' }) @Allow() phoneNumberA!: string;
  @ApiPropertyOptional(text) @Allow() phoneNumberB?: string | null;
  @ApiPropertyOptional({ enum: phoneTypes, default: 'office' }) @Allow() phoneNumberAType?: PhoneType;
  @ApiPropertyOptional({ enum: phoneTypes, default: 'mobile' }) @Allow() phoneNumberBType?: PhoneType;
  @ApiProperty({ type: String }) @Allow() emailAddressA!: string;
  @ApiPropertyOptional(text) @Allow() emailAddressB?: string | null;
  @ApiPropertyOptional(text) @Allow() streetAddress?: string | null;
  @ApiPropertyOptional(text) @Allow() streetAddress2?: string | null;
  @ApiPropertyOptional(text) @Allow() city?: string | null;
  @ApiPropertyOptional({ ...text, description: 'Full name of the state.' }) @Allow() state?: string | null;
  @ApiPropertyOptional(text) @Allow() zipCode?: string | null;
  @ApiPropertyOptional({ type: Boolean }) @Allow() canSendTextMessages?: boolean;
}

export class CreateBrokerDto extends BrokerDetailsDto {
  @ApiPropertyOptional({ type: String, default: 'default' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  iccaVersion?: string;
}

/**
 * A save. Fields that are left out stay as they are. A broker changes its contact and address; an administrator everything,
 * and by another `status` decides: '4' activates, '3' deactivates, '2' rejects (with `rejectedComment`).
 */
export class UpdateBrokerDto extends PartialType(CreateBrokerDto) {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiPropertyOptional({
    type: Number,
    description: 'The revision that the form was filled from; another one in between is a conflict.',
  })
  @IsOptional()
  @Follows(wholeNumber)
  revision?: number;
  @ApiPropertyOptional({ enum: Object.values(brokerStatus) })
  @IsOptional()
  @Follows(oneOf(Object.values(brokerStatus)))
  status?: BrokerStatus;
  @ApiPropertyOptional(text) @Allow() rejectedComment?: string | null;
}

export class BrokerRegistrationDto extends BrokerDetailsDto {
  @ApiProperty({ type: String, description: 'The code of the invitation.' }) @IsString() @MaxLength(100) code!: string;
}

export class InvitationCodeDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) code!: string;
}

export class RegisteredBrokerDto {
  @ApiProperty({ type: String }) @IsUUID() userId!: string;
  @ApiPropertyOptional({ type: String, description: 'The code of the invitation, which it uses up.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  code?: string;
}

class BrokerRecordDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty(text) userId!: string | null;
  @ApiProperty({ enum: Object.values(brokerStatus), description: '1 pending, 2 rejected, 3 deactivated, 4 activated.' })
  status!: BrokerStatus;
  @ApiProperty({ type: String }) iccaVersion!: string;
  @ApiProperty({ type: Boolean }) sentEmail!: boolean;
  @ApiProperty(instant) acceptedTos!: string | null;
  @ApiProperty(text) activatedBy!: string | null;
  @ApiProperty(instant) activatedDate!: string | null;
  @ApiProperty(text) deactivatedBy!: string | null;
  @ApiProperty(instant) deactivatedDate!: string | null;
  @ApiProperty(text) rejectedBy!: string | null;
  @ApiProperty(instant) rejectedDate!: string | null;
  @ApiProperty(text) rejectedComment!: string | null;
  @ApiProperty({ type: Number }) revision!: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt!: string;
  @ApiProperty({
    type: [AgreementDto],
    description: 'Its referral agreements, newest first, without their signatures.',
  })
  agreements!: AgreementDto[];
}

/** A broker as section 3 of the specification has it. */
export class BrokerDto extends IntersectionType(BrokerDetailsDto, BrokerRecordDto) {}

/** What the public registration page reads of a broker that has been invited. */
export class InvitedBrokerDto extends BrokerDetailsDto {
  @ApiProperty({ type: String }) id!: string;
}

export class BrokerHistoryEntryDto extends HistoryEntryDto {
  @ApiProperty({ enum: brokerHistoryCommands }) command!: BrokerHistoryCommand;
}
