import { cents } from './cents.js';
import type { Cents } from './cents.js';

/** Decimal digits that a percentage may carry after its point; more are refused, not cut. */
const PERCENT_DIGITS = 6;
const PERCENT_SCALE = 10n ** BigInt(PERCENT_DIGITS);

/**
 * The one rounding of the house: numerator / denominator to the nearest whole number, a half away from zero
 * (2.5 → 3, -2.5 → -3). Exact, in big integers: no float takes part. A denominator of 0 is a RangeError.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -rounded : rounded;
}

/** A decimal number (at most 6 digits after the point) as numerator over a power of ten, read from its shortest decimal text. */
export function decimalOf(value: number): { units: bigint; scale: bigint } {
  const scaled = Number(`${value}e${PERCENT_DIGITS}`);
  if (!Number.isSafeInteger(scaled)) {
    throw new RangeError(`Not a number with at most ${PERCENT_DIGITS} digits after the point: ${value}`);
  }
  return { units: BigInt(scaled), scale: PERCENT_SCALE };
}

/** `percent` (a decimal such as 12.5, at most 6 digits after the point) of an amount, in cents, half away from zero. */
export function percentOf(amount: Cents, percent: number): Cents {
  const { units, scale } = decimalOf(percent);
  return cents(Number(roundHalfUp(BigInt(cents(amount)) * units, scale * 100n)));
}

/** amount × factor (a decimal, at most 6 digits after the point) in cents, half away from zero. */
export function timesFactor(amount: Cents, factor: number): Cents {
  const { units, scale } = decimalOf(factor);
  return cents(Number(roundHalfUp(BigInt(cents(amount)) * units, scale)));
}

/** amount × part / whole in cents, half away from zero; 0 where the whole is 0. */
export function shareOfAmount(amount: Cents, part: number, whole: number): Cents {
  if (whole === 0) return 0;
  return cents(Number(roundHalfUp(BigInt(cents(amount)) * BigInt(cents(part)), BigInt(cents(whole)))));
}

/**
 * What `part` is of `total` in percent, with at most two digits after the point, half away from zero;
 * 0 where the total is 0. For display and progress only.
 */
export function shareOf(part: Cents, total: Cents): number {
  if (total === 0) return 0;
  return Number(roundHalfUp(BigInt(cents(part)) * 10_000n, BigInt(cents(total)))) / 100;
}

/**
 * Divides an amount by weights (whole numbers of 0 or more) so that the parts add up to it exactly:
 * each part is rounded towards zero, and the cents that are left go to the largest remainders, the first of equals.
 * All parts are 0 where every weight is 0.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = BigInt(cents(amount));
  const sign = whole < 0n ? -1n : 1n;
  const positive = whole * sign;
  const bigs = weights.map((weight) => {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`Not a weight: ${weight}`);
    return BigInt(weight);
  });
  const total = bigs.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map(() => 0);
  const parts = bigs.map((weight) => (positive * weight) / total);
  let left = positive - parts.reduce((sum, part) => sum + part, 0n);
  const byRemainder = bigs
    .map((weight, index) => ({ index, remainder: (positive * weight) % total }))
    .sort((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    parts[index] = (parts[index] ?? 0n) + 1n;
    left -= 1n;
  }
  return parts.map((part) => cents(Number(part * sign)));
}
