import { addCents, percentOf, shareOf, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

/** What an application for payment says of one line of the schedule of values (columns of G703). Whole cents. */
export interface ScheduleEntry {
  /** The value of the line before any change order. */
  readonly original: Cents;
  /** Net of the change orders on it; negative where it was cut. */
  readonly changes: Cents;
  /** Column D: work completed in earlier applications, without what is stored. */
  readonly fromPrevious: Cents;
  /** Column E: work completed in this period; negative where earlier work is taken back. */
  readonly thisPeriod: Cents;
  /** Column F: materials presently stored, as a balance and not as an increase; neither in D nor in E. */
  readonly stored: Cents;
}

/** A line of the continuation sheet, columns C to H; its retainage (I) depends on all lines (`retainageOf`). Whole cents. */
export interface ScheduleLine extends ScheduleEntry {
  /** C: with its change orders. */
  readonly scheduledValue: Cents;
  /** D and E: what is built, which a rate of retainage of its own applies to. */
  readonly completed: Cents;
  /** G: D, E and F. */
  readonly completedAndStored: Cents;
  /** G of C in percent, two digits at most; may pass 100. */
  readonly percent: number;
  /** H: C less G; negative where more is billed than the line has. */
  readonly balanceToFinish: Cents;
}

/** The computed columns of a line. */
export function scheduleLine(entry: ScheduleEntry): ScheduleLine {
  const scheduledValue = addCents([entry.original, entry.changes]);
  const completed = addCents([entry.fromPrevious, entry.thisPeriod]);
  const completedAndStored = addCents([completed, entry.stored]);
  return {
    ...entry,
    scheduledValue,
    completed,
    completedAndStored,
    percent: shareOf(completedAndStored, scheduledValue),
    balanceToFinish: subtractCents(scheduledValue, completedAndStored),
  };
}

/** The totals of the sheet: every column is the sum of its lines. */
export function scheduleTotals(lines: readonly ScheduleEntry[]): ScheduleLine {
  const sum = (of: (line: ScheduleEntry) => Cents): Cents => addCents(lines.map(of));
  return scheduleLine({
    original: sum((line) => line.original),
    changes: sum((line) => line.changes),
    fromPrevious: sum((line) => line.fromPrevious),
    thisPeriod: sum((line) => line.thisPeriod),
    stored: sum((line) => line.stored),
  });
}

/**
 * The work of this period (E) of a line that is said to be built to `percent` (0 to 100, six digits at most): that share
 * of its value less what was billed before. Negative where less is built than was billed.
 */
export function thisPeriodAtPercent(value: Cents, fromPrevious: Cents, percent: number): Cents {
  return subtractCents(percentOf(value, percent), fromPrevious);
}

/** What a line asks for in this period: its work, and by how much what is stored grew. Stored material that was built in
 * moves from F to E, and is not asked for twice. */
export function askedThisPeriod(entry: Pick<ScheduleEntry, 'thisPeriod' | 'stored'>, storedBefore: Cents): Cents {
  return addCents([entry.thisPeriod, subtractCents(entry.stored, storedBefore)]);
}

/** The line as the next application begins: what was built is previous, what is stored is still stored. */
export function nextPeriod(entry: ScheduleEntry): ScheduleEntry {
  return { ...entry, fromPrevious: addCents([entry.fromPrevious, entry.thisPeriod]), thisPeriod: 0 };
}
