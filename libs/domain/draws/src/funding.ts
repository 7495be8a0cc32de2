import { drawRules, fill } from '@groundwork/domain-messages';
import { addCents, formatCents, percentOf, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { statusMachine } from '@groundwork/domain-records';
import { calendarDate } from '@groundwork/domain-validation';
import type { Complaint, FieldErrors } from '@groundwork/domain-validation';

/**
 * Where the payment of what was approved is, beside the statuses of its draw: planned for a day, paid, or taken back. What
 * was cancelled or reversed waits to be scheduled again, as another funding.
 */
export const fundingStages = ['scheduled', 'funded', 'reversed', 'cancelled'] as const;
export type FundingStage = (typeof fundingStages)[number];

export const fundingCommands = ['fund', 'reverse', 'cancel'] as const;
export type FundingCommand = (typeof fundingCommands)[number];

export const fundingMachine = statusMachine<FundingStage, FundingCommand>({
  start: 'scheduled',
  final: ['reversed', 'cancelled'],
  commands: fundingCommands,
  transitions: {
    scheduled: { fund: 'funded', cancel: 'cancelled' },
    funded: { reverse: 'reversed' },
    reversed: {},
    cancelled: {},
  },
});

/** Where an approved draw is on its way to be paid: a part of it may be further than the rest. */
export const fundingStates = ['none', 'pending', 'scheduled', 'funded'] as const;
export type FundingState = (typeof fundingStates)[number];

/**
 * How far the payment of a draw is: nothing approved, approved money that waits for a day, all of it scheduled or paid, all
 * of it paid. `stages` has the stage of the funding of each approved line, undefined where it has none.
 */
export function fundingState(stages: readonly (FundingStage | undefined)[]): FundingState {
  if (stages.length === 0) return 'none';
  if (stages.every((stage) => stage === 'funded')) return 'funded';
  return stages.every((stage) => stage === 'funded' || stage === 'scheduled') ? 'scheduled' : 'pending';
}

/** The fees of a loan as they were agreed: a percentage of the commitment and an amount; whole cents. */
export function agreedFees({ amount, originationFeePercent, otherFees }: AgreedFees): Cents {
  return addCents([percentOf(amount, originationFeePercent), otherFees]);
}

interface AgreedFees {
  readonly amount: Cents;
  readonly originationFeePercent: number;
  readonly otherFees: Cents;
}

/** The most that all payments of a loan together are netted by: its fees and its interest reserve; nothing without terms. */
export const agreedNetting = (terms: (AgreedFees & { readonly interestReserve: Cents }) | null): Netting => ({
  feesNetted: terms ? agreedFees(terms) : 0,
  reserveNetted: terms?.interestReserve ?? 0,
});

/** What is kept back of a payment; whole cents. */
export interface Netting {
  readonly feesNetted: Cents;
  /** Put into the interest reserve, from which interest is paid later. */
  readonly reserveNetted: Cents;
}

/**
 * What is proposed to be kept back of the next payment: what is left of the agreed fees, then of the reserve, as far as the payment
 * goes. Nothing is left after that, so that it is proposed once.
 */
export function proposedNetting(amount: Cents, agreed: Netting, before: Netting): Netting {
  const left = (of: keyof Netting): Cents => Math.max(0, subtractCents(agreed[of], before[of]));
  const feesNetted = Math.min(left('feesNetted'), amount);
  return { feesNetted, reserveNetted: Math.min(left('reserveNetted'), subtractCents(amount, feesNetted)) };
}

/** What is paid of a funding: all of it less what is netted. */
export const netFunding = (amount: Cents, { feesNetted, reserveNetted }: Netting): Cents =>
  subtractCents(amount, feesNetted, reserveNetted);

/** A payment cannot be less than nothing. */
export function nettingComplaint(amount: Cents, netting: Netting): Complaint {
  return addCents([netting.feesNetted, netting.reserveNetted]) > amount ? drawRules.nettedAboveFunding : undefined;
}

/** What is wrong with what is kept back of a payment, by field: never more than was agreed, less what was kept back before. */
export function nettingErrors(amount: Cents, netting: Netting, agreed: Netting, before: Netting): FieldErrors {
  const errors: FieldErrors = {};
  const most = (of: keyof Netting): Cents => Math.max(0, subtractCents(agreed[of], before[of]));
  const refuse = (of: keyof Netting, sentence: string): void => {
    if (netting[of] > most(of)) errors[of] = fill(sentence, { amount: formatCents(most(of)) });
  };
  refuse('feesNetted', drawRules.feesAtMost);
  refuse('reserveNetted', drawRules.reserveAtMost);
  const above = nettingComplaint(amount, netting);
  if (above !== undefined) errors['feesNetted'] ??= above;
  return errors;
}

/** The day on which money was paid: today or earlier, and not before the loan was opened. */
export function fundedOnComplaint(
  day: unknown,
  { today, opened }: { readonly today: string; readonly opened: string },
): Complaint {
  const wrong = calendarDate(day);
  if (wrong !== undefined) return wrong;
  return String(day) > today || String(day) < opened ? drawRules.fundedDayOutside : undefined;
}
