import type { Session } from '../../data/session.types.js';

/** Whether somebody of several companies has to say first which one it is about; not while a new one is set up. */
export function needsCompany({ role, companies, companyId, user }: Session, startsNew: string | undefined): boolean {
  return role === 'borrower' && companies.length > 1 && !companyId && startsNew !== user.id;
}
