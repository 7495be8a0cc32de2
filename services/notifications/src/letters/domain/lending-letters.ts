import { numberedName } from '@groundwork/domain-applications';
import type { MailName } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { agreementEnd } from '../../shared/agreement-end.js';
import { changeNotice } from '../../shared/change-notice.js';
import { drawNotice } from '../../shared/draw-notice.js';
import { placeOfFile } from '../../shared/place-of-file.js';
import { reviewedFile } from '../../shared/reviewed-file.js';
import type { LetterOrder, LettersOf } from './letter-order.js';

interface BrokerFacts {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
}

/** To the address that the event tells: an invited broker is nobody's recipient yet. */
const toBroker = (
  { emailAddress, firstName, lastName, businessName }: BrokerFacts,
  name: MailName,
  more: Partial<Pick<LetterOrder, 'path' | 'values' | 'expiresAt'>> = {},
): LetterOrder => ({
  to: { address: emailAddress },
  name,
  values: { firstName, lastName, businessName, ...more.values },
  ...(more.path === undefined ? {} : { path: more.path }),
  expiresAt: more.expiresAt,
});

const toRecipient = (
  recipientId: string,
  name: MailName,
  values: LetterOrder['values'],
  path: string,
): LetterOrder => ({ to: { recipientId }, name, values, path });

/** Invitations of brokers, and what the specifications say of applications, draws, agreements and files. */
export const lendingLetters: LettersOf = {
  'broker.invited': ({ payload }) =>
    toBroker(payload, 'brokerInvitation', {
      values: { expires: displayInstant(payload.expiresAt, { zone: 'EST' }) },
      expiresAt: payload.expiresAt,
      path: `/registerBroker/${payload.brokerId}?code=${encodeURIComponent(payload.code)}`,
    }),
  'broker.registered': ({ payload }) => toBroker(payload, 'brokerRegistered'),
  // Who has not registered signs in nowhere yet, and has the invitation.
  'broker.activated': ({ payload }) =>
    payload.userId ? toBroker(payload, 'brokerActivated', { path: '/login' }) : undefined,
  'broker.deactivated': ({ payload }) => toBroker(payload, 'brokerDeactivated'),
  'broker.rejected': ({ payload }) => toBroker(payload, 'brokerRejected', { values: { comment: payload.comment } }),
  'application.approved': ({ payload }) =>
    toRecipient(payload.userId, 'applicationApproved', { name: numberedName(payload) }, '/loans'),
  'application.in_closing': ({ payload }) =>
    toRecipient(payload.userId, 'applicationInClosing', { name: numberedName(payload) }, '/closing'),
  'application.rejected': ({ payload: { reason, ...facts } }) =>
    toRecipient(
      facts.userId,
      'applicationRejected',
      { name: numberedName(facts), reason },
      `/applications/${facts.applicationId}`,
    ),
  'termsheet.accepted': ({ payload: { userId, applicationId, title } }) =>
    title ? toRecipient(userId, 'termSheetAccepted', { title }, `/applications/${applicationId}`) : undefined,
  'esign.accepted': ({ payload: { userId } }) => toRecipient(userId, 'esignAccepted', {}, '/account'),
  'adverse.sent': ({ payload: facts }) =>
    toRecipient(facts.userId, 'adverseNotice', { name: numberedName(facts) }, `/applications/${facts.applicationId}`),
  'draw.decided': ({ payload }) =>
    toRecipient(payload.userId, 'drawDecided', { notice: drawNotice(payload) }, '/loans'),
  'draw.sent_back': ({ payload: { userId, requestedAmount, reason } }) =>
    toRecipient(userId, 'drawSentBack', { amount: formatCents(requestedAmount), reason }, '/loans'),
  // Who asked for it; of one that the lender entered, who applied for the loan.
  'budget.change_decided': ({ payload: { applicationId, requestedBy, requestedAs, borrowerId, ...facts } }) => {
    const recipient = requestedAs === 'borrower' ? requestedBy : borrowerId;
    const notice = changeNotice(facts);
    return recipient
      ? toRecipient(recipient, 'budgetChangeDecided', { notice }, `/loans/${applicationId}/changes`)
      : undefined;
  },
  'inspection.link_sent': ({ payload: { email, name, inspectorName, scheduledFor, code, expiresAt } }) => ({
    to: { address: email },
    expiresAt,
    name: 'inspectionToReport',
    values: {
      firstName: inspectorName,
      lastName: '',
      name,
      date: formatMonthDayYear(scheduledFor),
      expires: displayInstant(expiresAt, { zone: 'EST' }),
    },
    path: `/inspection#${code}`,
  }),
  // Behind the sign of a fragment the code is in no log of a server.
  'waiver.link_sent': ({ payload: { email, name, claimant, signerName, amount, reminder, code, expiresAt } }) => ({
    to: { address: email },
    expiresAt,
    name: reminder ? 'waiverReminder' : 'waiverToSign',
    values: {
      firstName: signerName,
      lastName: '',
      name,
      claimant,
      amount: formatCents(amount),
      expires: displayInstant(expiresAt, { zone: 'EST' }),
    },
    path: `/waiver#${code}`,
  }),
  's1.link_sent': ({ payload: { email, company, signerName, code, expiresAt } }) => ({
    to: { address: email },
    expiresAt,
    name: 's1ToSign',
    values: { firstName: signerName, lastName: '', company, expires: displayInstant(expiresAt, { zone: 'EST' }) },
    path: `/s1#${code}`,
  }),
  's1.copy_sent': ({ payload: { email, company, signerName, signedAt, code, expiresAt } }) => ({
    to: { address: email },
    expiresAt,
    name: 's1Signed',
    values: {
      ...{ firstName: signerName, lastName: '', company },
      when: displayInstant(signedAt, { zone: 'EST' }),
      expires: displayInstant(expiresAt, { zone: 'EST' }),
    },
    path: `/s1#${code}`,
  }),
  'agreement.offered': ({ payload: { brokerId, clientName, agreementId } }) =>
    toRecipient(brokerId, 'agreementOffered', { clientName }, `/?referral=${agreementId}`),
  'agreement.submitted': ({ payload: { clientName } }) => ({
    to: 'administrators',
    name: 'agreementSubmitted',
    values: { clientName },
    path: '/brokers',
  }),
  'agreement.updated': ({ payload: { brokerId, clientName, agreementId } }) =>
    toRecipient(brokerId, 'agreementUpdated', { clientName }, `/?referral=${agreementId}`),
  'agreement.accepted': ({ payload: { brokerId, clientName, agreementId } }) =>
    toRecipient(brokerId, 'agreementAccepted', { clientName }, `/?referral=${agreementId}`),
  'agreement.signed': ({ payload: { brokerId, clientName, agreementId, decidedBy } }) =>
    toRecipient(decidedBy, 'agreementSigned', { clientName }, `/brokers?broker=${brokerId}&agreement=${agreementId}`),
  'agreement.rejected': ({ payload: { brokerId, clientName, comment } }) =>
    toRecipient(brokerId, 'agreementRejected', { clientName, comment }, '/'),
  // The administrators have a letter while something can still be done.
  'agreement.ending': ({ payload }) => {
    const { values, ofBroker: path, ofDesk } = agreementEnd(payload);
    return [
      toRecipient(payload.brokerId, 'agreementEnding', values, path),
      { to: 'administrators', name: 'agreementEndingDesk', values, path: ofDesk },
    ];
  },
  'agreement.ended': ({ payload }) => {
    const { values, ofBroker: path } = agreementEnd(payload);
    return toRecipient(payload.brokerId, 'agreementEnded', values, path);
  },
  'file.reviewed': ({ payload }) => {
    const { status, comments, parentType, parentId, userId } = payload;
    return status === 'rejected'
      ? toRecipient(
          parentType === 'broker' ? parentId : userId,
          'fileRejected',
          { fileName: reviewedFile(payload), comments },
          placeOfFile(payload) ?? '/',
        )
      : undefined;
  },
};
