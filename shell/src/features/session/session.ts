import { ApiProblem, onSessionEnded } from '@groundwork/web-http';
import { shared } from '@groundwork/domain-messages';
import { goTo, signInPath } from '../../app/location.js';
import { notice } from '../notifications/index.js';
import { fetchSession, signOut } from './session.api.js';
import { enter, leave, unreachable, useSession } from './session.store.js';
import { tabs } from './tabs.js';

/** Asks the server who is signed in, and from then on follows what the other tabs do. */
export async function beginSession(): Promise<void> {
  useSession.setState({ phase: 'unknown' });
  await refreshSession();
}

async function refreshSession(): Promise<void> {
  try {
    enter(await fetchSession());
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) leave();
    else unreachable();
  }
}

/** The user's own logout: ends the session on the server and in every tab. */
export async function logOut(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    const alreadyOver = error instanceof ApiProblem && error.status === 401;
    if (!alreadyOver) return notice('error', shared.errorLoggingYouOut);
  }
  tabs.send({ type: 'signed-out' });
  leave();
  goTo('/login');
}

/** The session is over (idle, or the server said 401): back to sign-in, which returns here afterwards. */
export function sessionOver(): void {
  if (useSession.getState().phase !== 'signed-in') return;
  tabs.send({ type: 'signed-out' });
  const path = signInPath(location.pathname + location.search);
  leave({ ended: true });
  goTo(path);
}

/** Nobody answered the warning: ends the session on the server too, whether or not it answers. */
export function idleOut(): void {
  void signOut().catch(() => undefined);
  sessionOver();
}

onSessionEnded(sessionOver);

tabs.listen(({ type }) => {
  const { phase } = useSession.getState();
  if (type === 'signed-out' && phase === 'signed-in') {
    const path = signInPath(location.pathname + location.search);
    leave({ ended: true });
    goTo(path);
  }
  if (type === 'signed-in') void refreshSession();
});
