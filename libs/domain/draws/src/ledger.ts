import { addCents, percentOf, shareOf, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { drawStatus, isOpen } from './status.js';

/** A line of the loan's ledger. Whole cents; its parts never exceed its budget. */
export interface LedgerLine {
  readonly budgetAmount: Cents;
  /** Paid out. */
  readonly amountFundedToDate: Cents;
  /** Asked for in open draw lines. */
  readonly pending: Cents;
  /** Approved and not paid out yet. */
  readonly pendingFunding: Cents;
  /** Approved and held back until it is released. */
  readonly retainageHeld: Cents;
  /** Of a loan whose draws are capped by inspections: the percent that the last accepted one found complete, null for a line without. */
  readonly capPercent?: number | null;
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
  /** Approved and not paid out yet; part of what remains. */
  readonly pendingFunding: Cents;
  /** Held back of what was approved; part of what remains. */
  readonly retainageHeld: Cents;
  /** May still be asked for: what remains less those three, and no more than the lines have left. */
  readonly available: Cents;
}

type Approved = Pick<LedgerLine, 'amountFundedToDate' | 'pendingFunding' | 'retainageHeld'>;

/** What was approved of a line to date: paid out, waiting to be, and held back. */
export function earnedOf({ amountFundedToDate, pendingFunding, retainageHeld }: Approved): Cents {
  return addCents([amountFundedToDate, pendingFunding, retainageHeld]);
}

/**
 * Most that may be asked of a line: its budget less what is approved, paid or not, and less what is pending, never below 0.
 * What is not paid yet keeps two requests from taking the same money (the specification's cap leaves it out). Where inspections
 * cap the draws, of the budget only the share counts that was found complete.
 */
export function lineCap(line: LedgerLine): Cents {
  const { budgetAmount, capPercent = null } = line;
  return inspectedCap(line, capPercent === null ? budgetAmount : percentOf(budgetAmount, capPercent));
}

/** Most that may be asked of a line of which an inspection found that much earned, less what is approved and pending. */
export function inspectedCap(line: LedgerLine, earned: Cents): Cents {
  return Math.max(0, subtractCents(Math.min(line.budgetAmount, earned), earnedOf(line), line.pending));
}

/** Totals of a ledger from its lines and its commitment. */
export function loanTotals(lines: readonly LedgerLine[], commitment: Cents): LoanTotals {
  const budgetAmount = addCents(lines.map((line) => line.budgetAmount));
  const fundedToDate = addCents(lines.map((line) => line.amountFundedToDate));
  const pending = addCents(lines.map((line) => line.pending));
  const pendingFunding = addCents(lines.map((line) => line.pendingFunding));
  const retainageHeld = addCents(lines.map((line) => line.retainageHeld));
  const taken = addCents([fundedToDate, pending, pendingFunding, retainageHeld]);
  const left = (of: Cents): Cents => Math.max(0, subtractCents(of, taken));
  return {
    fundedToDate,
    total: commitment,
    budgetAmount,
    remaining: Math.max(0, subtractCents(commitment, fundedToDate)),
    pending,
    pendingFunding,
    retainageHeld,
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
    pendingFunding: sum((loan) => loan.pendingFunding),
    retainageHeld: sum((loan) => loan.retainageHeld),
    available: sum((loan) => loan.available),
  };
}

/** The drawn share in percent, two digits at most, from 0 to 100; 0 for an empty budget. */
export function progressPercent(funded: Cents, budget: Cents): number {
  return Math.min(100, Math.max(0, shareOf(funded, budget)));
}

/**
 * How far a line is said to be built, in percent as {@link progressPercent}: what is approved, paid or not, what is asked for, and of
 * its last approval also what was cut, since the borrower certified it. Less is funded than built where an amount was cut, is held
 * back or waits.
 */
export function certifiedPercent(line: LedgerLine, cutOfLastApproval: Cents): number {
  const cut = line.pending > 0 ? 0 : cutOfLastApproval;
  return progressPercent(addCents([earnedOf(line), line.pending, cut]), line.budgetAmount);
}

/** Sum of the requested amounts of a draw's lines. */
export function requestedTotal(lines: readonly { readonly requestedAmount: Cents }[]): Cents {
  return addCents(lines.map((line) => line.requestedAmount));
}

/** What is paid of a line: what was approved of it less what was withheld; nothing of one that is not approved. */
export const payableOf = (approved: Cents | null, withheld: Cents | null): Cents =>
  subtractCents(approved ?? 0, withheld ?? 0);

/** What a draw's lines hold of the ledger: open ones are pending, approved ones earned as approved, rejected ones nothing. */
export function heldBy(line: {
  readonly requestedAmount: Cents;
  readonly statusId: number;
  readonly approvedAmount?: Cents | null | undefined;
}): {
  pending: Cents;
  earned: Cents;
} {
  return {
    pending: isOpen(line.statusId) ? line.requestedAmount : 0,
    earned: line.statusId === drawStatus.approved ? (line.approvedAmount ?? line.requestedAmount) : 0,
  };
}
