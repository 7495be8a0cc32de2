import { cents, roundHalfUp, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { addDays } from '@groundwork/domain-time';
import { accruedBefore, exactInterest, principalBefore } from './accrual.js';
import type { PrincipalMove, RateFrom } from './accrual.js';

/** A move of principal with what it belongs to: a payment and its reversal have one source. */
export interface SourcedMove extends PrincipalMove {
  readonly source: string;
}

/** What accrued of one source of principal in a period. Whole cents. */
export interface StatementLine {
  readonly source: string;
  /** Of its first move. */
  readonly day: string;
  /** What of it is owed at the end of the period. */
  readonly principal: Cents;
  readonly interest: Cents;
}

/** Interest of a period on everything that is funded. Whole cents. */
export interface Accrual {
  /** Principal when the period begins, and when it ends. */
  readonly opening: Cents;
  readonly closing: Cents;
  readonly interest: Cents;
  /** What became known later of the time before: a payment that was entered late, a reversal, a rate. */
  readonly adjustment: Cents;
  /** Their interest adds up to that of the period. */
  readonly lines: StatementLine[];
}

/** A period: its first day, and the day after its last. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The month that the next statement is of: the first one that is not stated, from the first day of interest on. */
export function nextStatementPeriod(
  firstDay: string,
  statedBefore: string | undefined,
): Period & { readonly month: string } {
  const from = statedBefore ?? firstDay;
  const month = from.slice(0, 7);
  const [year = 0, number = 0] = month.split('-').map(Number);
  const to = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
  return { month, from, to };
}

/** When what a statement leaves for the borrower is due: on the tenth after its period. */
export const interestDueOn = (periodTo: string): string => addDays(periodTo, 9);

/**
 * What a statement says of a period. `stated` is all interest of the statements before: what has changed since of their time is the
 * adjustment. Lines are rounded one after the other, so that they add up to the cent.
 */
export function accrualOf(
  moves: readonly SourcedMove[],
  rates: readonly RateFrom[],
  { from, to, stated }: Period & { readonly stated: Cents },
): Accrual {
  const before = accruedBefore(moves, rates, from);
  return {
    opening: principalBefore(moves, from),
    closing: principalBefore(moves, to),
    interest: subtractCents(accruedBefore(moves, rates, to), before),
    adjustment: subtractCents(before, stated),
    lines: linesOf(moves, rates, { from, to }),
  };
}

function linesOf(moves: readonly SourcedMove[], rates: readonly RateFrom[], { from, to }: Period): StatementLine[] {
  const sources = new Map<string, SourcedMove[]>();
  for (const move of moves) sources.set(move.source, [...(sources.get(move.source) ?? []), move]);
  const begin = exactInterest(moves, rates, from);
  const { denominator } = begin;
  let { numerator } = begin;
  let sofar = cents(Number(roundHalfUp(numerator, denominator)));
  const lines = [...sources].map(([source, own]): StatementLine => {
    const before = exactInterest(own, rates, from).numerator;
    numerator += exactInterest(own, rates, to).numerator - before;
    const next = cents(Number(roundHalfUp(numerator, denominator)));
    const interest = subtractCents(next, sofar);
    sofar = next;
    const day = own.reduce((first, move) => (move.day < first ? move.day : first), own[0]?.day ?? '');
    return { source, day, principal: principalBefore(own, to), interest };
  });
  return lines.filter(({ principal, interest }) => principal !== 0 || interest !== 0);
}
