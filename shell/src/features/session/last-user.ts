import type { Session } from '../../data/session.types.js';
import { remembered, rememberForSession } from '../../components/session-memory.js';

const key = 'user';

export interface LastUser {
  readonly id: string;
  readonly role: Session['role'];
}

/**
 * Remembers, until the session ends, for whom the next start of the page fetches ahead. Nothing of it is secret, and nothing
 * is decided by it.
 */
export const rememberUser = ({ user: { id }, role }: Session): void =>
  rememberForSession(key, JSON.stringify({ id, role } satisfies LastUser));

export function lastUser(): LastUser | undefined {
  try {
    return JSON.parse(remembered(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
