import { addCents, cents, percentOf } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { statusMachine } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import { agreementStatus, agreementStatusOf } from './agreement-status.js';
import { rejectionCommentComplaint } from './rejection-comment.js';

/**
 * What a fee is for (adr/0074): the lender's rate for the client's first loan, or for a further one; the additional fee,
 * which the client pays at the closing; a fee that was arranged with the broker beside the agreement.
 */
export const feeKinds = ['initialLoan', 'additionalLoan', 'additionalFee', 'arranged'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Where a fee of the ledger stands: a loan was approved, it closed and funded, it may be paid, it was paid, it was taken back. */
export const feeStatuses = ['expected', 'earned', 'approved', 'paid', 'reversed'] as const;
export type FeeStatus = (typeof feeStatuses)[number];

/**
 * `earn` and `lapse` follow from the loan's events, the others are an administrator's. What is funded no more lapses: a fee
 * that was not paid is expected again, one that was paid is reversed, and earned anew as another entry.
 */
export const feeCommands = ['earn', 'lapse', 'approve', 'pay', 'reverse'] as const;
export type FeeCommand = (typeof feeCommands)[number];

export const feeMachine = statusMachine<FeeStatus, FeeCommand>({
  start: 'expected',
  final: ['reversed'],
  commands: feeCommands,
  transitions: {
    expected: { earn: 'earned', reverse: 'reversed' },
    earned: { approve: 'approved', lapse: 'expected', reverse: 'reversed' },
    approved: { pay: 'paid', lapse: 'expected', reverse: 'reversed' },
    paid: { lapse: 'reversed', reverse: 'reversed' },
    reversed: {},
  },
  guards: {
    reverse: rejectionCommentComplaint,
    pay: (reference) => (typeof reference === 'string' && reference.trim() !== '' ? undefined : shared.fieldRequired),
  },
});

/** What the history of a fee records; `open` is its first entry. */
export const feeHistoryCommands = ['open', ...feeCommands] as const;
export type FeeHistoryCommand = (typeof feeHistoryCommands)[number];

/** What of an agreement's terms a fee follows from. Rates in percent. */
export interface FeeTerms {
  readonly initialLoanRate: number;
  readonly additionalLoanRate: number;
  readonly additionalFee: number;
  /** The lender's share ('BFI share'): without it the lender pays no rate of its own. */
  readonly standardFee: boolean;
}

/** A fee that was arranged with a broker: of the loan in percent, or an amount. */
export interface ArrangedFee {
  readonly id: string;
  readonly name: string;
  readonly percent?: number | null;
  /** Whole cents. */
  readonly amount?: Cents | null;
}

/** One fee of one loan. */
export interface FeeLine {
  /** Which line of its loan it is: the kind, with the id of what was arranged. */
  readonly key: string;
  readonly kind: FeeKind;
  readonly name: string;
  /** Null for a fixed amount. */
  readonly percent: number | null;
  readonly amount: Cents;
  /** The loan's event that it is earned by. */
  readonly earnedBy: FeeOccasion;
}

/** The additional fee is paid at the closing, every other fee once the loan has closed and funded. */
export type FeeOccasion = 'closing' | 'funding';

export const feeNames: Readonly<Record<Exclude<FeeKind, 'arranged'>, string>> = {
  initialLoan: 'Initial loan rate',
  additionalLoan: 'Additional loan rate',
  additionalFee: 'Additional fee',
};

/**
 * What an agreement earns of a loan: each fee of its own, rounded to the cent by itself. Fees of nothing are left out.
 *
 * @param loan its principal in whole cents, and whether it is the client's first under the agreement
 */
export function feesOfLoan(
  terms: FeeTerms,
  loan: { readonly principal: Cents; readonly isFirst: boolean },
  arranged: readonly ArrangedFee[] = [],
): FeeLine[] {
  const { principal, isFirst } = loan;
  const rated = (kind: Exclude<FeeKind, 'arranged'>, percent: number, earnedBy: FeeOccasion): FeeLine => ({
    key: kind,
    kind,
    name: feeNames[kind],
    percent,
    amount: percentOf(principal, percent),
    earnedBy,
  });
  const share = terms.standardFee
    ? [
        isFirst
          ? rated('initialLoan', terms.initialLoanRate, 'funding')
          : rated('additionalLoan', terms.additionalLoanRate, 'funding'),
      ]
    : [];
  const others = arranged.map(({ id, name, percent = null, amount = null }): FeeLine => ({
    key: `arranged:${id}`,
    kind: 'arranged',
    name,
    percent,
    amount: percent === null ? cents(amount ?? 0) : percentOf(principal, percent),
    earnedBy: 'funding',
  }));
  return [...share, rated('additionalFee', terms.additionalFee, 'closing'), ...others].filter(
    ({ amount }) => amount > 0,
  );
}

/** Whether a line is earned by what has happened to its loan; `payments` out of it that stand. */
export const isEarned = (
  earnedBy: FeeOccasion,
  loan: { readonly closed: boolean; readonly payments: number },
): boolean => loan.closed && (earnedBy === 'closing' || loan.payments > 0);

/** An agreement, as far as it says which loans it covers. Days YYYY-MM-DD. */
export interface CoveringAgreement {
  readonly status: string;
  readonly startDate: string;
  readonly expirationDate: string;
}

/**
 * Whether a loan earns under an agreement: accepted, closed from its start on, and applied for before its end (ICCA, sections
 * 3 and 5).
 */
export function coversLoan(
  agreement: CoveringAgreement,
  loan: { readonly appliedOn: string; readonly closedOn: string },
): boolean {
  return (
    agreementStatusOf(agreement.status) === agreementStatus.accepted &&
    loan.closedOn >= agreement.startDate &&
    loan.appliedOn <= agreement.expirationDate
  );
}

/** A fee of the ledger, as sums are made of it. */
export interface CountedFee {
  readonly status: FeeStatus;
  readonly amount: Cents;
  /** Null while it was not paid; kept by one that was reversed afterwards. */
  readonly paidOn: string | null;
}

/** What a ledger comes to, whole cents. */
export interface FeeSums {
  /** Of loans that were approved and have not funded. */
  readonly expected: Cents;
  /** Earned, and neither approved nor paid. */
  readonly earned: Cents;
  /** Approved for payment. */
  readonly approved: Cents;
  readonly paid: Cents;
  /** Paid, and taken back afterwards: the broker owes it. */
  readonly toReturn: Cents;
}

export function feeSums(fees: readonly CountedFee[]): FeeSums {
  const sum = (which: (fee: CountedFee) => boolean): Cents => addCents(fees.filter(which).map(({ amount }) => amount));
  return {
    expected: sum(({ status }) => status === 'expected'),
    earned: sum(({ status }) => status === 'earned'),
    approved: sum(({ status }) => status === 'approved'),
    paid: sum(({ status }) => status === 'paid'),
    toReturn: sum(({ status, paidOn }) => status === 'reversed' && paidOn !== null),
  };
}

/** Where a fee stands after its history, from nothing else; throws where the history is none that the table allows. */
export function replayFee(history: readonly FeeHistoryCommand[]): FeeStatus {
  const [first, ...commands] = history;
  if (first !== 'open') throw new Error('A fee begins with its entry.');
  return commands.reduce<FeeStatus>((status, command) => {
    const next = command === 'open' ? undefined : feeMachine.next(status, command);
    if (!next) throw new Error(`${command} leads nowhere from ${status}.`);
    return next;
  }, feeMachine.start);
}

/** What people read of a status. */
export const feeStatusLabels: Readonly<Record<FeeStatus, string>> = {
  expected: 'Expected',
  earned: 'Earned',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
};

/** Where the deal of a client stands, as far as its broker may see it: no amount, no reason, no condition. */
export const dealStages = ['applying', 'awaiting', 'submitted', 'closing', 'approved', 'declined'] as const;
export type DealStage = (typeof dealStages)[number];

export const dealStageLabels: Readonly<Record<DealStage, string>> = {
  applying: 'Application begun',
  awaiting: 'Documents outstanding',
  submitted: 'Under review',
  closing: 'In closing',
  approved: 'Loan approved',
  declined: 'Not approved',
};
