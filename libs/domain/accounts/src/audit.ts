import { lengthLimits } from '@groundwork/domain-validation';

/**
 * What the record of sign-in and accounts tells of. A kind keeps its name for ever: it is stored. Their sentences for
 * people are `auditSentences` of domain-messages.
 */
export const auditKinds = [
  'sign_in.succeeded',
  'sign_in.failed',
  'sign_in.throttled',
  'session.signed_out',
  'session.idle',
  'session.expired',
  'session.reused',
  'session.ended',
  'session.proved',
  'password.changed',
  'password.reset_requested',
  'password.reset',
  'password.refused',
  'second_factor.on',
  'second_factor.off',
  'second_factor.replaced',
  'second_factor.reset',
  'second_factor.failed',
  'second_factor.recovered',
  'second_factor.codes_renewed',
  'role.changed',
  'account.invited',
  'account.registered',
  'account.confirmed',
  'account.opened',
  'account.closed',
  'identity.checked',
  'identity.verified',
  'token.created',
  'token.revoked',
  'deal.company_entered',
  'deal.application_entered',
  'deal.point_person',
  'deal.broker',
  'deal.credit_set',
  'deal.credit_stopped',
  'lender.shown',
  'lender.letter',
  'lender.signing',
  'signature.proved',
  'signature.code_refused',
  'webhook.created',
  'webhook.changed',
  'webhook.secret_rotated',
  'webhook.turned_on',
  'webhook.turned_off',
  'webhook.paused',
  'webhook.replayed',
  'webhook.removed',
  'operation.event_read',
  'operation.events_replayed',
  'operation.event_discarded',
  'data.exported',
  'operation.remote_canary',
  'operation.remote_for_all',
  'operation.remote_withdrawn',
  'operation.remote_unchanged',
  'operation.letter_sent_again',
  'operation.letter_aside',
  'operation.begun',
  'operation.not_done',
  'operation.unclear',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What those who run the deployment do with it: once it is done. */
export const operationDeeds = [
  'operation.event_read',
  'operation.events_replayed',
  'operation.event_discarded',
  'operation.remote_canary',
  'operation.remote_for_all',
  'operation.remote_withdrawn',
  'operation.letter_sent_again',
  'operation.letter_aside',
] as const satisfies readonly AuditKind[];
export type OperationDeed = (typeof operationDeeds)[number];

/** That one of them was begun, and what became of it where it was not done. */
export const operationSteps = [
  'operation.begun',
  'operation.not_done',
  'operation.unclear',
] as const satisfies readonly AuditKind[];
export type OperationStep = (typeof operationSteps)[number];

/** Whether a text is a kind of the record. */
export const isAuditKind = (text: unknown): text is AuditKind => auditKinds.includes(text as AuditKind);

/** Characters at most of what the record is filtered by: an id or an email, and a network address. */
export const auditFilterLimits = { account: lengthLimits.email, address: 64 } as const;
