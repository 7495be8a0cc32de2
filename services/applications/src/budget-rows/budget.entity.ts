import type { YesNo } from '@groundwork/domain-budgets';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A section of a budget: its rows are {@link BudgetLineEntity}; a section may have none. */
export interface StoredSection {
  readonly name: string;
  readonly sectionIndex: number;
}

/** The budget of one property. Its totals are sums of its rows, written with them. */
@Entity({ name: 'budget' })
export class BudgetEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'property_id' })
  propertyId!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column(nullable(column.text(300)))
  name!: string | null;

  @Column({ ...column.text(3), name: 'by_unit' })
  byUnit!: YesNo;

  @Column({ ...column.flag(), name: 'auto_populate' })
  autoPopulate!: boolean;

  @Column({ ...column.flag(), name: 'new_form' })
  newForm!: boolean;

  @Column({ ...column.flag(), name: 'upload_budget' })
  uploadBudget!: boolean;

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
