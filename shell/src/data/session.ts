import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import { takeEarly } from './early-session.js';
import type { SecondFactorDue, SecondFactorProof, Session } from './session.types.js';

/** Null where nobody is signed in. The first time the answer may be on its way already. */
export async function fetchSession(): Promise<Session | null> {
  const early = takeEarly();
  return (await unwrap(api.GET('/api/shell/account/who', early ? { fetch: () => early } : {}))).session;
}

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
