import type { RowType } from '@groundwork/domain-budgets';
import type { Budget, SaveBudget } from '../../../data/api.js';

/** A row as the form holds it: an amount that was emptied is undefined and counts as 0. */
export interface RowValues {
  id?: string;
  name: string;
  type: RowType;
  custom: 'yes' | 'no';
  budgetAmount?: number;
}

export interface SectionValues {
  name: string;
  additionalItems: RowValues[];
}

export interface BudgetValues {
  sections: SectionValues[];
}

/** What the service has of a budget, as the form shows it. An amount of 0 stands there as an empty field. */
export function toValues(budget: Budget): BudgetValues {
  return {
    sections: budget.sections.map(({ name, additionalItems }) => ({
      name,
      additionalItems: additionalItems.map(({ id, name: row, type, custom, budgetAmount }) => ({
        id,
        name: row,
        type,
        custom,
        budgetAmount: budgetAmount || undefined,
      })),
    })),
  };
}

/** The form's budget as a save carries it: places are numbered anew, an empty amount is 0. */
export function toSave(values: BudgetValues, budget: Budget): SaveBudget {
  return {
    propertyId: budget.propertyId,
    version: budget.version,
    name: budget.name,
    newForm: true,
    byUnit: budget.byUnit,
    sections: values.sections.map(({ name, additionalItems }, sectionIndex) => ({
      name,
      sectionIndex,
      additionalItems: additionalItems.map(({ id, name: row, type, custom, budgetAmount }, index) => ({
        ...(id === undefined ? {} : { id }),
        name: row,
        type,
        custom,
        index,
        budgetAmount: budgetAmount ?? 0,
      })),
    })),
  };
}
