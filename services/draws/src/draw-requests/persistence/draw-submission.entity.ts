import { column, nullable } from '@groundwork/server-data';
import type { DrawStage, WithholdingTerms } from '@groundwork/domain-draws';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SignedColumns } from './signed-columns.js';

/** A line of the budget as it stood when a draw was submitted; whole cents. */
export interface ScheduledLine {
  readonly additionalBudgetItemId: string;
  readonly propertyId: string;
  readonly name: string;
  readonly section: string;
  readonly budgetAmount: number;
  /** Of that, net of the changes of the budget; left out by submissions from before there were any. */
  readonly changes?: number;
  readonly amountFundedToDate: number;
  readonly pending: number;
  readonly materialsStored: number;
  /** The following three are missing in submissions from before anything was held back. */
  readonly pendingFunding?: number;
  readonly retainageHeld?: number;
  readonly retainageReleased?: number;
}

/** One submission of a draw request: what was signed, upon which budget, and how it ended where it came back. Never changed else. */
@Entity({ name: 'draw_submission' })
export class DrawSubmissionEntity extends SignedColumns {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'draw_request_id' })
  drawRequestId!: string;

  /** 1 for the first; its lines have the same number. */
  @Column(column.integer())
  round!: number;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.cents(), name: 'requested_cents' })
  requestedCents!: number;

  @Column({ ...column.longText(), name: 'certify_signature', select: false })
  certifySignature!: string;

  @Column({ ...column.instant(), name: 'certify_signature_date' })
  certifySignatureDate!: Date;

  @Column({ ...column.instant(), name: 'submitted_at' })
  submittedAt!: Date;

  /** Null for one from before budgets were kept with it. */
  @Column({ ...nullable(column.json()), select: false })
  schedule!: ScheduledLine[] | null;

  /** Terms of retainage at that moment; null where nothing was held back yet. */
  @Column({ ...nullable(column.json()), select: false })
  retainage!: WithholdingTerms | null;

  @Column({ ...nullable(column.text(20)), name: 'ended_as' })
  endedAs!: Exclude<DrawStage, 'submitted'> | null;

  @Column({ ...nullable(column.text(4000)), name: 'ended_reason' })
  endedReason!: string | null;

  @Column({ ...nullable(column.id()), name: 'ended_by' })
  endedBy!: string | null;

  @Column({ ...nullable(column.instant()), name: 'ended_at' })
  endedAt!: Date | null;
}
