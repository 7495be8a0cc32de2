import { column } from '@groundwork/server-data';
import { Column, Entity } from 'typeorm';
import { PlanColumns } from './plan-columns.js';

/** The budget of one unit. Its rows stand among those of the properties' budgets, under its id. */
@Entity({ name: 'unit_budget' })
export class UnitBudgetEntity extends PlanColumns {
  @Column({ ...column.id(), name: 'unit_id' })
  unitId!: string;
}
