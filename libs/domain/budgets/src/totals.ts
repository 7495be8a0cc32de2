import { addCents, allocate, isCents, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import type { Budget, BudgetSection } from './budget.record.js';

/** Sums in whole cents. */
export interface BudgetTotals {
  readonly budgetAmount: Cents;
  readonly amountFundedToDate: Cents;
  readonly remaining: Cents;
}

interface Amounts {
  readonly budgetAmount?: unknown;
  readonly amountFundedToDate?: unknown;
}

/** An amount as it counts: what is not an amount counts as 0 (specification 5). */
export function countedAmount(value: unknown): Cents {
  return isCents(value) ? value : 0;
}

/** Totals of rows. Always computed from the rows: a total that somebody sends along is never read. */
export function totalsOf(items: Iterable<Amounts>): BudgetTotals {
  const rows = [...items];
  const budgetAmount = addCents(rows.map((row) => countedAmount(row.budgetAmount)));
  const amountFundedToDate = addCents(rows.map((row) => countedAmount(row.amountFundedToDate)));
  return { budgetAmount, amountFundedToDate, remaining: subtractCents(budgetAmount, amountFundedToDate) };
}

/** Totals of one section. */
export function sectionTotals(section: Pick<BudgetSection, 'additionalItems'>): BudgetTotals {
  return totalsOf(section.additionalItems);
}

/** Totals of a budget; 0 where there is none. */
export function budgetTotals(budget: Pick<Budget, 'sections'> | null | undefined): BudgetTotals {
  return totalsOf((budget?.sections ?? []).flatMap((section) => section.additionalItems));
}

/** The part of a budget that one section, or one kind of cost, has. `percent` has two digits after the point. */
export interface ShareRow {
  readonly name: string;
  readonly amount: Cents;
  readonly percent: number;
}

/** Shares of the whole in percent, which are 100 together wherever there is an amount: the largest remainders are rounded up. */
export function shareRows(parts: readonly { readonly name: string; readonly items: Iterable<Amounts> }[]): ShareRow[] {
  const rows = parts.map(({ name, items }) => ({ name, amount: totalsOf(items).budgetAmount }));
  const percents = allocate(
    10_000,
    rows.map(({ amount }) => amount),
  );
  return rows.map((row, index) => ({ ...row, percent: (percents[index] ?? 0) / 100 }));
}
