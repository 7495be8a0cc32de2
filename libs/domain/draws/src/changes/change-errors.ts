import { budgetChanges, fill, shared } from '@groundwork/domain-messages';
import { addCents, formatCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';
import { lineCap } from '../ledger.js';
import type { LedgerLine } from '../ledger.js';
import type { BudgetChange, BudgetChangeLine, ChangeSource, NewBudgetLine } from './change.record.js';

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

/** Lines and new lines of a change alike, as what is taken and added. */
export const changedAmounts = ({
  lineItems,
  newLines,
}: Pick<BudgetChange, 'lineItems' | 'newLines'>): Pick<BudgetChangeLine, 'increase' | 'decrease'>[] => [
  ...lineItems,
  ...(newLines ?? []).map(({ amount }) => ({ increase: amount })),
];

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
function cutComplaint(line: LedgerLine, by: Cents): Complaint {
  const most = lineCap({ ...line, capPercent: null });
  return -by > most ? fill(budgetChanges.takeAtMost, { amount: formatCents(most) }) : undefined;
}

/** Why a change cannot be applied to a line any more, whose money has moved since it was asked for. */
export function cutRefusal(name: string, line: LedgerLine, by: Cents): Complaint {
  const complaint = cutComplaint(line, by);
  if (complaint === undefined) return undefined;
  const reason = fill(budgetChanges.lineOfChange, { name, reason: complaint });
  return fill(budgetChanges.noLongerPossible, { reason });
}

/** Where the money of a change comes from: a change order alone has a source, and another one than the known has a name. */
export function changeMoney({ kind, source, sourceName }: Pick<BudgetChange, 'kind' | 'source' | 'sourceName'>): {
  readonly source: ChangeSource | null;
  readonly sourceName: string | null;
} {
  const from = kind === 'change_order' ? (source ?? null) : null;
  return { source: from, sourceName: from === 'other' ? (sourceName?.trim() ?? null) : null };
}

/** What is wrong with the sums and the source of a change, by field. */
function wholeErrors(change: Omit<BudgetChange, 'applicationId' | 'reason'>): FieldErrors {
  const errors: FieldErrors = {};
  const amounts = changedAmounts(change);
  const { taken, added, net } = changeTotals(amounts);
  if (changedLines(amounts).length === 0) errors['lineItems'] = budgetChanges.changesNothing;
  else if (isNetZero(change) && net !== 0)
    errors['lineItems'] = fill(budgetChanges.notEven, { taken: formatCents(taken), added: formatCents(added) });
  if (change.kind !== 'change_order') return errors;
  if (!change.source) errors['source'] = budgetChanges.sourceNeeded;
  else if (!isNetZero(change) && net === 0) errors['lineItems'] ??= budgetChanges.orderChangesNothing;
  if (change.source === 'other' && !change.sourceName?.trim()) errors['sourceName'] = budgetChanges.sourceNameNeeded;
  return errors;
}

/** Where a new line would stand: its property and section, and its name without case. */
const placeOf = ({ propertyId, section, name }: Pick<NewBudgetLine, 'propertyId' | 'section' | 'name'>): string =>
  [propertyId, section.trim(), name.trim()].join('\n').toLowerCase();

/** The budget as far as a new line has to fit into it. */
export interface BudgetPlaces {
  readonly properties: readonly { readonly propertyId: string }[];
  readonly lines: readonly Pick<NewBudgetLine, 'propertyId' | 'section' | 'name'>[];
}

/** What is wrong with the new lines of a change, by path: each is worth something, and none is there already. */
export function newLineErrors(
  { kind, newLines }: Pick<BudgetChange, 'kind' | 'newLines'>,
  budget: BudgetPlaces,
): FieldErrors {
  const errors: FieldErrors = {};
  const taken = new Set(budget.lines.map(placeOf));
  const properties = new Set(budget.properties.map(({ propertyId }) => propertyId));
  (newLines ?? []).forEach((line, at) => {
    const path = `newLines.${at}`;
    if (kind !== 'change_order') errors[`${path}.name`] = budgetChanges.newLineByOrder;
    else if (!line.name.trim()) errors[`${path}.name`] = shared.fieldRequired;
    else if (taken.has(placeOf(line))) errors[`${path}.name`] = budgetChanges.newLineExists;
    if (!line.section.trim()) errors[`${path}.section`] = shared.fieldRequired;
    if (!properties.has(line.propertyId)) errors[`${path}.propertyId`] = shared.choice;
    if (!((line.amount ?? 0) > 0)) errors[`${path}.amount`] = budgetChanges.newLineNeedsAmount;
    taken.add(placeOf(line));
  });
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
