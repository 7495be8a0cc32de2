import { Answer, Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { shared } from '@groundwork/domain-messages';

/** What happens to a loan: what it is about, and what was done. */
export const loanHappenings = [
  'loan.opened',
  'draw.request',
  'draw.withdraw',
  'draw.sendBack',
  'draw.approve',
  'draw.reject',
  'draw.hold',
  'draw.reset',
  'draw.propose',
  'draw.decline',
  'payment.planned',
  'payment.paid',
  'payment.reversed',
  'payment.cancelled',
  'change.requested',
  'change.approved',
  'change.rejected',
  'change.withdrawn',
  'inspection.request',
  'inspection.schedule',
  'inspection.report',
  'inspection.return',
  'inspection.accept',
  'inspection.cancel',
  'waiver.send',
  'waiver.revoke',
  'waiver.sign',
  'waiver.refuse',
  'waiver.handIn',
  'waiver.accept',
  'waiver.return',
  'waiver.void',
  'interest.terms',
  'interest.stated',
  'retainage.terms',
  'ledger.correction',
  'received.interest',
  'received.release',
  'received.payoff',
  'received.reversed',
  'unit.added',
  'paper.saved',
  'plan.set',
] as const;
export type LoanHappening = (typeof loanHappenings)[number];

export const happeningSides = ['borrower', 'lender', 'portal', 'other'] as const;
export type HappeningSide = (typeof happeningSides)[number];

/** One thing that happened to a loan. Amounts in whole cents. */
export class LoanEventDto {
  @Answer.id() id!: string;
  @Answer.choice(loanHappenings) event!: LoanHappening;
  @Answer.instant() at!: string;
  @ApiProperty({ enum: happeningSides, description: 'Other: either side, or somebody without an account.' })
  side!: HappeningSide;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of the lender, for administrators alone.',
  })
  userId!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Whoever did it by a link.' }) doneBy!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) drawRequestId!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Of a draw: lines that moved. Of a change: its number.',
  })
  number!: number | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Cents.' }) amount!: number | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of a line, a claimant, a unit, a payee, a month or a paper.',
  })
  name!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) day!: string | null;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
}

export class LoanEventsDto {
  @ApiProperty({ type: [LoanEventDto], description: 'The latest first.' }) items!: LoanEventDto[];
  @ApiProperty({ type: String, nullable: true, description: '`before` of the next page; null where there is none.' })
  next!: string | null;
}

/** An instant, an id and an event, as `next` has them. */
const place = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\w-]{1,36}_[a-z]+\.[a-zA-Z]+$/;

export class LoanEventsPageDto {
  @ApiPropertyOptional({ type: String, description: '`next` of the page before.' })
  @IsOptional()
  @Follows((value: unknown) => (typeof value === 'string' && place.test(value) ? undefined : shared.choice))
  before?: string;
}
