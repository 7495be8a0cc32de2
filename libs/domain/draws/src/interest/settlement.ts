import { addCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

/** Who pays the interest of a loan: the reserve as far as it goes and the borrower what it lacks, or the borrower alone. */
export const interestPayers = ['reserve', 'borrower'] as const;
export type InterestPayer = (typeof interestPayers)[number];
export const interestPayerLabels: Readonly<Record<InterestPayer, string>> = {
  reserve: 'Interest reserve',
  borrower: 'Borrower',
};

/** What may pay interest; whole cents. */
export interface InterestSources {
  readonly payer: InterestPayer;
  /** What payments put into the reserve and nothing was paid of yet. */
  readonly reserve: Cents;
  /** Lines of the budget for interest with what may still be drawn of them, in their order. */
  readonly lines: readonly { readonly id: string; readonly left: Cents }[];
}

/** Where the interest of a statement comes from. The parts add up to it. */
export interface InterestShares {
  readonly reserve: Cents;
  readonly lines: { readonly id: string; readonly amount: Cents }[];
  /** Negative where the borrower is given credit. */
  readonly due: Cents;
}

/** Interest is paid from what was put into the reserve, then from the budget's lines for it; the rest is the borrower's. */
export function shareInterest(interest: Cents, { payer, reserve, lines }: InterestSources): InterestShares {
  if (payer === 'borrower' || interest <= 0) return { reserve: 0, lines: [], due: interest };
  const fromReserve = Math.min(interest, Math.max(0, reserve));
  let due = subtractCents(interest, fromReserve);
  const fromLines = lines.flatMap(({ id, left }) => {
    const amount = Math.min(due, Math.max(0, left));
    due = subtractCents(due, amount);
    return amount > 0 ? [{ id, amount }] : [];
  });
  return { reserve: fromReserve, lines: fromLines, due };
}

/**
 * How far each amount that is due is paid, the oldest first, and what is left of the payments for later ones. An amount below zero is a
 * credit and pays with them. Whole cents; the payments in any order, since their sum alone counts.
 */
export function settle(due: readonly Cents[], paid: Cents): { readonly paid: Cents[]; readonly unapplied: Cents } {
  let left = subtractCents(paid, addCents(due.filter((amount) => amount < 0)));
  const settled = due.map((amount) => {
    const part = Math.max(0, Math.min(left, amount));
    left = subtractCents(left, part);
    return part;
  });
  return { paid: settled, unapplied: left };
}
