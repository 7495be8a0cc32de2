import { feeKinds, feeStatuses } from '@groundwork/domain-brokers';
import type { FeeKind, FeeStatus } from '@groundwork/domain-brokers';
import { paragraph, required, text } from '@groundwork/domain-records';
import { calendarDate, wholeNumber } from '@groundwork/domain-validation';
import { Answer, DtoField, Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

const day = { type: String, format: 'date', nullable: true } as const;
const person = { type: String, nullable: true } as const;

/** A fee of a broker's ledger. Amounts in whole cents, days YYYY-MM-DD. */
export class FeeEntryDto {
  @Answer.id() id!: string;
  @Answer.id() brokerId!: string;
  @Answer.id() agreementId!: string;
  @ApiProperty({ type: String }) clientName!: string;
  @ApiProperty({ type: Number, nullable: true }) projectNumber!: number | null;
  @ApiProperty({ enum: feeKinds }) kind!: FeeKind;
  @Answer.text() name!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Percent of the base; null for a fixed amount.' })
  percent!: number | null;
  @Answer.amount() base!: number;
  @Answer.amount() amount!: number;
  @ApiProperty({ enum: feeStatuses }) status!: FeeStatus;
  @ApiProperty(day) earnedOn!: string | null;
  @ApiProperty(day) paidOn!: string | null;
  @ApiProperty(person) reference!: string | null;
  @ApiProperty(day) reversedOn!: string | null;
  @ApiProperty(person) reason!: string | null;
  @Answer.whole() version!: number;
  @Answer.instant() createdAt!: string;
}

export class FeeSumsDto {
  @Answer.amount() expected!: number;
  @Answer.amount() earned!: number;
  @Answer.amount() approved!: number;
  @Answer.amount() paid!: number;
  @ApiProperty({ type: Number, description: 'Paid and taken back afterwards, whole cents.' }) toReturn!: number;
}

export class FeeLedgerDto {
  @ApiProperty({ type: [FeeEntryDto], description: 'The newest first, at most 1,000.' }) entries!: FeeEntryDto[];
  @ApiProperty({ type: FeeSumsDto }) sums!: FeeSumsDto;
}

export class FeeFilterDto {
  @ApiPropertyOptional({ enum: feeStatuses }) @IsOptional() @IsIn(feeStatuses) status?: FeeStatus;
}

export class StatementPeriodDto {
  @ApiPropertyOptional({ ...day, description: 'Earned, paid or reversed on it at the earliest.' })
  @IsOptional()
  @Follows(calendarDate)
  from?: string;
  @ApiPropertyOptional({ ...day, description: 'And at the latest.' }) @IsOptional() @Follows(calendarDate) to?: string;
}

/** The fee as it was read. */
export class ApproveFeeDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: Number }) @Follows(wholeNumber) version!: number;
}

export class PayFeeDto extends ApproveFeeDto {
  @ApiProperty({ type: String, format: 'date' }) @Follows(calendarDate) paidOn!: string;
  @DtoField(required(text('Reference'))) reference!: string;
}

export class ReverseFeeDto extends ApproveFeeDto {
  @DtoField(required(paragraph('Reason'))) reason!: string;
}
