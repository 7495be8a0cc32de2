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
let received: { line: string; authorization: string | undefined; type: string | undefined; body: string }[];

beforeEach(async () => {
  status = 204;
  received = [];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { authorization, 'content-type': type } = request.headers;
    received.push({ line: `${request.method} ${request.url}`, authorization, type, body });
    reply.writeHead(status).end(status === 204 ? undefined : '{"code":"x"}');
  }).listen(0, '127.0.0.1');
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
