import { addCents, shareOf, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { drawStatus, isOpen } from './status.js';

/** A line of the loan's ledger. Whole cents; `pending` is what open draw lines ask of it. */
export interface LedgerLine {
  readonly budgetAmount: Cents;
  readonly amountFundedToDate: Cents;
  readonly pending: Cents;
}

/** Totals of a loan (specification 3): what is funded, what was committed, and what of that is not funded yet. */
export interface LoanTotals {
  readonly fundedToDate: Cents;
  /** The commitment: what the loan gives at most. */
  readonly total: Cents;
  /** Of all lines; more than the commitment where the borrower pays a part. */
  readonly budgetAmount: Cents;
  readonly remaining: Cents;
  /** Asked for in open lines; part of what remains. */
  readonly pending: Cents;
  /** May still be asked for: remaining less pending, and no more than the lines have left. */
  readonly available: Cents;
}

/**
 * Most that may be asked of a line: its budget less what is funded and less what is pending, never below 0. The
 * pending part keeps two requests from taking the same money (the specification's cap leaves it out).
 */
export function lineCap({ budgetAmount, amountFundedToDate, pending }: LedgerLine): Cents {
  return Math.max(0, subtractCents(budgetAmount, amountFundedToDate, pending));
}

/** Most that may be asked of a line whose work an inspection found done to `percent` of it, less funded and pending. */
export function inspectedCap(line: LedgerLine, earned: Cents): Cents {
  return Math.min(lineCap(line), Math.max(0, subtractCents(earned, line.amountFundedToDate, line.pending)));
}

/** Totals of a ledger from its lines and its commitment. */
export function loanTotals(lines: readonly LedgerLine[], commitment: Cents): LoanTotals {
  const budgetAmount = addCents(lines.map((line) => line.budgetAmount));
  const fundedToDate = addCents(lines.map((line) => line.amountFundedToDate));
  const pending = addCents(lines.map((line) => line.pending));
  const left = (of: Cents): Cents => Math.max(0, subtractCents(of, fundedToDate, pending));
  return {
    fundedToDate,
    total: commitment,
    budgetAmount,
    remaining: Math.max(0, subtractCents(commitment, fundedToDate)),
    pending,
    available: Math.min(left(commitment), left(budgetAmount)),
  };
}

/** Totals of several loans together. */
export function sumOfTotals(loans: readonly LoanTotals[]): LoanTotals {
  const sum = (of: (loan: LoanTotals) => Cents): Cents => addCents(loans.map(of));
  return {
    fundedToDate: sum((loan) => loan.fundedToDate),
    total: sum((loan) => loan.total),
    budgetAmount: sum((loan) => loan.budgetAmount),
    remaining: sum((loan) => loan.remaining),
    pending: sum((loan) => loan.pending),
    available: sum((loan) => loan.available),
  };
}

/** The drawn share in percent, two digits at most, from 0 to 100; 0 for an empty budget. */
export function progressPercent(funded: Cents, budget: Cents): number {
  return Math.min(100, Math.max(0, shareOf(funded, budget)));
}

/** Sum of the requested amounts of a draw's lines. */
export function requestedTotal(lines: readonly { readonly requestedAmount: Cents }[]): Cents {
  return addCents(lines.map((line) => line.requestedAmount));
}

/** What a draw's lines hold of the ledger: open ones are pending, approved ones funded as approved, rejected ones nothing. */
export function heldBy(line: {
  readonly requestedAmount: Cents;
  readonly statusId: number;
  readonly approvedAmount?: Cents | null | undefined;
}): {
  pending: Cents;
  funded: Cents;
} {
  return {
    pending: isOpen(line.statusId) ? line.requestedAmount : 0,
    funded: line.statusId === drawStatus.approved ? (line.approvedAmount ?? line.requestedAmount) : 0,
  };
}
