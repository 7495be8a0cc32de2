import { addCents, decimalOf, roundHalfUp } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { addMonths } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { undrawnOf } from './book-loan.js';
import type { BookLoan } from './book-loan.js';

/** Sums of some loans. Whole cents. */
export interface BookSums {
  readonly loans: number;
  readonly commitment: Cents;
  readonly funded: Cents;
  readonly undrawn: Cents;
  readonly principal: Cents;
}

/** Loans that have something in common: their type, their state, their borrower. */
export interface BookGroup extends BookSums {
  readonly key: string;
}

export const sumsOf = (loans: readonly BookLoan[]): BookSums => ({
  loans: loans.length,
  commitment: addCents(loans.map(({ commitment }) => commitment)),
  funded: addCents(loans.map(({ funded }) => funded)),
  undrawn: addCents(loans.map(undrawnOf)),
  principal: addCents(loans.map(({ principal }) => principal)),
});

/** The loans by a key, the largest commitment first; those of one sum by their key. */
export function groupsOf(loans: readonly BookLoan[], keyOf: (loan: BookLoan) => string): BookGroup[] {
  const byKey = new Map<string, BookLoan[]>();
  for (const loan of loans) {
    const own = byKey.get(keyOf(loan));
    if (own) own.push(loan);
    else byKey.set(keyOf(loan), [loan]);
  }
  return [...byKey]
    .map(([key, own]) => ({ key, ...sumsOf(own) }))
    .sort((a, b) => b.commitment - a.commitment || (a.key < b.key ? -1 : 1));
}

/** The rungs of the ladder: when a loan ends, in months from a day; past ends and loans without a term stand by themselves. */
export const maturityRungs = ['past', 'months3', 'months6', 'months12', 'months24', 'later', 'none'] as const;
export type MaturityRung = (typeof maturityRungs)[number];
export const maturityLabels: Readonly<Record<MaturityRung, string>> = {
  past: 'Past maturity',
  months3: 'Within 3 months',
  months6: '3 to 6 months',
  months12: '6 to 12 months',
  months24: '1 to 2 years',
  later: 'Later',
  none: 'No term agreed',
};

const ends: readonly (readonly [MaturityRung, number])[] = [
  ['months3', 3],
  ['months6', 6],
  ['months12', 12],
  ['months24', 24],
];

export function rungOf({ maturesOn }: Pick<BookLoan, 'maturesOn'>, day: CalendarDate): MaturityRung {
  if (maturesOn === null) return 'none';
  if (maturesOn < day) return 'past';
  return ends.find(([, months]) => maturesOn <= addMonths(day, months))?.[0] ?? 'later';
}

/** Every rung, also those of no loan, in their order. */
export function ladderOf(loans: readonly BookLoan[], day: CalendarDate): BookGroup[] {
  const groups = new Map(groupsOf(loans, (loan) => rungOf(loan, day)).map((group) => [group.key, group]));
  return maturityRungs.map((key) => groups.get(key) ?? { key, ...sumsOf([]) });
}

/** The rate a year of loans that have one, each as much as its amount weighs, two decimals; null where nothing weighs. */
export function weightedRate(loans: readonly BookLoan[], weightOf: (loan: BookLoan) => Cents): number | null {
  let [weight, weighted, hundredths] = [0n, 0n, 1n];
  for (const loan of loans) {
    if (loan.rate === null) continue;
    const { units, scale } = decimalOf(loan.rate);
    const own = BigInt(weightOf(loan));
    [weight, weighted, hundredths] = [weight + own, weighted + own * units, scale];
  }
  return weight === 0n ? null : Number(roundHalfUp(weighted * 100n, weight * hundredths)) / 100;
}
