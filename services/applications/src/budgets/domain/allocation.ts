import { allocateBudget, MAX_ALLOCATED_LINES } from '@groundwork/domain-budgets';
import type { Allocation, Budget } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { BudgetLineEntity } from '../../budget-rows/index.js';
import { plannedLines } from './budget-lines.js';

/** What a target of a division has, and gets. */
export interface DividedPart {
  readonly targetId: string;
  readonly budgetId: string;
  readonly percent: number;
  readonly sections: Budget['sections'];
  readonly lines: readonly BudgetLineEntity[];
}

/** Shares that do not name every target once, or would become more lines than there may be. */
export function targetErrors(
  shares: Allocation['shares'],
  targetIds: ReadonlySet<string>,
  lineCount: number,
): FieldErrors {
  const errors: FieldErrors = {};
  shares.forEach(({ id }, index) => {
    if (!targetIds.has(id)) errors[`shares.${index}.id`] = shared.choice;
  });
  if (Object.keys(errors).length > 0) return errors;
  if (shares.length !== targetIds.size) return { shares: shared.fieldRequired };
  return lineCount * shares.length > MAX_ALLOCATED_LINES
    ? { shares: fill(shared.tooManyAllocated, { most: MAX_ALLOCATED_LINES }) }
    : {};
}

/** A budget divided by percentages: rows of their own for each target, exact to the cent. Pure but for `newId`. */
export function dividedParts(
  plan: Pick<Budget, 'sections'>,
  shares: Allocation['shares'],
  budgetIdOf: (targetId: string) => string,
  newId: () => string,
): DividedPart[] {
  const budgets = allocateBudget(
    plan,
    shares.map(({ percent }) => percent),
  );
  return shares.map(({ id: targetId, percent }, index) => {
    const { sections } = budgets[index] as Budget;
    const budgetId = budgetIdOf(targetId);
    const lines = plannedLines({ budgetId, body: { sections }, sections: [], before: [], mayFund: true, newId });
    return { targetId, budgetId, percent, sections, lines };
  });
}
