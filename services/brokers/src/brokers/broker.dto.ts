import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { brokerHistoryCommands, brokerRecord, brokerStatus } from '@groundwork/domain-brokers';
import type { BrokerHistoryCommand, BrokerStatus } from '@groundwork/domain-brokers';
import { record, someOf } from '@groundwork/domain-records';
import { oneOf, wholeNumber } from '@groundwork/domain-validation';
import { Follows, recordDto } from '@groundwork/server-http';
import { Allow, IsOptional, IsString, IsUUID, MaxLength, MinLength } from 'class-validator';
import { AgreementDto } from '../agreements/index.js';
import { HistoryEntryDto } from '../shared/index.js';

const text = { type: String, nullable: true } as const;
const instant = { type: String, format: 'date-time', nullable: true } as const;

/** A part of a name, a business or an address. */
export class FindBrokersDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 100 })
  @IsString()
  @MinLength(2)
  @MaxLength(100)
  q!: string;
}

export class FoundBrokerDto {
  @ApiProperty({ type: String, format: 'uuid' }) id!: string;
  @ApiProperty({ type: String }) businessName!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ enum: Object.values(brokerStatus) }) status!: BrokerStatus;
}

/** Its rules are those of the form, which the use case holds against it once it knows who may. */
export class CreateBrokerDto extends recordDto(brokerRecord, { rulesLater: true }) {
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
export class UpdateBrokerDto extends recordDto(record('UpdateBroker', someOf(brokerRecord.fields)), {
  rulesLater: true,
}) {
  @ApiPropertyOptional({ type: String, default: 'default' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  iccaVersion?: string;
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

/** What a broker says of itself before it has an account; the use case knows what a registration needs. */
export class BrokerRegistrationDto extends recordDto(brokerRecord, { rulesLater: true }) {
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

const always = ['phoneNumberAType', 'phoneNumberBType', 'canSendTextMessages'] as const;

/** A broker as section 3 of the specification has it. */
export class BrokerDto extends recordDto(brokerRecord, { always, orNull: true }) {
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

/** What the public registration page reads of a broker that has been invited. */
export class InvitedBrokerDto extends recordDto(brokerRecord, { always, orNull: true }) {
  @ApiProperty({ type: String }) id!: string;
}

export class BrokerHistoryEntryDto extends HistoryEntryDto {
  @ApiProperty({ enum: brokerHistoryCommands }) command!: BrokerHistoryCommand;
}
