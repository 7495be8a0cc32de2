import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a funding pays of a draw's line. It stays when the funding is cancelled or reversed. */
@Entity({ name: 'funding_line' })
export class FundingLineEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'funding_id' }) fundingId!: string;
  @Column({ ...column.id(), name: 'draw_line_id' }) drawLineId!: string;
  @Column({ ...column.id(), name: 'ledger_line_id' }) ledgerLineId!: string;
  /** Approved less what was withheld, whole cents. */
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
}
