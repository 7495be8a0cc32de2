import { addCents, allocate, percentOf, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { scheduleTotals } from './schedule.js';
import type { ScheduleLine } from './schedule.js';

/** From a degree of completion on another rate is held of the work. */
export interface RetainageReduction {
  /** Reached when completed work is this much of the scheduled value, percent. */
  readonly fromPercent: number;
  /** Percent of completed work from then on. */
  readonly completedPercent: number;
  /** 'all' holds the new rate of all work, so that some is given back; 'later' of what is built above the degree alone. */
  readonly appliesTo: 'all' | 'later';
}

/** What is held back, percent. Work and stored materials have rates of their own (5a and 5b of G702). */
export interface RetainageTerms {
  readonly completedPercent: number;
  readonly storedPercent: number;
  /** At most one: the usual contracts know one step. */
  readonly reduction?: RetainageReduction | undefined;
}

/** Retainage of a line or of the whole, to date. Whole cents; `withheld` = `released` + `left`. */
export interface Retainage {
  readonly completed: Cents;
  readonly stored: Cents;
  readonly withheld: Cents;
  readonly released: Cents;
  /** Column I, and line 5 of the certificate. */
  readonly left: Cents;
}

type Amounts = Pick<ScheduleLine, 'completed' | 'stored' | 'scheduledValue'>;

/** completed / value ≥ percent, without a division: percentages have six digits at most. */
const reaches = ({ completed, scheduledValue }: Amounts, percent: number): boolean =>
  scheduledValue > 0 &&
  BigInt(completed) * 100_000_000n >= BigInt(scheduledValue) * BigInt(Math.round(percent * 1_000_000));

function ofCompleted(amounts: Amounts, { completedPercent, reduction }: RetainageTerms): Cents {
  const { completed, scheduledValue } = amounts;
  if (!reduction || !reaches(amounts, reduction.fromPercent)) return percentOf(completed, completedPercent);
  if (reduction.appliesTo === 'all') return percentOf(completed, reduction.completedPercent);
  const before = percentOf(scheduledValue, reduction.fromPercent);
  return addCents([
    percentOf(before, completedPercent),
    percentOf(subtractCents(completed, before), reduction.completedPercent),
  ]);
}

const retainage = (completed: Cents, stored: Cents, released: Cents): Retainage => {
  const withheld = addCents([completed, stored]);
  return { completed, stored, withheld, released, left: subtractCents(withheld, released) };
};

/** What a ledger has held of a line, as withheld work: it does not tell material from work. */
export const heldRetainage = (withheld: Cents, released: Cents): Retainage => retainage(withheld, 0, released);

/** Retainage of one line at its own terms. `released` is what was paid out of it to date. */
export function lineRetainage(line: Amounts, terms: RetainageTerms, released: Cents = 0): Retainage {
  return retainage(ofCompleted(line, terms), percentOf(line.stored, terms.storedPercent), released);
}

/** Sum of the retainage of lines. */
export function retainageTotals(lines: readonly Retainage[]): Retainage {
  const sum = (of: (line: Retainage) => Cents): Cents => addCents(lines.map(of));
  return retainage(
    sum((line) => line.completed),
    sum((line) => line.stored),
    sum((line) => line.released),
  );
}

/**
 * One rate for the whole: computed of the sums, as the certificate prints it, and divided among the lines so that column I
 * adds up to it to the cent. `released` is by line. Work and stored material of a line may not be negative.
 */
export function uniformRetainage(
  lines: readonly ScheduleLine[],
  terms: RetainageTerms,
  released: readonly Cents[] = [],
): Retainage[] {
  const whole = lineRetainage(scheduleTotals(lines), terms);
  const share = (amount: Cents, of: (line: ScheduleLine) => Cents): Cents[] => allocate(amount, lines.map(of));
  const completed = share(whole.completed, (line) => line.completed);
  const stored = share(whole.stored, (line) => line.stored);
  return lines.map((_line, at) => retainage(completed[at] ?? 0, stored[at] ?? 0, released[at] ?? 0));
}
