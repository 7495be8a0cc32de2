import {
  interestBases,
  interestPayers,
  interestTermsRecord,
  loanPaymentRecord,
  loanPaymentStages,
  reversedPaymentRecord,
  statementRecord,
} from '@groundwork/domain-draws';
import type { InterestBasis, InterestPayer, LoanPaymentStage } from '@groundwork/domain-draws';
import { day, id, orNull, required, text } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { loanPaymentKinds } from './loan-payment.entity.js';
import type { LoanPaymentKind } from './loan-payment.entity.js';

export class SetInterestTermsDto extends recordDto(interestTermsRecord) {}
export class MakeStatementDto extends recordDto(statementRecord) {}
export class RecordLoanPaymentDto extends recordDto(loanPaymentRecord) {}
export class ReverseLoanPaymentDto extends recordDto(reversedPaymentRecord) {}

/** How interest of a loan is computed now, and who pays it. */
export class InterestTermsDto {
  /** 0 where they are those that were agreed with the commitment. */
  @Answer.whole() version!: number;
  @ApiProperty({ enum: interestBases }) basis!: InterestBasis;
  @ApiProperty({ type: Number, nullable: true, description: 'Percent a year; null where none was agreed.' })
  rate!: number | null;
  @DtoField(orNull(day('', { description: 'null for a loan of before, until its terms are set' })))
  firstDay!: string | null;
  @DtoField(orNull(day(''))) effectiveOn!: string | null;
  @ApiProperty({ enum: interestPayers }) payer!: InterestPayer;
}

/** What is there to pay interest from. Whole cents. */
export class InterestReserveDto {
  @Answer.amount() agreed!: number;
  /** Kept back of payments so far. */
  @Answer.amount() paidIn!: number;
  /** Of that, used for interest. */
  @Answer.amount() used!: number;
  /** What may still be drawn of the lines of the budget for interest. */
  @Answer.amount() linesLeft!: number;
  /** Of both together. */
  @ApiProperty({ type: 'integer', description: 'Below 0 where a payment that filled it came back.' })
  left!: number;
}

/** Interest of a month as it was stated. Whole cents. */
export class InterestStatementDto {
  @Answer.id() id!: string;
  @DtoField(required(text('', { description: 'YYYY-MM' }))) month!: string;
  @DtoField(required(day(''))) periodFrom!: string;
  @DtoField(required(day('', { description: 'the day after its last' }))) periodTo!: string;
  @ApiProperty({ type: 'integer' }) openingPrincipal!: number;
  @ApiProperty({ type: 'integer' }) closingPrincipal!: number;
  @ApiProperty({ type: 'integer' }) interest!: number;
  @ApiProperty({ type: 'integer', description: 'Of the time before, for what became known since.' })
  adjustment!: number;
  @Answer.amount() paidFromReserve!: number;
  @Answer.amount() paidFromBudget!: number;
  @ApiProperty({ type: 'integer', description: 'Left for the borrower; below 0 it is a credit.' }) due!: number;
  /** Of that, paid so far. */
  @Answer.amount() paid!: number;
  @DtoField(required(day(''))) dueOn!: string;
  @Answer.instant() madeAt!: string;
}

/** A payment that came from the borrower. Whole cents. */
export class LoanPaymentDto {
  @Answer.id() id!: string;
  @ApiProperty({ enum: loanPaymentKinds }) kind!: LoanPaymentKind;
  @ApiProperty({ enum: loanPaymentStages }) stage!: LoanPaymentStage;
  @DtoField(required(day(''))) receivedOn!: string;
  @Answer.text() reference!: string;
  @Answer.amount() amount!: number;
  @DtoField(orNull(text('', { description: 'why it was reversed, or why retainage was not paid' }))) reason!:
    string | null;
  @DtoField(orNull(day(''))) reversedOn!: string | null;
  @Answer.instant() recordedAt!: string;
  @DtoField(orNull(id('', { description: 'for administrators alone' }))) recordedBy!: string | null;
  @DtoField(orNull(id('', { description: 'for administrators alone' }))) reversedBy!: string | null;
  @Answer.whole() version!: number;
}

/** A change of the terms of interest. */
export class InterestTermsChangeDto extends InterestTermsDto {
  @Answer.text() reason!: string;
  @Answer.instant() changedAt!: string;
  @DtoField(orNull(id('', { description: 'for administrators alone' }))) changedBy!: string | null;
}

/** Interest of a loan: what is owed, what accrues, what was stated and paid. Whole cents. */
export class LoanInterestDto {
  @Answer.id() applicationId!: string;
  @DtoField(required(day('', { description: 'today, at UTC-4' }))) asOf!: string;
  @DtoField(orNull(day('', { description: 'the day on which the loan was paid off' }))) closedOn!: string | null;
  @ApiProperty({ type: InterestTermsDto }) terms!: InterestTermsDto;
  @ApiProperty({ type: 'integer', description: 'Funded and not paid back.' }) principal!: number;
  @ApiProperty({ type: 'integer', description: 'Interest of one day on that.' }) perDiem!: number;
  @ApiProperty({ type: 'integer', description: 'Since the last statement, before today.' }) accrued!: number;
  /** Of statements, and not paid by the borrower. */
  @Answer.amount() due!: number;
  /** Paid by the borrower beyond what was due. */
  @Answer.amount() unapplied!: number;
  @ApiProperty({ type: InterestReserveDto }) reserve!: InterestReserveDto;
  @DtoField(orNull(text('', { description: 'the month of the next statement, YYYY-MM; null where nothing accrues' })))
  nextMonth!: string | null;
  @DtoField(orNull(day('', { description: 'the first day on which it is made' }))) nextFrom!: string | null;
  @ApiProperty({ type: [InterestStatementDto], description: 'The latest first.' }) statements!: InterestStatementDto[];
  @ApiProperty({ type: [LoanPaymentDto], description: 'The latest first.' }) payments!: LoanPaymentDto[];
  @ApiProperty({ type: [InterestTermsChangeDto], description: 'The latest first.' }) changes!: InterestTermsChangeDto[];
}
