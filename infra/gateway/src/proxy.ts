import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Area } from '@groundwork/domain-access';
import { bodySizes } from './bodies.js';
import type { BodySize } from './bodies.js';
import { sendProblem } from './problems.js';

export interface ProxyOptions {
  readonly bffs: Readonly<Record<Area, string>>;
  readonly publicOrigin: string;
  readonly timeoutMs: number;
}

/** What the gateway alone may say about the caller; whatever came from outside under these names is dropped. */
const forwardedNames = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
];

/** Connections to a back end. Bodies that stream have their own, so that those of many addresses together hold up nothing else. */
const connectionsOf: Readonly<Record<BodySize, number>> = { small: 128, large: 64 };

type Headers = Record<string, string | string[] | undefined>;

function upstreamHeaders(request: FastifyRequest, headers: Headers, origin: URL): Headers {
  const passed = { ...headers };
  for (const name of forwardedNames) delete passed[name];
  // Answered with 100 by this server already; curl asks so before a body of a megabyte, and what calls back ends cannot pass it on.
  delete passed['expect'];
  passed['x-forwarded-for'] = request.ip;
  passed['x-forwarded-host'] = origin.host;
  passed['x-forwarded-proto'] = origin.protocol.slice(0, -1);
  passed['x-correlation-id'] = request.id;
  return passed;
}

const timeouts = new Set(['FST_REPLY_FROM_GATEWAY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

function answerFailure(reply: FastifyReply, failure: { readonly error: Error }): void {
  const code = (failure.error as NodeJS.ErrnoException).code ?? '';
  void sendProblem(reply, timeouts.has(code) ? 'upstream.timeout' : 'upstream.unavailable');
}

/** Streams of server-sent events. Each takes a connection for as long as it is read, so that they have connections of their own. */
const streams: readonly { readonly area: Area; readonly path: string }[] = [
  { area: 'shell', path: '/notification/stream' },
];

/**
 * Passes `/api/<area>` on to the area's back end. Bodies are passed on unread, large ones as they come (bodies.ts); nothing is sent
 * twice, not even after a 503, because only the client knows whether a repeat is harmless.
 */
export async function addProxies(server: FastifyInstance, options: ProxyOptions): Promise<void> {
  const origin = new URL(options.publicOrigin);
  const pass = (prefix: string, upstream: string, connections: number | null, constraints?: { bodySize: BodySize }) =>
    server.register(httpProxy, {
      upstream,
      prefix,
      ...(constraints ? { constraints } : {}),
      rewritePrefix: prefix,
      disableRequestLogging: true,
      // Bodies come as the gateway's own parser leaves them (see bodies.ts).
      proxyPayloads: false,
      httpMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      undici: {
        connections,
        pipelining: 1,
        keepAliveTimeout: 4_000,
        connect: { timeout: 3_000 },
        headersTimeout: options.timeoutMs,
        // A download may pause for as long as the person's line does; silence beyond this is a dead line.
        bodyTimeout: 120_000,
      },
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) =>
          upstreamHeaders(request as FastifyRequest, headers as Headers, origin),
        rewriteHeaders: (headers) => ({ ...headers, 'cache-control': headers['cache-control'] ?? 'no-store' }),
        onError: (reply, failure) => answerFailure(reply as FastifyReply, failure as { error: Error }),
      },
    });
  for (const { area, path } of streams) await pass(`/api/${area}${path}`, options.bffs[area], null);
  for (const [area, upstream] of Object.entries(options.bffs))
    for (const bodySize of bodySizes) await pass(`/api/${area}`, upstream, connectionsOf[bodySize], { bodySize });
}
