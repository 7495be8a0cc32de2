import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { StoredSection } from './budget.entity.js';

/** The budget of one unit. Its rows stand among those of the properties' budgets, under its id. */
@Entity({ name: 'unit_budget' })
export class UnitBudgetEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'unit_id' })
  unitId!: string;

  @Column({ ...column.id(), name: 'property_id' })
  propertyId!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column(nullable(column.text(300)))
  name!: string | null;

  @Column(column.json())
  sections!: readonly StoredSection[];

  @Column({ ...column.cents(), name: 'budget_amount' })
  budgetAmount!: number;

  @Column({ ...column.cents(), name: 'amount_funded_to_date' })
  amountFundedToDate!: number;

  @Column(column.integer())
  version!: number;

  @Column({ ...column.instant(), name: 'updated_at' })
  updatedAt!: Date;
}
