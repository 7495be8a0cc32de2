import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Money of a loan that belongs to none of its lines: fees that were kept back of payments, what was put into the interest reserve and what
 * was used of it; and what the borrower paid of interest, principal and fees.
 */
export const loanEntryKinds = [
  'fee',
  'reserve',
  'reserve_used',
  'interest_paid',
  'principal_paid',
  'fee_paid',
] as const;
export type LoanEntryKind = (typeof loanEntryKinds)[number];
/** What the entries of a loan add up to, by kind; whole cents. */
export type LoanSums = Readonly<Record<LoanEntryKind, number>>;

/** Entries are added and never changed; a reversal adds the opposite. */
@Entity({ name: 'loan_entry' })
export class LoanEntryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...nullable(column.id()), name: 'funding_id' }) fundingId!: string | null;
  /** The statement whose interest the reserve paid. */
  @Column({ ...nullable(column.id()), name: 'statement_id' }) statementId!: string | null;
  /** The borrower's payment. */
  @Column({ ...nullable(column.id()), name: 'payment_id' }) paymentId!: string | null;
  @Column(column.text(20)) kind!: LoanEntryKind;
  /** Whole cents; negative where it is taken back. */
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
  @Column({ ...column.date(), name: 'effective_on' }) effectiveOn!: string;
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
