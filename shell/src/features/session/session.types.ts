import type { Role } from '@groundwork/domain-access';

/** The answer of GET /account/session: who is signed in. Times of `idle` in milliseconds. */
export interface Session {
  user: {
    id: string;
    isAdmin: boolean;
    isOwner: boolean;
    isBroker: boolean;
    firstName: string;
    lastName: string;
    email: string;
  };
  companies: { companyId: string; organizationName: string }[];
  companyId?: string | null;
  brokerId?: string | null;
  role: Role;
  expires: string | number;
  idle: { timeoutMs: number; warningMs: number };
}
