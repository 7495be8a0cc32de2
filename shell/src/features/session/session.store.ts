import { create } from 'zustand';
import { forgetSession } from './session-memory.js';
import type { Session } from './session.types.js';

interface SessionState {
  /** 'unknown' until the server was asked; 'unreachable' when it did not answer. */
  phase: 'unknown' | 'unreachable' | 'signed-out' | 'signed-in';
  session: Session | undefined;
  /** The session ended without the user's doing: the sign-in page says so. */
  ended: boolean;
}

/** Who is signed in on this page. Holds no token: those are in cookies that no script can read. */
export const useSession = create<SessionState>(() => ({ phase: 'unknown', session: undefined, ended: false }));

export const enter = (session: Session) => useSession.setState({ phase: 'signed-in', session, ended: false });

export function leave({ ended = false } = {}): void {
  forgetSession();
  useSession.setState({ phase: 'signed-out', session: undefined, ended });
}

export const unreachable = () => useSession.setState({ phase: 'unreachable', session: undefined });
