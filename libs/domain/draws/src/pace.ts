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
  /** What is planned to be funded in each month, from the opening on; left out or null where the lender entered no plan. */
  readonly plan?: readonly Cents[] | null;
}

/** Nobody looks further, whatever a term says. */
const mostMonths = 600;

/** An even pace: the commitment in equal parts, to the cent. */
export const evenPlan = (commitment: Cents, months: number): Cents[] =>
  months > 0 ? allocate(commitment, new Array<number>(months).fill(1)) : [];

/**
 * What is funded of a loan month by month, beside the plan that was entered for it, else beside an even pace over its term. From the
 * opening (month 0) to the end of the term and of the plan, or to today where that is later. A plan that ends before the term stays at
 * its sum.
 */
export function drawPace(
  { openedOn, termMonths, commitment, plan = null }: PacedLoan,
  funded: readonly FundedOn[],
  today: CalendarDate,
): PacePoint[] {
  const term = Math.min(mostMonths, Math.max(termMonths ?? 0, plan?.length ?? 0));
  const parts = plan ?? evenPlan(commitment, term);
  const points: PacePoint[] = [];
  for (let month = 0; month <= mostMonths; month += 1) {
    const day = addMonths(openedOn, month);
    const isAhead = month > 0 && daysBetween(today, addMonths(openedOn, month - 1)) >= 0;
    if (month > term && isAhead) break;
    points.push({
      month,
      day,
      planned: (termMonths ?? plan) === null || month > term ? null : addCents(parts.slice(0, month)),
      funded: isAhead ? null : addCents(funded.filter((each) => each.day <= day).map(({ amount }) => amount)),
    });
  }
  return points;
}
