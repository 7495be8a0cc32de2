import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Money of a loan that belongs to none of its lines: fees that were kept back, and what was put into the interest reserve. */
export type LoanEntryKind = 'fee' | 'reserve';

/** Entries are added and never changed; a reversal adds the opposite. */
@Entity({ name: 'loan_entry' })
export class LoanEntryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...nullable(column.id()), name: 'funding_id' }) fundingId!: string | null;
  @Column(column.text(20)) kind!: LoanEntryKind;
  /** Whole cents; negative where it is taken back. */
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
  @Column({ ...column.date(), name: 'effective_on' }) effectiveOn!: string;
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
