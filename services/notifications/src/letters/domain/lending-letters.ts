import { numberedName } from '@groundwork/domain-applications';
import type { MailName } from '@groundwork/domain-messages-letters';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { changeNotice } from '../../shared/change-notice.js';
import { drawNotice } from '../../shared/draw-notice.js';
import { placeOfFile } from '../../shared/place-of-file.js';
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
  more: { readonly path?: string; readonly values?: LetterOrder['values'] } = {},
): LetterOrder => ({
  to: { address: emailAddress },
  name,
  values: { firstName, lastName, businessName, ...more.values },
  ...(more.path === undefined ? {} : { path: more.path }),
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
      path: `/registerBroker/${payload.brokerId}?code=${encodeURIComponent(payload.code)}`,
    }),
  'broker.registered': ({ payload }) => toBroker(payload, 'brokerRegistered'),
  'broker.activated': ({ payload }) => toBroker(payload, 'brokerActivated', { path: '/login' }),
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
  'draw.decided': ({ payload }) =>
    toRecipient(payload.userId, 'drawDecided', { notice: drawNotice(payload) }, '/loans'),
  'draw.sent_back': ({ payload: { userId, requestedAmount, reason } }) =>
    toRecipient(userId, 'drawSentBack', { amount: formatCents(requestedAmount), reason }, '/loans'),
  'budget.change_decided': ({ payload: { applicationId, requestedBy, requestedAs, ...facts } }) =>
    requestedAs === 'borrower'
      ? toRecipient(
          requestedBy,
          'budgetChangeDecided',
          { notice: changeNotice(facts) },
          `/loans/${applicationId}/changes`,
        )
      : undefined,
  'agreement.submitted': ({ payload: { clientName } }) => ({
    to: 'administrators',
    name: 'agreementSubmitted',
    values: { clientName },
    path: '/brokers',
  }),
  'agreement.updated': ({ payload: { brokerId, clientName } }) =>
    toRecipient(brokerId, 'agreementUpdated', { clientName }, '/'),
  'agreement.accepted': ({ payload: { brokerId, clientName } }) =>
    toRecipient(brokerId, 'agreementAccepted', { clientName }, '/'),
  'agreement.rejected': ({ payload: { brokerId, clientName, comment } }) =>
    toRecipient(brokerId, 'agreementRejected', { clientName, comment }, '/'),
  'file.reviewed': ({ payload }) => {
    const { status, comments, userFileName, parentType, parentId, userId } = payload;
    return status === 'rejected'
      ? toRecipient(
          parentType === 'broker' ? parentId : userId,
          'fileRejected',
          { fileName: userFileName, comments },
          placeOfFile(payload) ?? '/',
        )
      : undefined;
  },
};
