import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BffHarness } from '@groundwork/server-testkit';
import { startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';

/** A service that answers what the test says, streams included. */
async function aService(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const json = (response: ServerResponse, body: unknown): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('the mailbox', () => {
  it.each([
    ['test', 200, ['GET /mailbox?to=ana']],
    ['production', 404, []],
  ] as const)('in %s answers %i', async (mode, status, expected) => {
    const notifications = await aService((_request, response) => json(response, []));
    const shell = await startBff(bff, { notifications: notifications.url }, { mode });
    try {
      const answer = await shell.call(undefined, 'GET', '/mailbox?to=ana');
      expect(answer.status).toBe(status);
      expect(notifications.requests).toEqual(expected);
    } finally {
      await shell.close();
      await notifications.close();
    }
  });
});

describe('the stream of the bell', () => {
  let notifications: Awaited<ReturnType<typeof aService>>;
  let identity: Awaited<ReturnType<typeof aService>>;
  let shell: BffHarness;
  let open = 0;
  let lastId: string | undefined;
  beforeEach(async () => {
    open = 0;
    notifications = await aService((request, response) => {
      if (!request.url?.startsWith('/notifications/stream')) return json(response, []);
      open += 1;
      lastId = request.headers['last-event-id'] as string | undefined;
      response.once('close', () => (open -= 1));
      response
        .writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-cache, no-transform',
          'x-accel-buffering': 'no',
        })
        .write('data: {}\n\n');
    });
    identity = await aService((_request, response) => json(response, []));
    shell = await startBff(bff, { notifications: notifications.url, identity: identity.url });
  });
  afterEach(async () => {
    await shell.close();
    await Promise.all([notifications.close(), identity.close()]);
  });

  const borrower = { role: 'borrower' as const, companies: ['c1', 'c2'], company: 'c2' };
  const gone = async (): Promise<void> => {
    for (let turn = 0; turn < 300 && open > 0; turn += 1) await new Promise((done) => setTimeout(done, 10));
    expect(open).toBe(0);
  };
  const stream = async (headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${shell.url}/api/shell/notification/stream`, {
      headers: { authorization: `Bearer ${shell.tokenOf(borrower)}`, ...headers },
      ...(signal ? { signal } : {}),
    });

  it('is that of the company in use, passes what it gets, and ends with its reader', async () => {
    const id = randomUUID();
    const leaving = new AbortController();
    const answer = await stream({ 'last-event-id': id }, leaving.signal);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-accel-buffering')]).toEqual([
      200,
      'text/event-stream',
      'no',
    ]);
    expect(new TextDecoder().decode((await answer.body?.getReader().read())?.value)).toBe('data: {}\n\n');
    expect(notifications.requests).toEqual(['GET /notifications/stream?companyId=c2']);
    expect(lastId).toBe(id);
    leaving.abort();
    await gone();
  });

  it('asks a list for the company in use as well, and for nobody’s but its own', async () => {
    await shell.call(borrower, 'GET', '/notification/all/user?companyId=c9');
    expect(notifications.requests).toEqual(['GET /notifications?companyId=c2']);
    expect((await shell.call(undefined, 'GET', '/notification/stream')).status).toBe(401);
  });

  it('does not keep a session alive, as a call of the user does', async () => {
    const leaving = new AbortController();
    await stream({}, leaving.signal);
    leaving.abort();
    await gone();
    const activity = () => identity.requests.filter((line) => line.includes('/activity'));
    await new Promise((done) => setTimeout(done, 100));
    expect(activity()).toEqual([]);
    await shell.call(borrower, 'GET', '/notification/all/user');
    await new Promise((done) => setTimeout(done, 100));
    expect(activity()).toHaveLength(1);
  });

  it('takes no connection from the calls, and does not hold up a stop', async () => {
    await Promise.all(Array.from({ length: 80 }, () => stream()));
    expect(open).toBe(80);
    expect((await shell.call(borrower, 'GET', '/notification/all/user')).status).toBe(200);
    const begun = Date.now();
    await shell.close();
    expect(Date.now() - begun).toBeLessThan(3_000);
    await gone();
    shell = await startBff(bff, { notifications: notifications.url, identity: identity.url });
  });
});
