import { ApiProblem, onSessionEnded } from '@groundwork/web-http';
import { frame } from '@groundwork/domain-messages-shell';
import { countDrafts, dropDraftsOf } from '@groundwork/web-forms/drafts';
import { goTo, signInPath } from '../../components/location.js';
import { acknowledgeFault, showFault } from '../errors/index.js';
import { notice } from '../notifications/index.js';
import { offlineSession } from './offline-session.js';
import { pendingLogout } from './pending-logout.js';
import { fetchSession, signOut } from '../../data/session.js';
import { enter, leave, unreachable, useSession } from './session.store.js';
import { tabs } from './tabs.js';

/** Asks the server who is signed in, and from then on follows what the other tabs do. */
export async function beginSession(): Promise<void> {
  useSession.setState({ phase: 'unknown' });
  await refreshSession();
}

/** Asks anew who is signed in, where this page believes that somebody is. Stays on the page, whatever the answer. */
export function checkSession(): void {
  if (useSession.getState().phase === 'signed-in') void beginSession();
}

async function refreshSession(): Promise<void> {
  acknowledgeFault();
  try {
    if (pendingLogout.isThere()) await endOnServer();
    const session = await fetchSession();
    if (session) enter(session);
    else leave();
  } catch (error) {
    const session = error instanceof ApiProblem && error.status === 0 ? offlineSession(location.pathname) : undefined;
    if (session) return enter(session);
    unreachable();
    // Without any answer there is neither status nor data: the page says all there is to say.
    if (error instanceof ApiProblem && error.status !== 0)
      showFault({
        title: frame.userNotFetched,
        status: error.status,
        data: error.message,
        reference: error.correlationId,
      });
  }
}

const isSignedOut = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

/** Ends the session on the server; that it is over already is as good. */
async function endOnServer(): Promise<void> {
  try {
    await signOut();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
  pendingLogout.forget();
}

/** After a logout that failed, the sign-in page comes after so long (specification, section 8), milliseconds. */
const afterFailedLogoutMs = 1_000;

/** The user's own logout. Asked before, where the browser keeps what was typed and not saved: a logout forgets it. */
export async function logOut(): Promise<void> {
  const { session } = useSession.getState();
  if (session && countDrafts(session.user.id) > 0) useSession.setState({ asksBeforeLogout: true });
  else await endOwnSession();
}

/** The server ends the session before it says so: a call that it refuses meanwhile is no other end than the user's own. */
let leavesByItself = false;

/** Ends the session on the server and in every tab, and leaves nothing of the user's in this browser. */
export async function endOwnSession(): Promise<void> {
  leavesByItself = true;
  await leaveByOneself().finally(() => (leavesByItself = false));
}

async function leaveByOneself(): Promise<void> {
  const userId = useSession.getState().session?.user.id;
  try {
    await endOnServer();
  } catch {
    pendingLogout.remember();
    notice('error', frame.errorLoggingYouOut);
    await new Promise((resolve) => setTimeout(resolve, afterFailedLogoutMs));
  }
  if (userId) dropDraftsOf(userId);
  if (useSession.getState().phase !== 'signed-in') return;
  tabs.send({ type: 'signed-out', forget: true });
  leave();
  goTo('/login');
}

/** The session is over (idle, or the server said 401): back to sign-in, which returns here afterwards. */
export function sessionOver(): void {
  if (leavesByItself || useSession.getState().phase !== 'signed-in') return;
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

tabs.listen((message) => {
  const { phase, session } = useSession.getState();
  if (message.type === 'signed-out' && phase === 'signed-in') {
    const path = signInPath(location.pathname + location.search);
    leave({ ended: true });
    // This tab may have kept something since the one that was left has cleared up.
    if (message.forget && session) dropDraftsOf(session.user.id);
    goTo(path);
  }
  if (message.type === 'signed-in') void refreshSession();
});
