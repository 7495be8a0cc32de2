import type { Cents } from '@groundwork/domain-money';
import type { RowType, YesNo } from './enumerations.js';

/** A row of a budget. Amounts in whole cents; `index` is its place within the section, from 0. */
export interface BudgetItem {
  readonly id?: string;
  readonly name: string;
  readonly type: RowType;
  /** 'yes' for a row of the borrower's own, 'no' for a preset one. */
  readonly custom: YesNo;
  readonly index: number;
  readonly budgetAmount: Cents;
  readonly amountFundedToDate: Cents;
}

export interface BudgetSection {
  readonly name: string;
  readonly sectionIndex: number;
  readonly additionalItems: readonly BudgetItem[];
}

export interface Budget {
  readonly id?: string;
  readonly propertyId?: string;
  readonly companyId?: string;
  readonly name?: string;
  readonly autoPopulate?: boolean;
  readonly newForm?: boolean;
  readonly uploadBudget?: boolean;
  readonly byUnit?: YesNo;
  readonly sections: readonly BudgetSection[];
}
