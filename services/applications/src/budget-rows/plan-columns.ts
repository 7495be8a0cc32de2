import { column, nullable } from '@groundwork/server-data';
import { Column, PrimaryColumn } from 'typeorm';

/** A section of a budget: its rows are those of `budget_line`; a section may have none. */
export interface StoredSection {
  readonly name: string;
  readonly sectionIndex: number;
}

/** What the budget of a property and that of a unit have alike. Totals are sums of its rows, written with them. */
export abstract class PlanColumns {
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
