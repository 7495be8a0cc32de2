import type { UserSummary } from '@groundwork/web-mount';
import type { Session } from '../../data/session.types.js';

/** What an area may know of the session. */
export function summaryOf({ user, companies, companyId, brokerId, role }: Session): UserSummary {
  return {
    id: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role,
    companies: companies.map((company) => ({ id: company.companyId, name: company.organizationName })),
    companyId: companyId ?? undefined,
    brokerId: brokerId ?? undefined,
  };
}
