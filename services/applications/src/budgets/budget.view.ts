import { budgetTotals, defaultBudget, sectionTotals } from '@groundwork/domain-budgets';
import type { Budget, BudgetSection } from '@groundwork/domain-budgets';
import { grouped } from '../shared/grouped.js';
import type { BudgetDto, BudgetItemDto, PlanDto, UnitBudgetDto } from './budget.dto.js';
import type {
  BudgetEntity,
  BudgetLineEntity,
  PropertyOwner,
  StoredBudget,
  StoredSection,
  UnitBudgetEntity,
  UnitOwner,
} from '../budget-rows/index.js';

const itemOf = (
  { id, name, type, custom, note, budgetAmount, amountFundedToDate }: BudgetLineEntity,
  index: number,
): BudgetItemDto => ({ id, name, type, custom, note, index, budgetAmount, amountFundedToDate });

interface StoredPlan extends Pick<PlanDto, 'id' | 'propertyId' | 'applicationId' | 'companyId' | 'name' | 'version'> {
  readonly sections: readonly StoredSection[];
}

function sectionsOf(stored: readonly StoredSection[], lines: readonly BudgetLineEntity[]) {
  const bySection = grouped(lines, ({ sectionIndex }) => sectionIndex);
  return stored.map(({ name, sectionIndex }) => {
    const additionalItems = (bySection.get(sectionIndex) ?? []).map(itemOf);
    return { name, sectionIndex, additionalItems, totals: sectionTotals({ additionalItems }) };
  });
}

/** `lines` come ordered by section and place. */
function planView(stored: StoredPlan, lines: readonly BudgetLineEntity[]): PlanDto {
  const sections = sectionsOf(stored.sections, lines);
  const { id, propertyId, applicationId, companyId, name, version } = stored;
  return { id, propertyId, applicationId, companyId, name, version, sections, totals: budgetTotals({ sections }) };
}

/** A stored budget as the rules of budgets read it. */
export const planOf = ({ budget, lines }: StoredBudget<Pick<BudgetEntity, 'sections'>>): Pick<Budget, 'sections'> => ({
  sections: sectionsOf(budget.sections, lines),
});

/** A stored budget with its rows, in the specification's words. `lines` come ordered by section and place. */
export function budgetView(budget: BudgetEntity, lines: readonly BudgetLineEntity[]): BudgetDto {
  const { autoPopulate, newForm, uploadBudget, byUnit } = budget;
  return { ...planView(budget, lines), autoPopulate, newForm, uploadBudget, byUnit };
}

export function unitBudgetView(budget: UnitBudgetEntity, lines: readonly BudgetLineEntity[]): UnitBudgetDto {
  return { ...planView(budget, lines), unitId: budget.unitId };
}

/** Without its sections: what a list of many needs. */
export function unitBudgetHead(budget: UnitBudgetEntity): UnitBudgetDto {
  const { budgetAmount, amountFundedToDate } = budget;
  const totals = { budgetAmount, amountFundedToDate, remaining: budgetAmount - amountFundedToDate };
  return { ...unitBudgetView({ ...budget, sections: [] }, []), totals };
}

const unsaved = () => {
  const sections = defaultBudget().sections.map((section: BudgetSection) => ({
    ...section,
    additionalItems: section.additionalItems.map((item) => ({ ...item, note: null })),
    totals: sectionTotals(section),
  }));
  return { name: null, version: 0, sections, totals: budgetTotals({ sections }) };
};

/** What a property without a budget starts from: the six default sections with their preset rows at 0. */
function unsavedBudget(owner: PropertyOwner): BudgetDto {
  return { ...owner, ...unsaved(), autoPopulate: false, newForm: true, uploadBudget: false, byUnit: 'no' };
}

/** What a unit without a budget starts from. */
function unsavedUnitBudget(owner: UnitOwner): UnitBudgetDto {
  return { ...owner, ...unsaved() };
}

/** The budget of a property as it is answered: as it is stored, or what it starts from. */
export const propertyBudgetView = (stored: StoredBudget | undefined, owner: PropertyOwner): BudgetDto =>
  stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner);

/** The same of a unit. */
export const budgetOfUnitView = (
  stored: StoredBudget<UnitBudgetEntity> | undefined,
  owner: UnitOwner,
): UnitBudgetDto => (stored ? unitBudgetView(stored.budget, stored.lines) : unsavedUnitBudget(owner));
