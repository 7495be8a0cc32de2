import type { InterestBasis, StatementLine } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Interest of a month as it was stated. A statement never changes: what becomes known later is the next one's adjustment. */
@Entity({ name: 'interest_statement' })
export class InterestStatementEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  /** YYYY-MM; a loan has one statement of a month. */
  @Column(column.text(7)) month!: string;
  @Column({ ...column.date(), name: 'period_from' }) periodFrom!: string;
  /** The day after its last. */
  @Column({ ...column.date(), name: 'period_to' }) periodTo!: string;
  @Column({ ...column.cents(), name: 'opening_cents' }) openingCents!: number;
  @Column({ ...column.cents(), name: 'closing_cents' }) closingCents!: number;
  @Column({ ...column.cents(), name: 'interest_cents' }) interestCents!: number;
  /** Of the time before, for what became known since; below 0 where too much was stated. */
  @Column({ ...column.cents(), name: 'adjustment_cents' }) adjustmentCents!: number;
  /** Paid of what payments had put into the reserve. */
  @Column({ ...column.cents(), name: 'kept_cents' }) keptCents!: number;
  /** Paid by the lines of the budget for interest. */
  @Column({ ...column.cents(), name: 'drawn_cents' }) drawnCents!: number;
  /** Left for the borrower; below 0 it is a credit. */
  @Column({ ...column.cents(), name: 'due_cents' }) dueCents!: number;
  @Column({ ...column.date(), name: 'due_on' }) dueOn!: string;
  /** Of its last day. */
  @Column(column.text(20)) basis!: InterestBasis;
  @Column(column.percent()) rate!: number;
  @Column(column.json()) lines!: StatementLine[];
  /** Null where the portal made it by itself. */
  @Column({ ...nullable(column.id()), name: 'made_by' }) madeBy!: string | null;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
