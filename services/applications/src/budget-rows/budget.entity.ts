import type { YesNo } from '@groundwork/domain-budgets';
import { column } from '@groundwork/server-data';
import { Column, Entity } from 'typeorm';
import { PlanColumns } from './plan-columns.js';

/** The budget of one property. */
@Entity({ name: 'budget' })
export class BudgetEntity extends PlanColumns {
  @Column({ ...column.text(3), name: 'by_unit' })
  byUnit!: YesNo;

  @Column({ ...column.flag(), name: 'auto_populate' })
  autoPopulate!: boolean;

  @Column({ ...column.flag(), name: 'new_form' })
  newForm!: boolean;

  @Column({ ...column.flag(), name: 'upload_budget' })
  uploadBudget!: boolean;
}
