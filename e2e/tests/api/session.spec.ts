import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { ActingTokens } from '@groundwork/server-auth';
import { portsFrom } from '@groundwork/server-config';
import { ApiClient } from '../../support/api-client.js';
import { testOnOwnPortal } from '../../support/own-portal.js';

const accessSeconds = 2;
const idleMs = 5_000;
const warningMs = 1_000;

/** A portal whose sessions live in seconds instead of minutes. */
const test = testOnOwnPortal({
  env: {
    SESSION_ACCESS_SECONDS: String(accessSeconds),
    SESSION_IDLE_MS: String(idleMs),
    SESSION_WARNING_MS: String(warningMs),
  },
});

const { borrower, otherBorrower } = demonstrationAccounts;
const browserHeaders = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };
const session = (client: ApiClient, headers: Record<string, string> = {}) =>
  client.call('GET', 'shell', '/account/session', { headers });

test('a browser gets its tokens in cookies that scripts cannot read, and none in the body', async ({ portal }) => {
  const answer = await new ApiClient(portal.url).call('POST', 'shell', '/account/login', {
    body: borrower,
    headers: { ...browserHeaders, origin: portal.url },
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    success: true,
    user: { email: borrower.email, isAdmin: false, isBroker: false },
    companies: [{ organizationName: 'Bluff Oak Homes' }],
  });
  expect(answer.body['expires']).toEqual(expect.any(Number));
  expect(answer.text).not.toMatch(/"token"|"refreshToken"/);
  const cookies = answer.headers.getSetCookie();
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test('a page asks who is there: the session, or nobody, and never a refusal', async ({ portal }) => {
  const who = (client: ApiClient, headers: Record<string, string> = {}) =>
    client.call('GET', 'shell', '/account/who', { headers });
  const nobody = await who(new ApiClient(portal.url));
  expect([nobody.status, nobody.body]).toEqual([200, { session: null }]);
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  expect((await who(client)).body).toEqual({ session: (await session(client)).body });
  const { cookie } = client;
  await client.call('POST', 'shell', '/account/logoff');
  const ended = await who(new ApiClient(portal.url), { cookie });
  expect([ended.status, ended.body]).toEqual([200, { session: null }]);
  const forged = await who(new ApiClient(portal.url), { authorization: 'Bearer nonsense' });
  expect([forged.status, forged.body]).toEqual([200, { session: null }]);
});

test('another client gets both tokens and may come with the bearer alone', async ({ portal }) => {
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  expect(client.login).toMatchObject({ token: expect.any(String), refreshToken: expect.any(String) });
  const bearer = await session(new ApiClient(portal.url), { authorization: `Bearer ${String(client.login['token'])}` });
  expect(bearer.status).toBe(200);
});

test('unknown account and wrong password are answered alike', async ({ portal }) => {
  const client = new ApiClient(portal.url);
  const wrong = await client.call('POST', 'shell', '/account/login', {
    body: { email: otherBorrower.email, password: 'not the password' },
  });
  const unknown = await client.call('POST', 'shell', '/account/login', {
    body: { email: 'nobody@example.com', password: 'not the password' },
  });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  const { correlationId: _one, ...first } = wrong.body;
  const { correlationId: _two, ...second } = unknown.body;
  expect(second).toEqual(first);
});

test('who guesses one account is slowed down with an honest waiting time; other accounts are not', async ({
  portal,
}) => {
  const client = new ApiClient(portal.url);
  const guess = () =>
    client.call('POST', 'shell', '/account/login', { body: { email: 'guessed@example.com', password: 'wrong' } });
  for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(401);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await new ApiClient(portal.url).signIn(borrower.email)).login['success']).toBe(true);
});

test('a changing call without X-CSRF or from another origin is refused, and nothing is changed', async ({ portal }) => {
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  const without = await client.call('POST', 'shell', '/account/logoff', { headers: { 'x-csrf': '' } });
  const foreign = await client.call('POST', 'shell', '/account/logoff', {
    headers: { origin: 'https://elsewhere.example' },
  });
  const crossSite = await client.call('POST', 'shell', '/account/logoff', {
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect([without.status, foreign.status, crossSite.status]).toEqual([403, 403, 403]);
  expect([without.body['code'], foreign.body['code']]).toEqual(['csrf.missing', 'origin.mismatch']);
  expect((await session(client)).status).toBe(200);
});

test('a refresh token is good once: the second use ends the whole family', async ({ portal }) => {
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  const { token, refreshToken } = client.login;
  const refresh = (pair: object) =>
    new ApiClient(portal.url).call('POST', 'shell', '/account/refreshToken', { body: pair });
  const next = await refresh({ token, refreshToken });
  expect(next.status).toBe(200);
  expect(next.body['refreshToken']).not.toBe(refreshToken);
  const reused = await refresh({ token, refreshToken });
  expect([reused.status, reused.body['detail']]).toEqual([401, 'Invalid Token']);
  const successor = await refresh({ token: next.body['token'], refreshToken: next.body['refreshToken'] });
  expect(successor.status).toBe(401);
  expect(
    (await session(new ApiClient(portal.url), { authorization: `Bearer ${String(next.body['token'])}` })).status,
  ).toBe(401);
});

test('a refresh token of another session, a forged and an empty one are refused', async ({ portal }) => {
  const one = await new ApiClient(portal.url).signIn(borrower.email);
  const two = await new ApiClient(portal.url).signIn(otherBorrower.email);
  const refresh = (pair: object) =>
    new ApiClient(portal.url).call('POST', 'shell', '/account/refreshToken', { body: pair });
  const forged = `${String(one.login['refreshToken']).slice(0, -4)}AAAA`;
  for (const pair of [
    { token: one.login['token'], refreshToken: two.login['refreshToken'] },
    { token: one.login['token'], refreshToken: forged },
    {},
  ])
    expect((await refresh(pair)).status).toBe(401);
  expect((await session(two)).status).toBe(200);
});

test('twenty calls at the moment of expiry cause one renewal, and all succeed', async ({ portal }) => {
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  await sleep(accessSeconds * 1000 + 300);
  const companyId = (client.login['companies'] as { companyId: string }[])[0]?.companyId ?? '';
  const calls = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0
      ? session(client.copy())
      : client.copy().call('GET', 'borrower', `/application/inProgress/${companyId}`),
  );
  const answers = await Promise.all(calls);
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  const refreshTokens = new Set(
    answers.map(
      (answer) =>
        answer.headers
          .getSetCookie()
          .find((cookie) => cookie.includes('refresh'))
          ?.split(';')[0],
    ),
  );
  expect(refreshTokens.size).toBe(1);
  // The second generation: the session was renewed once.
  expect([...refreshTokens][0]).toMatch(/\.2\./);
});

test('after a logout the old cookie and the old bearer are refused, at a service too', async ({ portal }) => {
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  const old = client.copy();
  const bearer = String(client.login['token']);
  const claims = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
    sid: string;
    companies: string[];
  };
  const companyId = claims.companies[0] ?? '';
  const internal = new ActingTokens(join(portal.data, 'keys')).sign(
    {
      role: 'borrower',
      userId: claims.sub,
      sessionId: claims.sid,
      companyIds: claims.companies,
      brokerId: undefined,
      address: undefined,
    },
    'applications',
    'bff-borrower',
  );
  const atService = () =>
    fetch(`http://127.0.0.1:${portsFrom(portal.port).services.applications}/companies/${companyId}/applications`, {
      headers: { authorization: `Bearer ${internal}` },
    });
  expect((await atService()).status).toBe(200);

  expect((await client.call('POST', 'shell', '/account/logoff')).status).toBe(200);

  expect((await atService()).status).toBe(401);
  expect((await session(old)).status).toBe(401);
  expect((await old.call('GET', 'borrower', `/application/inProgress/${companyId}`)).status).toBe(401);
  expect((await session(new ApiClient(portal.url), { authorization: `Bearer ${bearer}` })).status).toBe(401);
  const refreshed = await old.call('POST', 'shell', '/account/refreshToken');
  expect(refreshed.status).toBe(401);
});

test('the server ends an idle session by itself; polling does not keep it alive', async ({ portal }) => {
  const idle = await new ApiClient(portal.url).signIn(borrower.email);
  const active = await new ApiClient(portal.url).signIn(borrower.email);
  const polling = { 'x-background': '1' };
  const end = Date.now() + idleMs + warningMs + idleMs / 4 + 2_500;
  while (Date.now() < end) {
    await session(idle, polling);
    expect((await session(active)).status).toBe(200);
    await sleep(800);
  }
  expect((await session(idle, polling)).status).toBe(401);
  expect((await session(active)).status).toBe(200);
});
