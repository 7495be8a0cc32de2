import { useRef, useState } from 'react';
import { homeOf, LOGIN_SUCCESS_DELAY, loginComplaint, offersResetLink } from '@groundwork/domain-accounts';
import { signIn as sentences } from '@groundwork/domain-messages-shell';
import { ApiProblem } from '@groundwork/web-http';
import { goTo, wantedPath } from '../../components/location.js';
import { enter, pendingLogout, tabs } from '../session/index.js';
import { signIn } from '../../data/session.js';
import type { SecondFactorDue, Session } from '../../data/session.types.js';

export interface Credentials {
  email: string;
  password: string;
}

/** Failures in the server's words; no answer in the specification's (section 8). */
export function complaintOf(error: unknown): string {
  const answered = error instanceof ApiProblem && error.status !== 0;
  return answered ? error.message : sentences.couldNotContactServer;
}

/** The sign-in of the specification, section 4: check, call, a second's pause, then the area of the role. */
export function useSignIn(fetchPortal: () => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [complaint, setComplaint] = useState<string>();

  const [due, setDue] = useState<SecondFactorDue>();
  // True at once: a second press comes before the first one is drawn.
  const sending = useRef(false);

  const arrive = async (session: Session) => {
    // Whoever signs in now is not to be logged out by what went wrong before.
    pendingLogout.forget();
    // The portal is fetched while the user waits anyway; without it there is nothing to route to.
    await Promise.all([fetchPortal(), pause(LOGIN_SUCCESS_DELAY)]);
    const path = wantedPath(location.search) ?? homeOf(session.role);
    tabs.send({ type: 'signed-in' });
    goTo(path, { replace: true });
    enter(session);
  };
  const submit = async (credentials: Credentials) => {
    const incomplete = loginComplaint(credentials);
    setComplaint(incomplete);
    if (incomplete || sending.current) return;
    sending.current = true;
    setBusy(true);
    try {
      const answer = await signIn(credentials.email.trim(), credentials.password);
      if ('secondFactor' in answer) {
        setDue(answer.secondFactor);
        setBusy(false);
      } else await arrive(answer);
    } catch (error) {
      setAttempts((count) => count + 1);
      setComplaint(complaintOf(error));
      setBusy(false);
    } finally {
      sending.current = false;
    }
  };
  const startOver = (reason?: string) => {
    setDue(undefined);
    setComplaint(reason);
  };
  return { busy, complaint, offersReset: offersResetLink(attempts), due, submit, arrive, startOver };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
