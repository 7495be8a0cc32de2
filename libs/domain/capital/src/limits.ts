import { addCents, cents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import {
  costFigure,
  isRefinanced,
  loanFigure,
  purchaseFigure,
  valueAsCompleted,
  valueAsIs,
  worksFigure,
} from './capital-facts.js';
import type { CapitalFacts } from './capital-facts.js';
import type { DebtTerms } from './debt-service.js';
import { allKnown } from './figure.js';
import type { Figure } from './figure.js';
import type { LoanLimits } from './loan-limits.record.js';
import { exactRatio, measuresOf } from './measures.js';

/** A limit by what it holds the loan against. `advance`: so much of the purchase and so much of the works. */
export const limitKeys = [
  'loanToCost',
  'advance',
  'loanToValue',
  'loanToCompletedValue',
  'largestLoan',
  'contingency',
  'debtServiceCoverage',
  'debtYield',
] as const;
export type LimitKey = (typeof limitKeys)[number];

/** What a limit is called in a list. */
export const limitNames: Readonly<Record<LimitKey, string>> = {
  loanToCost: 'Loan to cost',
  advance: 'Loan to purchase and works',
  loanToValue: 'Loan to value',
  loanToCompletedValue: 'Loan to after-repair value',
  largestLoan: 'Largest loan',
  contingency: 'Contingency',
  debtServiceCoverage: 'Debt service coverage',
  debtYield: 'Debt yield',
};

/** A limit held against a loan. */
export interface LimitPoint {
  readonly limit: LimitKey;
  /** Not known: something that it is computed from is missing. */
  readonly state: 'within' | 'exceeded' | 'unknown';
  /** What the limit allows the loan to be, in cents; of a least ratio none. */
  readonly ceiling?: Cents;
  readonly missing: readonly string[];
}

/** A percentage with four decimals at most, in ten-thousandths. */
const PERCENT = 10_000n;
const scaled = (percent: number): bigint => BigInt(Math.round(percent * Number(PERCENT)));

/** A percentage of an amount, rounded down to the cent: a loan of a cent more is above the limit. */
const shareDown = (amount: Cents, percent: number): Cents =>
  cents(Number((BigInt(amount) * scaled(percent)) / (PERCENT * 100n)));

type Maybe<T> = T | null | undefined;

function ceilingFigure(limit: LimitKey, facts: CapitalFacts, limits: LoanLimits): Figure | undefined {
  const share = (figure: Figure, percent: Maybe<number>): Figure | undefined =>
    typeof percent === 'number' ? allKnown([figure], ([amount]) => shareDown(amount, percent)) : undefined;
  const applying: readonly string[] = measuresOf(facts);
  switch (limit) {
    case 'loanToCost':
      return isRefinanced(facts) ? undefined : share(costFigure(facts), limits.loanToCost);
    case 'loanToValue':
      return applying.includes(limit) ? share(valueAsIs(facts), limits.loanToValue) : undefined;
    case 'loanToCompletedValue':
      return applying.includes(limit) ? share(valueAsCompleted(facts), limits.loanToCompletedValue) : undefined;
    case 'advance':
      return advanceFigure(facts, limits);
    case 'largestLoan':
      return typeof limits.largestLoan === 'number' ? { known: true, value: limits.largestLoan } : undefined;
    default:
      return undefined;
  }
}

function advanceFigure(facts: CapitalFacts, { loanToPurchase, loanToWorks }: LoanLimits): Figure | undefined {
  if (typeof loanToPurchase !== 'number' && typeof loanToWorks !== 'number') return undefined;
  if (isRefinanced(facts)) return undefined;
  return allKnown([purchaseFigure(facts), worksFigure(facts)], ([purchase, works]) =>
    addCents([shareDown(purchase, loanToPurchase ?? 100), shareDown(works, loanToWorks ?? 100)]),
  );
}

const isLeast = (limit: LimitKey): limit is 'contingency' | 'debtServiceCoverage' | 'debtYield' =>
  limit === 'contingency' || limit === 'debtServiceCoverage' || limit === 'debtYield';

/**
 * The terms that a loan's payments are computed with: the rate that was decided, a percentage of 0 to 100, else the one that the lender
 * assumes for loans of this type; without either none.
 */
export function underwritingTerms(limits: Maybe<LoanLimits>, decidedRate?: Maybe<number>): Partial<DebtTerms> {
  const rate = decidedRate ?? limits?.underwritingRate;
  return typeof rate === 'number' ? { rate, amortizationYears: limits?.amortizationYears } : {};
}

function leastPoint(
  limit: LimitKey & keyof LoanLimits,
  facts: CapitalFacts,
  limits: LoanLimits,
  terms: Partial<DebtTerms>,
): LimitPoint[] {
  const least = limits[limit];
  if (!isLeast(limit) || typeof least !== 'number' || !measuresOf(facts).includes(limit)) return [];
  const { top, bottom } = exactRatio(limit, facts, terms);
  const scale = limit === 'debtServiceCoverage' ? PERCENT : PERCENT * 100n;
  const isBelow = allKnown([top, bottom], ([numerator, denominator]) =>
    BigInt(numerator) * scale < BigInt(denominator) * scaled(least) ? 1 : 0,
  );
  if (!isBelow.known) return [{ limit, state: 'unknown', missing: isBelow.missing }];
  return [{ limit, state: isBelow.value === 1 ? 'exceeded' : 'within', missing: [] }];
}

/**
 * Every limit of a loan's type that applies to it, with whether it is kept: what exceeds one is a point of the lender's decision.
 * `terms` are those that the debt service is computed with.
 */
export function limitPoints(
  facts: CapitalFacts,
  limits: LoanLimits,
  terms: Partial<DebtTerms> = underwritingTerms(limits),
): LimitPoint[] {
  const loan = loanFigure(facts);
  return limitKeys.flatMap((limit): LimitPoint[] => {
    if (isLeast(limit)) return leastPoint(limit, facts, limits, terms);
    const ceiling = ceilingFigure(limit, facts, limits);
    if (!ceiling) return [];
    const room = allKnown([loan, ceiling], ([amount, most]) => most - amount);
    const most = ceiling.known ? { ceiling: ceiling.value } : {};
    if (!room.known) return [{ limit, state: 'unknown', ...most, missing: room.missing }];
    return [{ limit, state: room.value < 0 ? 'exceeded' : 'within', ...most, missing: [] }];
  });
}

/** The limits that are set for a type of loan, whatever the loan. */
export function limitsSet(limits: LoanLimits): LimitKey[] {
  const isSet = (value: Maybe<number>): boolean => typeof value === 'number';
  return limitKeys.filter((key) =>
    key === 'advance' ? isSet(limits.loanToPurchase) || isSet(limits.loanToWorks) : isSet(limits[key]),
  );
}

/** The limits that the loan exceeds. */
export const exceededLimits = (points: readonly LimitPoint[]): LimitPoint[] =>
  points.filter(({ state }) => state === 'exceeded');

/** The largest loan that all known limits allow, in cents; undefined where none is known. */
export function largestLoanWithin(points: readonly LimitPoint[]): Cents | undefined {
  const ceilings = points.flatMap(({ ceiling }) => ceiling ?? []);
  return ceilings.length === 0 ? undefined : Math.min(...ceilings);
}

/** A percentage in hundredths as it is told: 8550 → '85.50%'. */
export const percentText = (hundredths: number): string => `${decimalText(hundredths)}%`;

/** 125 → '1.25'. */
export function decimalText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
