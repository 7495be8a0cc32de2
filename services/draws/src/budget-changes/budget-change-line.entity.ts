import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a change does to one line of the budget. Never changed but once, when it is applied. */
@Entity({ name: 'budget_change_line' })
export class BudgetChangeLineEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'change_id' }) changeId!: string;
  @Column({ ...column.id(), name: 'ledger_line_id' }) ledgerLineId!: string;
  @Column(column.integer()) position!: number;

  /** Of a line that the change adds to the budget: its name and its place. Its id is kept for it from the request on. */
  @Column({ ...nullable(column.text(200)), name: 'new_name' }) newName!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'new_section' }) newSection!: string | null;
  @Column({ ...nullable(column.id()), name: 'new_property_id' }) newPropertyId!: string | null;

  /** Whole cents; negative where the line is cut. */
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;

  /** The value of the line when it was applied; null until then. */
  @Column({ ...nullable(column.cents()), name: 'before_cents' }) beforeCents!: number | null;
}
