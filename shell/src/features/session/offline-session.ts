import type { Session } from '../../data/session.types.js';
import { remembered, rememberForSession } from '../../components/session-memory.js';

const key = 'offline';

interface Remembered {
  readonly session: Session;
  /** That open without a network. */
  readonly paths: readonly string[];
}

function read(): Remembered | undefined {
  try {
    return JSON.parse(remembered(key) ?? 'null') as Remembered | undefined;
  } catch {
    return undefined;
  }
}

/** Remembers who is signed in, until the session ends, for a path that is to open without a network. Nothing of it is secret. */
export function rememberOffline(session: Session, path: string): void {
  const paths = [...new Set([...(read()?.paths ?? []), path])];
  rememberForSession(key, JSON.stringify({ session, paths } satisfies Remembered));
}

/** Who was signed in when this path was put aside; undefined for every other path. */
export function offlineSession(path: string): Session | undefined {
  const known = read();
  return known?.paths.includes(path) ? known.session : undefined;
}
