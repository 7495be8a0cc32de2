import { addCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { earnedOf } from '../ledger.js';
import type { LedgerLine } from '../ledger.js';
import { thisPeriodAtPercent } from '../payment/schedule.js';

/** A line of the budget with its material in store; whole cents. */
type DrawnLine = Omit<LedgerLine, 'pending'> & { readonly materialsStored: Cents };

/**
 * What a line asks for whose work is said to be in place to `percent` of its value: that work less what was approved of it
 * before, and what is newly stored. Negative where more is approved. It follows the value: a change of the budget changes it.
 */
export function askedAtPercent(line: DrawnLine, percent: number, stored: Cents = line.materialsStored): Cents {
  const before = subtractCents(earnedOf(line), line.materialsStored);
  return addCents([
    thisPeriodAtPercent(line.budgetAmount, before, percent),
    subtractCents(stored, line.materialsStored),
  ]);
}
