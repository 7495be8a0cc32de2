import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a change does to one line of the budget. Never changed but once, when it is applied. */
@Entity({ name: 'budget_change_line' })
export class BudgetChangeLineEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'change_id' }) changeId!: string;
  @Column({ ...column.id(), name: 'ledger_line_id' }) ledgerLineId!: string;
  @Column(column.integer()) position!: number;

  /** Whole cents; negative where the line is cut. */
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;

  /** The value of the line when it was applied; null until then. */
  @Column({ ...nullable(column.cents()), name: 'before_cents' }) beforeCents!: number | null;
}
