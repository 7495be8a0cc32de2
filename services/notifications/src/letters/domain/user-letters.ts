import type { SecondFactorChange } from '@groundwork/domain-events';
import { roleNames, signedThings } from '@groundwork/domain-messages-letters';
import type { MailName } from '@groundwork/domain-messages-letters';

import { displayInstant } from '@groundwork/domain-time';
import type { LetterOrder, LettersOf } from './letter-order.js';

interface UserFacts {
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly expiresAt?: string;
}

const inWords = (instant: string): string => displayInstant(instant, { zone: 'EST' });

const secondFactorLetters: Readonly<Record<SecondFactorChange, MailName>> = {
  on: 'secondFactorOn',
  replaced: 'secondFactorReplaced',
  off: 'secondFactorOff',
  reset: 'secondFactorReset',
  recovery_code_used: 'recoveryCodeUsed',
  codes_renewed: 'recoveryCodesRenewed',
};

/** To the address that the event itself tells: there may be no account yet. */
const toUser = (
  { email, firstName = '', lastName = '', expiresAt }: UserFacts,
  name: MailName,
  path: string,
  more: LetterOrder['values'] = {},
): LetterOrder => ({
  to: { address: email },
  name,
  values: { firstName, lastName, expires: expiresAt === undefined ? '' : inWords(expiresAt), ...more },
  path,
  expiresAt,
});

/** The letters of sign-in and registration. */
export const userLetters: LettersOf = {
  'user.confirmation_requested': ({ payload }) =>
    toUser(
      payload,
      payload.organizationName === null ? 'registrationConfirmation' : 'companyInvitation',
      `/confirmRegistration/${payload.userId}/${payload.code}`,
      { organizationName: payload.organizationName ?? '' },
    ),
  'user.reset_requested': ({ payload }) =>
    toUser(
      payload,
      payload.registeredAgain ? 'alreadyRegistered' : 'passwordReset',
      `/resetPassword/${payload.userId}/${payload.code}`,
    ),
  'user.password_changed': ({ payload }) => toUser(payload, 'passwordChanged', '/forgotPassword'),
  'user.second_factor_changed': ({ occurredAt, payload }) =>
    toUser(payload, secondFactorLetters[payload.change], '/forgotPassword', {
      when: inWords(occurredAt),
      codesLeft: String(payload.recoveryCodesLeft),
    }),
  'user.role_changed': ({ payload }) =>
    toUser(payload, 'roleChanged', '/login', { role: roleNames[payload.to as keyof typeof roleNames] }),
  'user.company_invited': ({ payload }) =>
    toUser(payload, 'companyInvitationOfMember', `/joinCompany/${payload.userId}/${payload.code}`, {
      inviter: payload.invitedByName ?? 'A user of the portal',
      organizationName: payload.organizationName,
    }),
  // Who accepted an invitation knows.
  'user.joined_company': ({ payload }) =>
    payload.addedBy === null
      ? undefined
      : toUser(payload, 'companyJoined', '/login', { organizationName: payload.organizationName }),
  'signature.code_sent': ({ payload: { email, name, kind, code, expiresAt } }) => ({
    to: { address: email },
    name: 'signingCode',
    values: { name, code, document: signedThings[kind as keyof typeof signedThings], expires: inWords(expiresAt) },
    expiresAt,
  }),
  'admin.invited': ({ payload }) =>
    toUser(payload, 'adminInvitation', `/registerAdmin/${payload.invitationId}/${payload.code}`),
};
