import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why money of a line is funded: as the loan opened, or by an approved line of a draw. */
export type LedgerEntryKind = 'opening' | 'draw';

/**
 * What moved the funded amount of a ledger's line. Entries are added and never changed: those of a line add up to what is
 * funded of it.
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
  kind!: LedgerEntryKind;

  /** Whole cents; negative where money comes back. */
  @Column({ ...column.cents(), name: 'amount_cents' })
  amountCents!: number;

  @Column(nullable(column.text(4000)))
  reason!: string | null;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column({ ...column.instant(), name: 'happened_at' })
  happenedAt!: Date;
}
