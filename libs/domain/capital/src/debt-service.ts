import { cents, percentOf, roundHalfUp } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

const MONTHS = 12n;
/** A rate has four decimals at most. */
const RATE_SCALE = 10_000n;

/** What a loan costs in a year. */
export interface DebtTerms {
  /** Interest a year in percent, four decimals at most. */
  readonly rate: number;
  /** Years over which it is paid back in equal monthly payments; none, or 0: interest alone. */
  readonly amortizationYears?: number | null;
}

/**
 * A year's payments on a loan in cents: interest alone, or twelve equal payments of interest and principal. The payment is
 * `loan × i × (1 + i)^n ÷ ((1 + i)^n − 1)` with `i` the rate of a month and `n` the months, in whole numbers throughout and rounded
 * once, to the cent, as a month's payment is.
 */
export function annualDebtService(loan: Cents, { rate, amortizationYears }: DebtTerms): Cents {
  if (!amortizationYears) return percentOf(loan, rate);
  const months = BigInt(amortizationYears) * MONTHS;
  const numerator = BigInt(Math.round(rate * Number(RATE_SCALE)));
  const payment =
    numerator === 0n ? roundHalfUp(BigInt(cents(loan)), months) : levelPayment(BigInt(cents(loan)), numerator, months);
  return cents(Number(payment * MONTHS));
}

function levelPayment(loan: bigint, numerator: bigint, months: bigint): bigint {
  // i = numerator / denominator, so that (1 + i)^n is growth / base.
  const denominator = RATE_SCALE * 100n * MONTHS;
  const growth = (denominator + numerator) ** months;
  const base = denominator ** months;
  return roundHalfUp(loan * numerator * growth, denominator * (growth - base));
}
