import type { AreaEvents } from '@groundwork/web-mount';
import type { Session } from '../../data/session.types.js';
import { remembered, rememberForSession } from '../../components/session-memory.js';
import { opensAt } from './known-scripts.js';

/** What the home of a role begins with: its heading and, where it has one that is always the same, the sentence below. */
export type Opening = AreaEvents['opening'];

interface KnownOpening extends Opening {
  readonly role: Session['role'];
  readonly home: string;
}

const key = 'opening';

/** Keeps until the session ends what the page may begin with the next time. */
export const rememberOpening = (opening: KnownOpening): void => rememberForSession(key, JSON.stringify(opening));

/** What the home of a role begins with, where the page opens at it; what cannot be read is known to nobody. */
export function knownOpening(role: Session['role'] | undefined): Opening | undefined {
  try {
    const known = JSON.parse(remembered(key) ?? 'null') as KnownOpening | null;
    return known && known.role === role && opensAt(known.home) ? known : undefined;
  } catch {
    return undefined;
  }
}
