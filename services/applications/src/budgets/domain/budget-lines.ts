import type { SaveBudgetDto } from '../budget.dto.js';
import type { BudgetLineEntity } from '../../budget-rows/index.js';

/** Whose save it is: the borrower writes the plan, an administrator in review what was funded of it. */
export type BudgetWriter = 'borrower' | 'dealEntry' | 'reviewer';

/** The rows after a save of the plan. A row keeps its id; funded-to-date comes from an administrator alone. Pure but for `newId`. */
export function plannedLines(
  budgetId: string,
  body: SaveBudgetDto,
  before: readonly BudgetLineEntity[],
  mayFund: boolean,
  newId: () => string,
): BudgetLineEntity[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return body.sections.flatMap(({ sectionIndex, additionalItems }) =>
    additionalItems.map((item, position): BudgetLineEntity => {
      const old = item.id ? known.get(item.id) : undefined;
      if (old) known.delete(old.id);
      return {
        id: old?.id ?? newId(),
        budgetId,
        sectionIndex,
        position,
        name: item.name.trim(),
        type: item.type,
        custom: item.custom ?? old?.custom ?? 'yes',
        budgetAmount: item.budgetAmount,
        amountFundedToDate: mayFund
          ? (item.amountFundedToDate ?? old?.amountFundedToDate ?? 0)
          : (old?.amountFundedToDate ?? 0),
      };
    }),
  );
}

/** The rows after a reviewer's save: the plan stands, only funded-to-date changes. */
export function fundedLines(body: SaveBudgetDto, before: readonly BudgetLineEntity[]): BudgetLineEntity[] {
  const funded = new Map(
    body.sections.flatMap(({ additionalItems }) => additionalItems).map((item) => [item.id, item.amountFundedToDate]),
  );
  return before.map((line) => ({ ...line, amountFundedToDate: funded.get(line.id) ?? line.amountFundedToDate }));
}

export interface LineChanges {
  readonly added: BudgetLineEntity[];
  readonly changed: BudgetLineEntity[];
  readonly goneIds: string[];
}

const fields = ['sectionIndex', 'position', 'name', 'type', 'custom', 'budgetAmount', 'amountFundedToDate'] as const;

/** What has to be written: a budget of a hundred rows changes in a few. */
export function lineChanges(before: readonly BudgetLineEntity[], after: readonly BudgetLineEntity[]): LineChanges {
  const old = new Map(before.map((line) => [line.id, line]));
  const added = after.filter((line) => !old.has(line.id));
  const changed = after.filter((line) => {
    const earlier = old.get(line.id);
    return earlier !== undefined && fields.some((field) => earlier[field] !== line[field]);
  });
  const kept = new Set(after.map((line) => line.id));
  return { added, changed, goneIds: before.filter((line) => !kept.has(line.id)).map((line) => line.id) };
}
