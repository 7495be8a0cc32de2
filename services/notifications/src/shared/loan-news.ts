import { numberedName } from '@groundwork/domain-applications';
import type { EventPayloads, EventType, LoanFacts, WaiverFacts } from '@groundwork/domain-events';
import { fill } from '@groundwork/domain-messages';
import { loanNews } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear, formatMonthYear } from '@groundwork/domain-time';

type PaymentEvent = Extract<EventType, `funding.${string}`>;

const paymentSentences = {
  'funding.scheduled': loanNews.fundingScheduled,
  'funding.cancelled': loanNews.fundingCancelled,
  'funding.paid': loanNews.fundingPaid,
  'funding.reversed': loanNews.fundingReversed,
} as const satisfies Record<PaymentEvent, string>;

/** What is told of a payment. */
export const paymentNotice = (
  type: PaymentEvent,
  { amount, day, reason, ...loan }: EventPayloads[PaymentEvent],
): string =>
  fill(paymentSentences[type], {
    amount: formatCents(amount),
    name: numberedName(loan),
    day: formatMonthDayYear(day),
    reason,
  });

type InspectionSentence = Extract<keyof typeof loanNews, `inspection${string}`>;

/** What is told of an inspection. */
export const inspectionNotice = (
  sentence: InspectionSentence,
  { scheduledFor, ...loan }: EventPayloads['inspection.scheduled'],
  reason = '',
): string =>
  fill(loanNews[sentence], {
    name: numberedName(loan),
    day: scheduledFor === null ? '' : formatMonthDayYear(scheduledFor),
    reason,
  });

/** What is told of a decision on an inspection. */
export const inspectionDecision = (facts: EventPayloads['inspection.decided']): string => {
  if (facts.status === 'accepted') return inspectionNotice('inspectionAccepted', facts);
  if (facts.status === 'returned') return inspectionNotice('inspectionReturned', facts, facts.reason);
  return facts.reason === ''
    ? inspectionNotice('inspectionCancelled', facts)
    : inspectionNotice('inspectionCancelledBecause', facts, facts.reason);
};

type WaiverSentence = Extract<keyof typeof loanNews, `waiver${string}`>;

/** What is told of a lien waiver. */
export const waiverNotice = (
  sentence: WaiverSentence,
  { claimant, amount, ...loan }: WaiverFacts,
  more: { readonly reason?: string; readonly signer?: string } = {},
): string =>
  fill(loanNews[sentence], {
    claimant: claimant ?? loanNews.theContractor,
    amount: formatCents(amount),
    name: numberedName(loan),
    ...more,
  });

/** What is told of the lender's decision on a waiver that was signed on paper. */
export const waiverDecision = ({ status, reason, ...facts }: EventPayloads['waiver.decided']): string =>
  status === 'accepted' ? waiverNotice('waiverAccepted', facts) : waiverNotice('waiverReturned', facts, { reason });

/** What is told of a waiver that is not signed. */
export const waiverRefusal = ({ signerName: signer, reason, ...facts }: EventPayloads['waiver.refused']): string =>
  waiverNotice('waiverRefused', facts, { signer, reason });

/** Where a loan shows its waivers. */
export const waiversOfLoan = ({ applicationId }: LoanFacts): string => `/loans/${applicationId}?tab=waivers`;

/** What is told of a note to the borrower. */
export const noteNotice = ({ requestedAmount, ...loan }: EventPayloads['draw.noted']): string =>
  fill(loanNews.drawNoted, { amount: formatCents(requestedAmount), name: numberedName(loan) });

/** What is told of an approval that needs two administrators. */
export const proposalNotice = (
  sentence: 'approvalProposed' | 'approvalDeclined',
  { approvedAmount, ...loan }: EventPayloads['draw.approval_proposed'],
): string => fill(loanNews[sentence], { amount: formatCents(approvedAmount), name: numberedName(loan) });

/** What is told of the interest of a month: what is left for the borrower to pay, where the reserve has not paid it. */
export const interestNotice = ({ month, interest, due, dueOn, ...loan }: EventPayloads['interest.stated']): string =>
  fill(due > 0 ? loanNews.interestDue : loanNews.interestStated, {
    name: numberedName(loan),
    month: formatMonthYear(month),
    interest: formatCents(interest),
    due: formatCents(due),
    day: formatMonthDayYear(dueOn),
  });

/** What is told of a unit that is free of the loan. */
export const unitNotice = ({ unit, amount, receivedOn, ...loan }: EventPayloads['loan.unit_released']): string =>
  fill(loanNews.unitReleased, {
    unit,
    name: numberedName(loan),
    amount: formatCents(amount),
    day: formatMonthDayYear(receivedOn),
  });

/** What is told of a loan that was paid off. */
export const payoffNotice = ({ amount, paidOn, ...loan }: EventPayloads['loan.paid_off']): string =>
  fill(loanNews.loanPaidOff, {
    name: numberedName(loan),
    amount: formatCents(amount),
    day: formatMonthDayYear(paidOn),
  });

/** What is told of a loan that ended. */
export const closedNotice = ({ closedOn, ...loan }: EventPayloads['loan.closed']): string =>
  fill(loanNews.loanClosed, { name: numberedName(loan), day: formatMonthDayYear(closedOn) });

/** What is told of a loan whose payoff came back. */
export const reopenedNotice = ({ amount, reversedOn, reason, ...loan }: EventPayloads['loan.reopened']): string =>
  fill(loanNews.loanReopened, {
    name: numberedName(loan),
    day: formatMonthDayYear(reversedOn),
    amount: formatCents(amount),
    reason,
  });
