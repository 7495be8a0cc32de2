import { createApi, unwrap } from '@groundwork/web-http';
import type { Session } from './session.types.js';

interface Answer<Body> {
  responses: { 200: { content: { 'application/json': Body } } };
}

interface Paths {
  '/account/session': { get: Answer<Session> };
  '/account/login': {
    post: { requestBody: { content: { 'application/json': { email: string; password: string } } } } & Answer<unknown>;
  };
  '/account/logoff': { post: Answer<unknown> };
  '/account/touch': { post: Answer<unknown> };
}

const api = createApi<Paths>('/api/shell');

/** Rejects with an ApiProblem of status 401 where nobody is signed in. */
export const fetchSession = (): Promise<Session> => unwrap(api.GET('/account/session'));

export const signIn = (email: string, password: string) => api.POST('/account/login', { body: { email, password } });

export const signOut = () => api.POST('/account/logoff');

/** Tells the server that somebody is there, so that it does not end the session as idle. */
export const touchSession = () => api.POST('/account/touch');
