import { addCents, cents, decimalOf, roundHalfUp } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { countedDays, daysOfYear } from './day-count.js';
import type { InterestBasis } from './day-count.js';

/** Principal that grows or falls: what is funded, taken back or paid down. It counts from its day on; whole cents. */
export interface PrincipalMove {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly amount: Cents;
}

/** A rate in percent a year, and how days are counted, from a day on until the next one. */
export interface RateFrom {
  readonly from: string;
  readonly percent: number;
  readonly basis: InterestBasis;
}

/** 360 and 365 days both divide it, so that days of either basis add up exactly. */
const commonYear = 26_280n;

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** An exact amount of interest, as a fraction of cents. */
interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const scale = (rates: readonly RateFrom[]): bigint => decimalOf(rates[0]?.percent ?? 0).scale * 100n * commonYear;

/** Interest of one amount of principal through the end of the day before `to`. */
function numeratorOf({ day, amount }: PrincipalMove, rates: readonly RateFrom[], to: string): bigint {
  return rates.reduce((sum, { from, percent, basis }, at) => {
    const begin = later(day, from);
    const end = earlier(to, rates[at + 1]?.from ?? to);
    if (begin >= end) return sum;
    const days = BigInt(countedDays(basis, begin, end)) * (commonYear / BigInt(daysOfYear[basis]));
    return sum + BigInt(cents(amount)) * decimalOf(percent).units * days;
  }, 0n);
}

/**
 * All interest on moves of principal before the day `to`, exactly. Rates stand in the order of their days; before the first
 * one nothing accrues. Simple interest: what is not paid bears none.
 */
export function exactInterest(moves: readonly PrincipalMove[], rates: readonly RateFrom[], to: string): Exact {
  const numerator = moves.reduce((sum, move) => sum + numeratorOf(move, rates, to), 0n);
  return { numerator, denominator: scale(rates) };
}

const rounded = ({ numerator, denominator }: Exact): Cents => cents(Number(roundHalfUp(numerator, denominator)));

/**
 * Interest accrued before the day `to`, in cents. The one rounding of interest: the whole since the first day, half away from zero. What a
 * period accrues is the difference of two such figures, so that parts of a period add up to it.
 */
export const accruedBefore = (moves: readonly PrincipalMove[], rates: readonly RateFrom[], to: string): Cents =>
  rounded(exactInterest(moves, rates, to));

/** Interest from a day on and before another one, in cents. */
export const accruedBetween = (
  moves: readonly PrincipalMove[],
  rates: readonly RateFrom[],
  { from, to }: { readonly from: string; readonly to: string },
): Cents => accruedBefore(moves, rates, to) - accruedBefore(moves, rates, from);

/** What is owed of principal before the day `to`: with `to` the day after, that of the end of a day. */
export const principalBefore = (moves: readonly PrincipalMove[], to: string): Cents =>
  addCents(moves.filter(({ day }) => day < to).map(({ amount }) => amount));

/** The rate that counts on a day; undefined before the first one. */
export const rateOn = (rates: readonly RateFrom[], day: string): RateFrom | undefined =>
  rates.filter(({ from }) => from <= day).at(-1);

/** Interest of one day on an amount of principal, in cents, half away from zero: what a letter quotes for each further day. */
export function perDiem(principal: Cents, rate: Pick<RateFrom, 'percent' | 'basis'> | undefined): Cents {
  if (!rate) return 0;
  const { units, scale: digits } = decimalOf(rate.percent);
  const year = BigInt(daysOfYear[rate.basis]);
  return cents(Number(roundHalfUp(BigInt(cents(principal)) * units, digits * 100n * year)));
}

/**
 * Terms as they were set one after the other: a later one takes the place of all from its day on. Nothing accrues before the first day of
 * interest.
 */
export function ratesInForce(versions: readonly RateFrom[], firstDay: string): RateFrom[] {
  const set = versions.reduce<RateFrom[]>((sofar, next) => [...sofar.filter(({ from }) => from < next.from), next], []);
  return set.flatMap((rate, at) => {
    const until = set[at + 1]?.from;
    return until !== undefined && until <= firstDay ? [] : [{ ...rate, from: later(rate.from, firstDay) }];
  });
}
