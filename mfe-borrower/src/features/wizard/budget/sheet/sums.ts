import { totalsOf } from '@groundwork/domain-budgets';
import { addCents } from '@groundwork/domain-money';
import { whatIsRead } from '@groundwork/domain-validation';
import type { Sheet, SheetRow } from './sheet.js';

const sums = new WeakMap<readonly SheetRow[], number>();

/** Sum of a section's rows, whole cents, computed once for as long as they stay. What could not be read counts for nothing. */
export function sumOfRows(rows: readonly SheetRow[]): number {
  let sum = sums.get(rows);
  if (sum === undefined) {
    sum = totalsOf(whatIsRead(rows)).budgetAmount;
    sums.set(rows, sum);
  }
  return sum;
}

/** Sum of all rows. A key computes that of its own section anew. */
export const sumOfSheet = (sheet: Sheet): number => addCents(sheet.map(({ rows }) => sumOfRows(rows)));
