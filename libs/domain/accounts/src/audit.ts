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
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Whether a text is a kind of the record. */
export const isAuditKind = (text: unknown): text is AuditKind => auditKinds.includes(text as AuditKind);
