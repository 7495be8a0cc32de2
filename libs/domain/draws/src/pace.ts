import { addCents, allocate } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { addMonths, daysBetween } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';

/** Money that was funded on a day; negative where it came back. Whole cents. */
export interface FundedOn {
  readonly day: CalendarDate;
  readonly amount: Cents;
}

/** Where a loan stood at the end of a month of its term. Whole cents, summed from its opening. */
export interface PacePoint {
  readonly month: number;
  readonly day: CalendarDate;
  /** Null where no term was agreed, and after its end. */
  readonly planned: Cents | null;
  /** Null for months that are still ahead; of the month that runs it is what is funded until today. */
  readonly funded: Cents | null;
}

/** How a loan is drawn: `openedOn` its first day, `termMonths` null where none was agreed, amounts in whole cents. */
export interface PacedLoan {
  readonly openedOn: CalendarDate;
  readonly termMonths: number | null;
  readonly commitment: Cents;
}

/** Nobody looks further, whatever a term says. */
const mostMonths = 600;

/**
 * What is funded of a loan month by month, beside an even pace over its term: a loan agrees on no plan by month, so the plan is the
 * commitment in equal parts, to the cent. From the opening (month 0) to the term's end, or to today where that is later.
 */
export function drawPace(
  { openedOn, termMonths, commitment }: PacedLoan,
  funded: readonly FundedOn[],
  today: CalendarDate,
): PacePoint[] {
  const term = Math.min(mostMonths, termMonths ?? 0);
  const parts = term > 0 ? allocate(commitment, new Array<number>(term).fill(1)) : [];
  const points: PacePoint[] = [];
  for (let month = 0; month <= mostMonths; month += 1) {
    const day = addMonths(openedOn, month);
    const isAhead = month > 0 && daysBetween(today, addMonths(openedOn, month - 1)) >= 0;
    if (month > term && isAhead) break;
    points.push({
      month,
      day,
      planned: termMonths === null || month > term ? null : addCents(parts.slice(0, month)),
      funded: isAhead ? null : addCents(funded.filter((each) => each.day <= day).map(({ amount }) => amount)),
    });
  }
  return points;
}
