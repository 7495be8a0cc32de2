import { jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InternalTokens } from '@groundwork/server-auth';
import { serviceNames } from '@groundwork/server-config';
import type { ServiceName } from '@groundwork/server-config';
import { DirectTransport } from './index.js';

/** The other service, with the status that the test has it answer. */
let server: Server;
let transport: DirectTransport;
let status: number;
/** What it says beside the status. */
let said: string;
/** Connections that were opened to it, and calls that it has not answered yet. */
let connections: number;
let open: number;
let mostOpen: number;
let held: Promise<void> | undefined;
let received: { line: string; authorization: string | undefined; type: string | undefined; body: string }[];

beforeEach(async () => {
  status = 204;
  said = '{"code":"x"}';
  received = [];
  [connections, open, mostOpen, held] = [0, 0, 0, undefined];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'content-type': type } = request.headers;
    received.push({ line: `${request.method} ${request.url}`, authorization, type, body });
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await held;
    open -= 1;
    if (status === 204) return void reply.writeHead(status).end();
    reply.writeHead(status, { 'content-length': Buffer.byteLength(said) }).end(said);
  })
    .on('connection', () => (connections += 1))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tokens = { system: (audience: string) => `token-for-${audience}` } as InternalTokens;
  transport = new DirectTransport(
    Object.fromEntries(serviceNames.map((name) => [name, url])) as Record<ServiceName, string>,
    tokens,
  );
});
afterEach(async () => {
  await transport.close();
  server.closeAllConnections();
  server.close();
});

describe('a delivery', () => {
  it('is a call of the unit to the subscriber, and is over when the subscriber has it', async () => {
    await transport.deliver('draws', '{"id":"e1"}');
    await transport.deliver('draws', '{"id":"e2"}');
    expect(received).toEqual(
      ['e1', 'e2'].map((id) => ({
        line: 'POST /internal/events',
        authorization: 'Bearer token-for-draws',
        type: 'application/json',
        body: `{"id":"${id}"}`,
      })),
    );
  });

  it.each([300, 302, 400, 401, 403, 404, 409, 422, 500])('that is answered %i has not arrived', async (answer) => {
    status = answer;
    await expect(transport.deliver('draws', '{}')).rejects.toMatchObject({
      message: `answered ${answer}`,
      away: false,
    });
  });

  it('that is answered 503 found the subscriber away: everything for it waits', async () => {
    status = 503;
    await expect(transport.deliver('draws', '{}')).rejects.toMatchObject({ away: true });
  });

  it('that meets nobody found the subscriber away, until it is back', async () => {
    const { port } = server.address() as AddressInfo;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    await expect(transport.deliver('draws', '{}')).rejects.toMatchObject({
      message: expect.stringContaining('ECONNREFUSED') as string,
      away: true,
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    await transport.deliver('draws', '{}');
    expect(received).toHaveLength(1);
  });
});

describe('several events', () => {
  const three = ['{"id":"e1"}', '{"id":"e2"}', '{"id":"e3"}'];
  const paths = () => received.map(({ line }) => line);
  const together = 'POST /internal/events/together';
  const answer = (statuses: unknown): void => void ([status, said] = [200, JSON.stringify({ statuses })]);
  afterEach(() => void jest.restoreAllMocks());

  it('go by one call, and are answered one by one', async () => {
    answer([204, 422, 424]);
    expect(await transport.deliverTogether('draws', three)).toEqual([
      'taken',
      expect.objectContaining({ message: 'answered 422', away: false }),
      'left',
    ]);
    const body = '{"events":[{"id":"e1"},{"id":"e2"},{"id":"e3"}]}';
    expect(received).toEqual([
      { line: together, authorization: 'Bearer token-for-draws', type: 'application/json', body },
    ]);
  });

  it('may be answered as far as they were tried; what was away at the last of them is away', async () => {
    answer([204, 503]);
    expect(await transport.deliverTogether('draws', three)).toEqual([
      'taken',
      expect.objectContaining({ message: '503', away: true }),
    ]);
  });

  it('find nobody there, as one does', async () => {
    status = 503;
    await expect(transport.deliverTogether('draws', three)).rejects.toMatchObject({ away: true });
    answer([204]);
    expect(await transport.deliverTogether('draws', three)).toEqual(['taken']);
  });

  it.each([
    ['does not know the path', 404, '{}'],
    ['does not take them', 400, '{}'],
    ['answers as to one', 204, ''],
    ['says nothing of any', 200, '{"statuses":[]}'],
    ['says more than was asked', 200, '{"statuses":[204,204,204,204]}'],
    ['says no numbers', 200, '{"statuses":["204"]}'],
    ['says nothing that is read', 200, '<html>'],
  ])('go one by one to who %s, for a minute', async (_what, ...unlike) => {
    [status, said] = unlike;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    expect(await transport.deliverTogether('draws', three)).toBeUndefined();
    answer([204, 204, 204]);
    clock.mockReturnValue(60_999);
    expect(await transport.deliverTogether('draws', three)).toBeUndefined();
    expect(paths()).toEqual([together]);
    expect(await transport.deliverTogether('files', three)).toHaveLength(3);
    clock.mockReturnValue(61_001);
    expect(await transport.deliverTogether('draws', three)).toEqual(['taken', 'taken', 'taken']);
  });
});

describe('its connections', () => {
  it('are kept, whether the answer is empty or a refusal with a text', async () => {
    for (const answer of [204, 422, 503, 204, 422, 503, 422, 204]) {
      status = answer;
      await transport.deliver('draws', '{}').catch(() => undefined);
    }
    expect(received).toHaveLength(8);
    // A second one may have been opened while the first was still at the end of an answer.
    expect(connections).toBeLessThanOrEqual(2);
  });

  it('are at most four to a subscriber, and its own', async () => {
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    const all = Promise.all([
      ...Array.from({ length: 12 }, () => transport.deliver('draws', '{}')),
      transport.deliver('files', '{}'),
    ]);
    while (open < 5) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 50));
    release();
    await all;
    expect(mostOpen).toBe(5);
    expect(received).toHaveLength(13);
    expect(connections).toBe(5);
  });

  it('end with it, after what is under way; closing it twice is closing it', async () => {
    let release = (): void => undefined;
    held = new Promise((resolve) => (release = resolve));
    const delivery = transport.deliver('draws', '{}');
    while (open === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const closing = transport.close();
    release();
    await Promise.all([delivery, closing]);
    const left = () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      );
    for (let turn = 0; turn < 100 && (await left()) > 0; turn += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await left()).toBe(0);
    await transport.close();
  });

  it('are opened anew after it was closed', async () => {
    await transport.deliver('draws', '{}');
    await transport.close();
    await transport.deliver('draws', '{}');
    expect(connections).toBe(2);
  });
});
