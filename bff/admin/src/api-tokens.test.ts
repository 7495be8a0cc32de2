import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BffHarness, Neighbour, SessionUser } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from './index.js';

let identity: Neighbour;
let draws: Neighbour;
let portal: BffHarness;
const text = `gwk_${'m'.repeat(43)}`;
const opened = '/api-tokens/opened';

/** A portal that has just started, before an identity that knows one API token with these scopes. */
async function start(scopes: readonly string[] = ['loans:read', 'draws:write']): Promise<void> {
  [identity, draws] = await Promise.all([aNeighbour(), aNeighbour()]);
  portal = await startBff(bff, { identity: identity.url, draws: draws.url });
  const machine: SessionUser = { role: 'admin', userId: randomUUID(), scopes, proved: undefined };
  identity.answers.set(opened, { token: portal.tokenOf(machine), expiresAt: Math.floor(Date.now() / 1000) + 300 });
  draws.otherwise = () => ({ fine: true });
}
afterEach(async () => {
  await portal.close();
  await Promise.all([identity.close(), draws.close()]);
});

const call = (token: string, method = 'GET', path = '/portfolio', headers: Record<string, string> = {}) =>
  portal.call(undefined, method, path, method === 'GET' ? undefined : {}, {
    authorization: `Bearer ${token}`,
    ...headers,
  });
const opens = () => identity.received.filter(({ path }) => path === opened);

it('is opened once for many calls, also for those that come together', async () => {
  await start();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(text)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await call(text)).body).toEqual({ fine: true });
  expect(opens()).toEqual([{ method: 'POST', path: opened, body: { token: text } }]);
  expect(identity.received.filter(({ path }) => path.includes('activity'))).toEqual([]);
});

it('changes something without the header against forgery, which a session needs', async () => {
  await start();
  const path = `/drawrequest/${randomUUID()}/notes`;
  expect((await call(text, 'POST', path)).status).toBe(200);
  const refused = await portal.call({ role: 'admin' }, 'POST', path, {}, {});
  expect([refused.status, refused.body['code']]).toEqual([403, 'csrf.missing']);
});

it('counts for itself: a cookie beside it gives it nothing, and it gives a cookie nothing', async () => {
  await start();
  const cookie = `__Host-groundwork-access=${portal.tokenOf({ role: 'super' })}`;
  expect((await call(text, 'GET', '/audit', { cookie })).body['code']).toBe('scope.missing');
  const forged = await portal.call(undefined, 'PUT', '/drawrequest/accept', {}, { cookie });
  expect(forged.body['code']).toBe('csrf.missing');
});

it('is told which scope it lacks, and what needs a person', async () => {
  await start();
  const { status, body } = await call(text, 'GET', '/audit');
  expect([status, body['code'], body['detail']]).toEqual([
    403,
    'scope.missing',
    'This call needs the scope audit:read.',
  ]);
  for (const path of ['/drawrequest/accept', '/drawrequest/confirm', '/brokers/activateBroker'])
    expect((await call(text, 'PUT', path)).body['code']).toBe('person.needed');
});

it('cannot sign, and is told so and what to do, before anybody is asked whether a code is needed', async () => {
  await start(['brokers:write']);
  for (const path of ['/brokeragreements/accept', '/brokeragreements/create/new']) {
    const refused = await call(text, 'POST', path);
    expect([refused.status, refused.body['code']]).toEqual([403, 'person.needed']);
    expect(refused.body['detail']).toBe(
      'Only a person who is signed in may do this, no API token: decisions, signatures and rights stay with people. Somebody has to do it in the portal.',
    );
  }
  expect(identity.received.filter(({ path }) => path.includes('signing'))).toEqual([]);
});

it('is nobody where identity does not know it, which is not asked for ever', async () => {
  let questions = 0;
  const refusing = createServer((request, reply) => {
    if (request.url === opened) questions += 1;
    reply.writeHead(401, { 'content-type': 'application/problem+json' }).end('{"code":"session.invalid"}');
  });
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  await start();
  const alone = await startBff(bff, { identity: `http://127.0.0.1:${(refusing.address() as AddressInfo).port}` });
  try {
    const statuses: number[] = [];
    for (let time = 0; time < 35; time += 1) {
      const headers = { authorization: `Bearer gwk_${String(time).padStart(43, 's')}` };
      statuses.push((await alone.call(undefined, 'GET', '/portfolio', undefined, headers)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 401), ...Array.from({ length: 5 }, () => 429)]);
    expect(questions).toBe(30);
  } finally {
    await alone.close();
    refusing.close();
    refusing.closeAllConnections();
  }
});

it('may call so often in a minute, and is told when it may again', async () => {
  await start();
  const statuses = new Map<number, number>();
  let retryAfter: string | null = null;
  for (let round = 0; round < 62; round += 1)
    for (const { status, headers } of await Promise.all(Array.from({ length: 10 }, () => call(text)))) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) retryAfter = headers.get('retry-after');
    }
  expect([...statuses]).toEqual([
    [200, 600],
    [429, 20],
  ]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(60);
});
