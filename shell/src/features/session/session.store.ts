import { create } from 'zustand';
import { dropDraftsOfOthers } from '@groundwork/web-forms/drafts';
import { dropTabDrafts } from '../../components/tab-drafts.js';
import { rememberUser } from './last-user.js';
import { forgetSession } from '../../components/session-memory.js';
import type { Session } from '../../data/session.types.js';

interface SessionState {
  /** 'unknown' until the server was asked; 'unreachable' when it did not answer. */
  phase: 'unknown' | 'unreachable' | 'signed-out' | 'signed-in';
  session: Session | undefined;
  /** The session ended without the user's doing: the sign-in page says so. */
  ended: boolean;
  /** A logout that waits for an answer: what is typed and not saved would be forgotten. */
  asksBeforeLogout: boolean;
}

/** Who is signed in on this page. Holds no token: those are in cookies that no script can read. */
export const useSession = create<SessionState>(() => ({
  phase: 'unknown',
  session: undefined,
  ended: false,
  asksBeforeLogout: false,
}));

export function enter(session: Session): void {
  dropDraftsOfOthers(session.user.id);
  dropTabDrafts();
  rememberUser(session);
  useSession.setState({ phase: 'signed-in', session, ended: false });
}

export function leave({ ended = false } = {}): void {
  forgetSession();
  useSession.setState({ phase: 'signed-out', session: undefined, ended, asksBeforeLogout: false });
}

export const unreachable = () => useSession.setState({ phase: 'unreachable', session: undefined });
