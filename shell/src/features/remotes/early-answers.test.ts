import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { createApi } from '@groundwork/web-http';
import { askEarly } from '../../data/early-session.js';
import { rememberForSession } from '../../components/session-memory.js';
import { goAhead } from './ahead.js';
import { takeAnswer } from './early-answers.js';
import { keyOfKnown } from './known-scripts.js';

const real = globalThis.fetch;
const user = { id: 'u1', role: 'borrower' } as const;
let session: object | null;
let requests: string[];

beforeEach(() => {
  session = { user: { id: 'u1' }, role: 'borrower', companyId: 'c 1', brokerId: null };
  requests = [];
  history.replaceState(null, '', '/home');
  const calls = [
    '/api/borrower/company/byId/{companyId}',
    '/api/borrower/of/{brokerId}',
    'https://elsewhere.example/{userId}',
  ];
  rememberForSession(keyOfKnown, JSON.stringify({ home: '/home', first: [], further: [], calls }));
  globalThis.fetch = async (input) => {
    requests.push(input instanceof Request ? input.url : String(input));
    if (String(input) === '/api/shell/account/who') return Response.json({ session });
    if (String(input).startsWith('/api/borrower/')) return Response.json({ name: 'Acme' });
    return new Response('away', { status: 503 });
  };
});
afterEach(() => {
  globalThis.fetch = real;
});

const company = '/api/borrower/company/byId/c%201';

/** Starts as the page does. What is sent for the home is there when the registry has failed. */
async function start() {
  askEarly();
  await goAhead(user);
  // The session is read of a copy, by another few turns.
  await new Promise((resolve) => setTimeout(resolve));
}

it('what a home reads first is sent for who is signed in, where the session has what it names, and taken once', async () => {
  await start();
  expect(requests.filter((path) => path !== '/remotes.json')).toEqual(['/api/shell/account/who', company]);
  expect(await (await takeAnswer('u1', company))?.json()).toEqual({ name: 'Acme' });
  expect(takeAnswer('u1', company)).toBeUndefined();
});

it.each([
  ['nobody is signed in', () => (session = null)],
  ['somebody else is', () => (session = { ...session, user: { id: 'u2' } })],
  ['the page opens elsewhere', () => history.replaceState(null, '', '/loans')],
])('nothing is sent where %s', async (_when, change) => {
  change();
  await start();
  expect(requests.filter((path) => path.startsWith('/api/borrower/'))).toEqual([]);
});

it('an answer is nobody else’s, who signed in meanwhile in another tab', async () => {
  await start();
  expect(takeAnswer('u2', company)).toBeUndefined();
});

it('an answer is none any more once the portal has changed something, or may have', async () => {
  await start();
  await createApi<{ '/x': { post: { responses: { 200: { content: { 'application/json': object } } } } } }>(
    'http://localhost:4200/api/borrower',
  )
    .POST('/x')
    .catch(() => undefined);
  expect(takeAnswer('u1', company)).toBeUndefined();
});
