import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Problem, withCorrelation } from '@groundwork/server-http';
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

const call = (method: 'GET' | 'POST' = 'GET') =>
  client.call<{ ok: boolean }>(method, '/', { token: 'token' }).then(
    () => 'answered',
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return `${error.code} ${error.headers?.['retry-after'] ?? ''}`.trim();
    },
  );
const refused = 'upstream.unavailable 2';

it('a burst waits its turn, and each gets its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 120 }, () => call()));
  expect(new Set(answers)).toEqual(new Set(['answered']));
});

it('a service that hangs holds those who are there; who comes after is refused within seconds, then at once', async () => {
  hangs = true;
  const begun = Date.now();
  const all = Array.from({ length: 150 }, () => call());
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
  // A read would be sent once more.
  const failing = Array.from({ length: 48 }, () => call('POST'));
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

describe('a call within a request that has a deadline', () => {
  const during = <T>(leftMs: number, work: () => Promise<T>): Promise<T> =>
    withCorrelation('correlation-1', work, { deadline: { at: performance.now() + leftMs } });

  it('tells the service how long is left, a little less than there is', async () => {
    const told: (string | undefined)[] = [];
    server.prependListener('request', ({ headers }: IncomingMessage) => told.push(headers['x-time-left'] as string));
    await during(3_000, () => call());
    await call();
    expect(Number(told[0])).toBeGreaterThan(2_000);
    expect(Number(told[0])).toBeLessThanOrEqual(2_750);
    expect(told[1]).toBeUndefined();
  });

  it('ends with the time of the request where the service hangs, and is not sent where it is over', async () => {
    hangs = true;
    const begun = Date.now();
    expect(await during(400, () => call())).toBe('upstream.timeout');
    expect(Date.now() - begun).toBeLessThan(1_500);
    expect(held).toHaveLength(1);
    expect(await during(-1, () => call())).toBe('upstream.timeout');
    expect(held).toHaveLength(1);
  });

  it('waits for a place no longer than that', async () => {
    hangs = true;
    const all = Array.from({ length: 48 }, () => call());
    const begun = Date.now();
    expect(await during(300, () => call())).toBe(refused);
    expect(Date.now() - begun).toBeLessThan(1_500);
    for (const reply of held) reply.end('{"ok":true}');
    await Promise.all(all);
  });
});

describe('a connection that breaks before the answer', () => {
  const breakFirst = (times: number): string[] => {
    const methods: string[] = [];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, reply: ServerResponse) => {
      methods.push(request.method ?? '');
      if (methods.length <= times) request.socket.destroy();
      else reply.end('{"ok":true}');
    });
    return methods;
  };

  it('has a read sent once more', async () => {
    const methods = breakFirst(1);
    expect(await call()).toBe('answered');
    expect(methods).toEqual(['GET', 'GET']);
  });

  it('has it sent once more only', async () => {
    const methods = breakFirst(5);
    expect(await call()).toBe(refused);
    expect(methods).toEqual(['GET', 'GET']);
  });

  it('never has a command sent again: only its sender knows whether that is harmless', async () => {
    const methods = breakFirst(1);
    await expect(client.call('POST', '/', { token: 'token', body: {} })).rejects.toMatchObject({
      code: 'upstream.unavailable',
    });
    expect(methods).toEqual(['POST']);
  });
});
