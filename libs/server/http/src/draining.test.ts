import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { drainOnClose } from './draining.js';

describe('a server that closes', () => {
  let server: FastifyInstance;
  let port: number;
  let agent: Agent;

  beforeEach(async () => {
    server = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
    drainOnClose(server);
    server.get('/slow', () => pause(400, 'done'));
    server.get('/streamed', (_request, reply) => {
      reply.raw.writeHead(200, { 'content-length': '4' });
      reply.raw.write('do');
      setTimeout(() => reply.raw.end('ne'), 400);
      return reply.hijack();
    });
    server.get('/events', (_request, reply) => {
      const events = new PassThrough();
      events.write('data: first\n\n');
      return reply.header('content-type', 'text/event-stream').send(events);
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    port = (server.server.address() as AddressInfo).port;
    agent = new Agent({ keepAlive: true });
  });
  afterEach(async () => {
    agent.destroy();
    await server.close();
  });

  const answer = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () => resolve(text)).on('error', reject);
      }).on('error', reject);
    });
  const silent = (): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket));
      socket.on('error', () => undefined);
    });
  const closed = async (): Promise<number> => {
    const begun = Date.now();
    await server.close();
    return Date.now() - begun;
  };

  it('has its callers leave while it still serves, so that none is cut off when it closes', async () => {
    agent.maxSockets = 1;
    const at = () => Object.values(agent.freeSockets).flat()[0]?.localPort;
    await answer('/slow');
    expect(at()).toBeDefined();
    server.leave?.();
    expect(await answer('/slow')).toBe('done');
    await pause(20);
    // That connection is gone; a new one is served and ends with its answer, too.
    expect(at()).toBeUndefined();
    expect(await answer('/slow')).toBe('done');
    await pause(20);
    expect(at()).toBeUndefined();
    expect(await closed()).toBeLessThan(500);
  });

  it('ends a stream of events, which would never end by itself', async () => {
    const arrived = once(server.server, 'request');
    const inFlight = answer('/events');
    await arrived;
    await pause(50);
    const ms = await closed();
    await expect(inFlight).resolves.toBe('data: first\n\n');
    expect(ms).toBeLessThan(1_000);
  });

  it.each(['/slow', '/streamed'])(
    'finishes the request in flight at %s and does not wait for its connection',
    async (path) => {
      const arrived = once(server.server, 'request');
      const inFlight = answer(path);
      await arrived;
      const ms = await closed();
      await expect(inFlight).resolves.toBe('done');
      expect(ms).toBeLessThan(2_000);
    },
  );

  it('does not wait for connections that never sent anything', async () => {
    const socket = await silent();
    expect(await closed()).toBeLessThan(2_000);
    socket.destroy();
  });

  it('takes a request whose first bytes arrive when the close has begun already', async () => {
    const socket = await silent();
    const closing = closed();
    await pause(50);
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await closing;
    await pause(20);
    expect(text).toMatch(/^HTTP\/1\.1 200[\s\S]*connection: close[\s\S]*done$/i);
  });
});
