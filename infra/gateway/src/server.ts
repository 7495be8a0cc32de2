import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { drainOnClose } from '@groundwork/server-http/draining';
import type { RunningPart, TrustedProxies } from './options.js';
import { rawProblem, sendProblem } from './problems.js';
import type { RawProblem } from './problems.js';

/** Correlation ids come from outside: anything that is not a plain short token is replaced. */
const isCorrelationId = (text: unknown): text is string => typeof text === 'string' && /^[\w.-]{8,64}$/.test(text);

export interface ServerOptions {
  readonly logLevel?: string | undefined;
  readonly trustedProxies?: TrustedProxies | undefined;
  /** Headers of every answer, refusals of what is no request among them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server with the gateway's manners: correlation ids, quiet logs, problem documents, a close that drains. */
export function createServer(
  name: string,
  { logLevel = 'warn', trustedProxies, headers = {} }: ServerOptions,
): FastifyInstance {
  const server = Fastify({
    logger: { level: logLevel, name },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    ...(trustedProxies === undefined ? {} : { trustProxy: [...trustedProxies] }),
    // Heads of requests that do not come to their end; bodies have bounds of their own (bodies.ts). Who says no host is refused below.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    genReqId: (request) => {
      const correlationId = request.headers['x-correlation-id'];
      return isCorrelationId(correlationId) ? correlationId : randomUUID();
    },
    // A path that cannot be read: no hook has seen it.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(reply.headers({ ...headers, 'x-correlation-id': request.id }), 'request.malformed'),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable) socket.write(rawProblem({ ...noRequest(error.code), correlationId: randomUUID(), headers }));
      socket.destroy(error);
    },
  });
  // As nginx does: what somebody expects beside an answer is passed over.
  server.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    server.routing(request, response),
  );
  drainOnClose(server);
  waitForAll(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...headers, 'x-correlation-id': request.id });
    if (request.raw.headers.host !== undefined || request.raw.httpVersion === '1.0') return done();
    void sendProblem(reply.header('connection', 'close'), 'request.malformed');
  });
  server.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    // A folder without a page, which what serves files forbids: nothing is there to be read.
    if (status === 403) return sendProblem(reply, 'route.not_found');
    if (status < 500) return sendProblem(reply, 'request.malformed');
    request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, 'internal.error');
  });
  return server;
}

/** What of a connection that brings no request is said to it, by the code of Node's error. */
function noRequest(code: string | undefined): Pick<RawProblem, 'code' | 'status'> {
  if (code === 'HPE_HEADER_OVERFLOW') return { code: 'request.too_large', status: 431 };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { code: 'request.malformed', status: 408 };
  return { code: 'request.malformed' };
}

/**
 * Under `localhost` Fastify listens on both loopback addresses, but its close waits for the requests of one alone: those
 * of the other are waited for here.
 */
function waitForAll(server: FastifyInstance): void {
  let inFlight = 0;
  const bySocket = new WeakMap<Socket, { requests: number }>();
  const openOf = (socket: Socket): { requests: number } => {
    const open = bySocket.get(socket) ?? { requests: 0 };
    if (bySocket.has(socket)) return open;
    bySocket.set(socket, open);
    // Of requests that came one behind the other, only the first hears of the end of its connection.
    socket.once('close', () => {
      inFlight -= open.requests;
      open.requests = 0;
    });
    return open;
  };
  server.addHook('onRequest', (request, reply, done) => {
    const open = openOf(request.raw.socket);
    inFlight += 1;
    open.requests += 1;
    // Also of an answer that its reader broke off, which Fastify does not count as a response.
    reply.raw.once('close', () => {
      if (open.requests === 0) return;
      inFlight -= 1;
      open.requests -= 1;
    });
    done();
  });
  server.addHook('onClose', async () => {
    while (inFlight > 0) await pause(20);
  });
}

/** Listens and gives the address with the port that the system chose, where 0 was asked for. */
export async function running(server: FastifyInstance, host: string, port: number): Promise<RunningPart> {
  await server.listen({ host, port });
  const bound = server.server.address();
  return {
    url: `http://${host}:${bound !== null && typeof bound === 'object' ? bound.port : port}`,
    close: () => server.close(),
  };
}
