import type { Role } from '@groundwork/domain-access';
import type { CallerName } from '@groundwork/server-config';

/** Role of a caller at a service. `anonymous`: nobody is signed in; `system`: a unit calls by itself. */
export type ActorRole = 'anonymous' | Role | 'system';

/** Who stands behind a call, as the signed token says. */
export interface Actor {
  readonly role: ActorRole;
  readonly userId: string | undefined;
  readonly sessionId: string | undefined;
  /** Companies that the user belongs to; empty for all but borrowers. */
  readonly companyIds: readonly string[];
  readonly brokerId: string | undefined;
  /** When the user last proved who it is, epoch seconds; undefined of nobody, of the system and of tokens of an earlier version. */
  readonly provedAt?: number | undefined;
  /** The unit that made the call. */
  readonly caller: CallerName;
  /** The address that the gateway saw, for evidence and throttling. */
  readonly address: string | undefined;
}

/** Whether this is a role of the lender's administrators. */
export const administers = (role: string): boolean => role === 'admin' || role === 'super';

export const isAdministrator = ({ role }: Pick<Actor, 'role'>): boolean => administers(role);
