import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Problem } from '@groundwork/server-http';
import { ServiceClient } from './service-client.js';

let server: Server;
let client: ServiceClient;
/** Who waits for an answer while the service hangs. */
const held: ServerResponse[] = [];
let hangs = false;

beforeEach(async () => {
  held.length = 0;
  hangs = false;
  server = createServer((request, reply) => {
    if (hangs) held.push(reply);
    else reply.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new ServiceClient('draws', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await client.close();
});

const call = () =>
  client.call<{ ok: boolean }>('GET', '/', { token: 'token' }).then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return `${error.code} ${error.headers?.['retry-after'] ?? ''}`.trim();
    },
  );
const refused = 'upstream.unavailable 2';

it('a burst waits its turn, and each gets its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, call));
  expect(new Set(answers)).toEqual(new Set(['answered']));
});

it('a service that hangs holds those who are there; who comes after is refused within seconds, then at once', async () => {
  hangs = true;
  const begun = Date.now();
  const all = Array.from({ length: 150 }, call);
  const first = await Promise.all(all.slice(48));
  expect(new Set(first)).toEqual(new Set([refused]));
  expect(Date.now() - begun).toBeLessThan(6_000);
  expect(held).toHaveLength(48);
  const later = Date.now();
  expect(await call()).toBe(refused);
  expect(Date.now() - later).toBeLessThan(500);

  // It comes to itself: those who are there get their answers, and so does everybody after them.
  hangs = false;
  for (const reply of held) reply.end('{"ok":true}');
  expect(new Set(await Promise.all(all.slice(0, 48)))).toEqual(new Set(['answered']));
  expect(await call()).toBe('answered');
});

it('a place comes back when a call fails, and when its answer was left half read', async () => {
  for (let at = 0; at < 60; at += 1) {
    const { body } = await client.request({ method: 'GET', path: '/', headers: {} });
    body.on('error', () => undefined).destroy();
  }
  hangs = true;
  const failing = Array.from({ length: 48 }, call);
  while (held.length < 48) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const reply of held) reply.destroy();
  expect(new Set(await Promise.all(failing))).toEqual(new Set([refused]));
  hangs = false;
  expect(await call()).toBe('answered');
});

it('a service that is away says so, with when to come again', async () => {
  const nowhere = new ServiceClient('draws', 'http://127.0.0.1:9');
  await expect(nowhere.call('GET', '/', { token: 'token' })).rejects.toMatchObject({
    code: 'upstream.unavailable',
    headers: { 'retry-after': '2' },
  });
  await nowhere.close();
});
