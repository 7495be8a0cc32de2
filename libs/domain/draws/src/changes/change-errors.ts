import { budgetChanges, fill, shared } from '@groundwork/domain-messages';
import { addCents, formatCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';
import { lineCap } from '../ledger.js';
import type { LedgerLine } from '../ledger.js';
import type { BudgetChange, BudgetChangeLine } from './change.record.js';

/** A line of the budget as a change of it needs to know it. Whole cents. */
export interface ChangeableLine extends LedgerLine {
  readonly isContingency: boolean;
}

/** What a line changes by; negative where it is cut. */
export const changeOf = ({ increase, decrease }: Pick<BudgetChangeLine, 'increase' | 'decrease'>): Cents =>
  subtractCents(increase ?? 0, decrease ?? 0);

/** The lines of a change that say something. */
export const changedLines = <L extends Pick<BudgetChangeLine, 'increase' | 'decrease'>>(lines: readonly L[]): L[] =>
  lines.filter((line) => (line.increase ?? 0) > 0 || (line.decrease ?? 0) > 0);

/** What a change takes, adds, and by how much the budget grows; whole cents. */
export function changeTotals(lines: readonly Pick<BudgetChangeLine, 'increase' | 'decrease'>[]) {
  const taken = addCents(lines.map((line) => line.decrease ?? 0));
  const added = addCents(lines.map((line) => line.increase ?? 0));
  return { taken, added, net: subtractCents(added, taken) };
}

/** Whether a change stays within the budget: it is paid out of a line of it. */
export const isNetZero = ({ kind, source }: Pick<BudgetChange, 'kind' | 'source'>): boolean =>
  kind !== 'change_order' || source === 'contingency';

/** Whether it takes from contingency alone. */
const usesContingency = (change: Pick<BudgetChange, 'kind' | 'source'>): boolean =>
  change.kind === 'contingency' || (change.kind === 'change_order' && change.source === 'contingency');

/** What is wrong with a line: never is a line cut below what is drawn of it or asked for. */
export function cutComplaint(line: LedgerLine, by: Cents): Complaint {
  const most = lineCap({ ...line, capPercent: null });
  return by < 0 && -by > most ? fill(budgetChanges.takeAtMost, { amount: formatCents(most) }) : undefined;
}

/** What is wrong with the sums and the source of a change, by field. */
function wholeErrors(change: Omit<BudgetChange, 'applicationId' | 'reason'>): FieldErrors {
  const errors: FieldErrors = {};
  const { taken, added, net } = changeTotals(change.lineItems);
  if (changedLines(change.lineItems).length === 0) errors['lineItems'] = budgetChanges.changesNothing;
  else if (isNetZero(change) && net !== 0)
    errors['lineItems'] = fill(budgetChanges.notEven, { taken: formatCents(taken), added: formatCents(added) });
  if (change.kind !== 'change_order') return errors;
  if (!change.source) errors['source'] = budgetChanges.sourceNeeded;
  else if (!isNetZero(change) && net === 0) errors['lineItems'] ??= budgetChanges.orderChangesNothing;
  if (change.source === 'other' && !change.sourceName?.trim()) errors['sourceName'] = budgetChanges.sourceNameNeeded;
  return errors;
}

/**
 * What is wrong with a change, by path. `lineOf` gives a line of the loan as it stands, undefined for one that it does not
 * have. The service asks again when it is decided: lines move while a change waits.
 */
export function budgetChangeErrors(
  change: Omit<BudgetChange, 'applicationId' | 'reason'>,
  lineOf: (budgetItemId: string) => ChangeableLine | undefined,
): FieldErrors {
  const errors = wholeErrors(change);
  const seen = new Set<string>();
  change.lineItems.forEach((item, index) => {
    const path = `lineItems.${index}`;
    const line = lineOf(item.additionalBudgetItemId);
    if (!line || seen.has(item.additionalBudgetItemId)) {
      errors[`${path}.additionalBudgetItemId`] = shared.choice;
      return;
    }
    seen.add(item.additionalBudgetItemId);
    const [decrease, increase] = [item.decrease ?? 0, item.increase ?? 0];
    if (decrease > 0 && increase > 0) errors[`${path}.increase`] = budgetChanges.bothWays;
    const cut = cutComplaint(line, -decrease);
    if (cut !== undefined) errors[`${path}.decrease`] = cut;
    if (!usesContingency(change)) return;
    if (decrease > 0 && !line.isContingency) errors[`${path}.decrease`] = budgetChanges.contingencyAlone;
    if (increase > 0 && line.isContingency) errors[`${path}.increase`] = budgetChanges.contingencyGrows;
  });
  return errors;
}
