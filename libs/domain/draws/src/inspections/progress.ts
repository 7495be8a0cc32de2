import { fill, inspectionRules } from '@groundwork/domain-messages';
import { addCents, formatPercent, percentOf, shareOf, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

/** A line of a draw beside what an inspection found of it. Whole cents; percentages of 0 to 100. */
export interface InspectedProgress {
  readonly additionalBudgetItemId: string;
  readonly name: string;
  /** Its value with all changes. */
  readonly budgetAmount: Cents;
  readonly amountFundedToDate: Cents;
  readonly requestedAmount: Cents;
  /** Of the last accepted report; null where none looked at the line. */
  readonly percentComplete: number | null;
  /** Material that is paid and not built in: no inspection of the work finds it. */
  readonly materialsStored?: Cents | null | undefined;
}

/** A line that would be funded without an inspection, or beyond what one found. */
export interface ProgressFinding {
  readonly additionalBudgetItemId: string;
  readonly kind: 'no inspection' | 'ahead of progress';
  /** What would be funded more than is complete, whole cents. */
  readonly excess: Cents;
  /** In plain words: what, where and why. */
  readonly message: string;
}

/**
 * The rule 'no inspection, or funded ahead of percent complete': for each line that asks for money. `tolerance` is how many
 * percent of the line's value funding may run ahead.
 */
export function progressFindings(lines: readonly InspectedProgress[], tolerance = 0): ProgressFinding[] {
  return lines.flatMap((line): ProgressFinding[] => {
    const { additionalBudgetItemId, name, budgetAmount, amountFundedToDate, requestedAmount, percentComplete } = line;
    if (requestedAmount <= 0) return [];
    const funded = subtractCents(addCents([amountFundedToDate, requestedAmount]), line.materialsStored ?? 0);
    if (percentComplete === null)
      return [
        {
          additionalBudgetItemId,
          kind: 'no inspection',
          excess: Math.max(0, funded),
          message: fill(inspectionRules.noInspection, { line: name }),
        },
      ];
    const excess = subtractCents(funded, percentOf(budgetAmount, Math.min(100, percentComplete + tolerance)));
    if (excess <= 0) return [];
    const words = { line: name, funded: formatPercent(shareOf(funded, budgetAmount)) };
    const message = fill(inspectionRules.aheadOfProgress, { ...words, percent: formatPercent(percentComplete) });
    return [{ additionalBudgetItemId, kind: 'ahead of progress', excess, message }];
  });
}
