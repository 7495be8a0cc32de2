/** Whom a notification is for: one user, the users of a company, a broker, or all administrators. */
export type AudienceKind = 'user' | 'company' | 'broker' | 'administrators';

export interface Audience {
  readonly audienceKind: AudienceKind;
  /** Empty for the administrators. */
  readonly audienceId: string;
}

export const toAdministrators: Audience = { audienceKind: 'administrators', audienceId: '' };
export const toCompany = (companyId: string): Audience => ({ audienceKind: 'company', audienceId: companyId });
export const toBroker = (brokerId: string): Audience => ({ audienceKind: 'broker', audienceId: brokerId });
export const toUser = (userId: string): Audience => ({ audienceKind: 'user', audienceId: userId });
