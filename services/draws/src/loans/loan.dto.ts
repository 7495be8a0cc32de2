import { drawKinds, drawStages } from '@groundwork/domain-draws';
import type { DrawKind, DrawStage } from '@groundwork/domain-draws';
import type { AgreedTerms } from '@groundwork/domain-events';
import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { DrawPlanDto } from '../draw-plan/index.js';
import { AgreedTermsDto, LedgerLineDto, LedgerPropertyDto, LoanTotalsDto } from '../ledger/index.js';

/** A line of the schedule of values with how far it is funded, and how far it is said to be built. */
export class LoanLineDto extends LedgerLineDto {
  @ApiProperty({ type: Number, description: 'As the borrower certified it, 0 to 100 with at most two digits.' })
  percentComplete!: number;
}

/** A draw of a loan as its page lists it. */
export class LoanDrawDto {
  @Answer.id() id!: string;
  @ApiProperty({ type: 'integer', description: 'By its place among the draws of the loan, from 1.' }) number!: number;
  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4] }) statusId!: number;
  @ApiProperty({ type: 'integer', enum: [1, 2, 3, 4, 5] }) place!: number;
  @ApiProperty({ enum: drawStages }) stage!: DrawStage;
  @ApiProperty({ enum: drawKinds, description: 'Money for work, or what was held back of it.' }) kind!: DrawKind;
  @Answer.whole() round!: number;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) requestedAmount!: number;
  @ApiProperty({ type: 'integer', description: 'Of its lines that are approved, cents.' }) approvedAmount!: number;
  @ApiProperty({ type: 'integer', description: 'How many lines it asks for.' }) lineCount!: number;
  @Answer.instant() createdAt!: string;
  @Answer.laterInstant() decidedAt!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Of a payment that is planned.' })
  scheduledFor!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Of the last payment that was made.' })
  fundedOn!: string | null;
  @Answer.id() userId!: string;
}

/** What was funded on one day; below 0 where money came back. */
export class LoanFundingDto {
  @ApiProperty({ type: String, format: 'date', description: 'At UTC-4.' }) day!: string;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) amount!: number;
}

/** The page of a loan: where its money stands, line by line and draw by draw. Whole cents. */
export class LoanDto extends LoanTotalsDto {
  @Answer.id() applicationId!: string;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;
  @Answer.text() name!: string;
  @Answer.text() loanType!: string;
  @Answer.instant() openedAt!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'The day on which it was paid off.' })
  closedOn!: string | null;
  @Answer.id() userId!: string;
  @ApiProperty({ type: AgreedTermsDto, nullable: true, description: 'Null where they were not decided.' })
  terms!: AgreedTerms | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'As agreed, cents; null where no terms were decided.' })
  interestReserve!: number | null;
  @ApiProperty({ type: 'integer', description: 'What payments have put into the reserve so far, cents.' })
  interestReservePaidIn!: number;
  @ApiProperty({
    type: 'integer',
    description:
      'What is left to pay interest from: of what was paid in, and of the lines of the budget for it, cents.',
  })
  interestReserveLeft!: number;
  @ApiProperty({ type: [LedgerPropertyDto] }) properties!: LedgerPropertyDto[];
  @ApiProperty({ type: [LoanLineDto] }) lines!: LoanLineDto[];
  @ApiProperty({ type: [LoanDrawDto], description: 'The newest first.' }) draws!: LoanDrawDto[];
  @ApiProperty({
    type: [LoanFundingDto],
    description: 'In the order of time; what was funded before the portal had the loan is of its first day.',
  })
  funding!: LoanFundingDto[];
  @ApiProperty({ type: DrawPlanDto, nullable: true, description: 'Null where the lender entered none.' })
  plan!: DrawPlanDto | null;
}

/** A file that supports a draw, or one line of it. */
export class LoanFileDto {
  @Answer.id() fileUploadId!: string;
  @Answer.text() userFileName!: string;
  @Answer.id() drawRequestId!: string;
  @Answer.instant() requestedAt!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The line that it supports; null: the whole draw.' })
  line!: string | null;
}

export class LoanFilesDto {
  @ApiProperty({ type: [LoanFileDto] }) items!: LoanFileDto[];
  @ApiProperty({ type: String, nullable: true, description: '`before` of the next page; null where there is none.' })
  next!: string | null;
}

export const loanEvents = [
  'request',
  'withdraw',
  'sendBack',
  'approve',
  'reject',
  'hold',
  'reset',
  'propose',
  'decline',
] as const;
export type LoanEvent = (typeof loanEvents)[number];

/** One step of a draw: what was done to how many of its lines at once. */
export class LoanHappenedDto {
  @Answer.id() id!: string;
  @Answer.id() drawRequestId!: string;
  @Answer.choice(loanEvents) event!: LoanEvent;
  @Answer.instant() at!: string;
  @ApiProperty({ type: 'integer', description: 'Lines that moved; 0 where the draw as a whole did.' }) lines!: number;
  @ApiProperty({ type: String, nullable: true, description: 'Where all of them have the same.' }) reason!:
    string | null;
  @ApiProperty({ enum: ['borrower', 'lender'] }) side!: 'borrower' | 'lender';
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of the lender, for administrators alone.',
  })
  userId!: string | null;
}
