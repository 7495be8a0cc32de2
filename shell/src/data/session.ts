import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { SecondFactorDue, SecondFactorProof, Session } from './session.types.js';

/** Rejects with an ApiProblem of status 401 where nobody is signed in. */
export const fetchSession = (): Promise<Session> => unwrap(api.GET('/api/shell/account/session'));

/** The session, or what is due before it. */
export const signIn = (email: string, password: string): Promise<Session | { secondFactor: SecondFactorDue }> =>
  unwrap(api.POST('/api/shell/account/login', { body: { email, password } }));

/** With the recovery codes where the second factor was set up by it. */
export const finishSignIn = (
  challenge: string,
  proof: SecondFactorProof,
): Promise<Session & { recoveryCodes?: string[] }> =>
  unwrap(api.POST('/api/shell/account/login/second', { body: { challenge, ...proof } }));

export const signOut = () => api.POST('/api/shell/account/logoff');

/** Tells the server that somebody is there, so that it does not end the session as idle. */
export const touchSession = () => api.POST('/api/shell/account/touch');
