import type { RowType, YesNo } from '@groundwork/domain-budgets';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of a budget, of a property or of a unit: `position` rises within a section, with gaps. */
@Entity({ name: 'budget_line' })
export class BudgetLineEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'budget_id' })
  budgetId!: string;

  @Column({ ...column.integer(), name: 'section_index' })
  sectionIndex!: number;

  @Column(column.integer())
  position!: number;

  @Column(column.text(300))
  name!: string;

  @Column(column.text(20))
  type!: RowType;

  @Column(column.text(3))
  custom!: YesNo;

  @Column(nullable(column.text(500)))
  note!: string | null;

  @Column({ ...column.cents(), name: 'budget_amount' })
  budgetAmount!: number;

  @Column({ ...column.cents(), name: 'amount_funded_to_date' })
  amountFundedToDate!: number;
}
