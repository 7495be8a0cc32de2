import { budgetTotals, defaultBudget, sectionTotals } from '@groundwork/domain-budgets';
import type { BudgetItem, BudgetSection } from '@groundwork/domain-budgets';
import type { BudgetDto } from './budget.dto.js';
import type { BudgetEntity, BudgetLineEntity, PropertyOwner } from '../budget-rows/index.js';

const sectionsWithTotals = (sections: readonly BudgetSection[]): BudgetDto['sections'] =>
  sections.map((section) => ({
    ...section,
    additionalItems: [...section.additionalItems],
    totals: sectionTotals(section),
  }));

const itemOf = ({
  id,
  name,
  type,
  custom,
  position,
  budgetAmount,
  amountFundedToDate,
}: BudgetLineEntity): BudgetItem => ({
  id,
  name,
  type,
  custom,
  index: position,
  budgetAmount,
  amountFundedToDate,
});

/** A stored budget with its rows, in the specification's words. `lines` come ordered by section and place. */
export function budgetView(budget: BudgetEntity, lines: readonly BudgetLineEntity[]): BudgetDto {
  const sections = budget.sections.map((section) => ({
    ...section,
    additionalItems: lines.filter((line) => line.sectionIndex === section.sectionIndex).map(itemOf),
  }));
  const { id, propertyId, applicationId, companyId, name, autoPopulate, newForm, uploadBudget, byUnit, version } =
    budget;
  return {
    id,
    propertyId,
    applicationId,
    companyId,
    name,
    autoPopulate,
    newForm,
    uploadBudget,
    byUnit,
    version,
    sections: sectionsWithTotals(sections),
    totals: budgetTotals({ sections }),
  };
}

/** What a property without a budget starts from: the six default sections with their preset rows at 0. */
export function unsavedBudget(owner: PropertyOwner): BudgetDto {
  const { sections } = defaultBudget();
  return {
    ...owner,
    name: null,
    autoPopulate: false,
    newForm: true,
    uploadBudget: false,
    byUnit: 'no',
    version: 0,
    sections: sectionsWithTotals(sections),
    totals: budgetTotals({ sections }),
  };
}
