import type { EntryKind } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What moved the approved money of a ledger's line. Entries are added and never changed: those of a line add up to what is
 * funded of it, waits to be, and is held (`replay` of domain-draws).
 */
@Entity({ name: 'ledger_entry' })
export class LedgerEntryEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'ledger_line_id' })
  ledgerLineId!: string;

  @Column({ ...nullable(column.id()), name: 'draw_line_id' })
  drawLineId!: string | null;

  @Column(column.text(20))
  kind!: EntryKind;

  /** The payment that paid it or was taken back. */
  @Column({ ...nullable(column.id()), name: 'funding_id' })
  fundingId!: string | null;

  /** The day from which on it counts for interest; null where it is that of `happenedAt`. */
  @Column({ ...nullable(column.date()), name: 'effective_on' })
  effectiveOn!: string | null;

  /** Whole cents, with the sign that its kind has: see `replay`. */
  @Column({ ...column.cents(), name: 'amount_cents' })
  amountCents!: number;

  @Column(nullable(column.text(4000)))
  reason!: string | null;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.instant(), name: 'happened_at' })
  happenedAt!: Date;
}
