import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rawProblem, sendProblem } from './problems.js';

/** What a body may take of the gateway and of the back ends behind it. */
export interface BodyLimits {
  /** A body that says itself at most this long takes no connection to a back end before all of it is here, bytes. */
  readonly smallBytes: number;
  /** The longest that such a body may be on its way, milliseconds. */
  readonly smallMs: number;
  /** Every body has to bring {@link leastBytesPerSecond} in each span of this length, milliseconds. */
  readonly spanMs: number;
  readonly leastBytesPerSecond: number;
  /** Larger bodies, uploads above all, that one address may have on their way at once. */
  readonly largePerAddress: number;
}

export const bodyLimits: BodyLimits = {
  smallBytes: 1024 * 1024,
  smallMs: 30_000,
  spanMs: 10_000,
  leastBytesPerSecond: 1024,
  largePerAddress: 32,
};

interface Underway {
  readonly request: FastifyRequest;
  readonly isSmall: boolean;
  readonly since: number;
  markedAt: number;
  bytesAtMark: number;
}

const lengthOf = (headers: IncomingHttpHeaders): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
const isChunked = (headers: IncomingHttpHeaders): boolean => headers['transfer-encoding'] !== undefined;
const hasBody = (headers: IncomingHttpHeaders): boolean => isChunked(headers) || (lengthOf(headers) ?? 0) > 0;

/** Whether a body streams through to the back end: it says itself long, or does not say how long it is. */
const isLarge = (headers: IncomingHttpHeaders, { smallBytes }: BodyLimits): boolean =>
  isChunked(headers) || (lengthOf(headers) ?? 0) > smallBytes;

/** Whose routes a request takes: those of large bodies have connections of their own (proxy.ts). */
export const bodySizes = ['small', 'large'] as const;
export type BodySize = (typeof bodySizes)[number];

/** Lets a route say `constraints: { bodySize }`. */
export const bodySizeStrategy = (limits: BodyLimits) => ({
  name: 'bodySize',
  storage: () => {
    const handlers = new Map<unknown, never>();
    return {
      get: (size: unknown) => handlers.get(size) ?? null,
      set: (size: unknown, handler: never) => void handlers.set(size, handler),
    };
  },
  deriveConstraint: ({ headers }: IncomingMessage): BodySize => (isLarge(headers, limits) ? 'large' : 'small'),
  validate: () => undefined,
});

/**
 * Ends bodies that do not go on: one that stands still, or is sent too slowly to be meant, is answered 408 and its
 * connection closed, with the headers of every answer. A pause of the back end is not held against who sends.
 */
export function boundBodies(
  server: FastifyInstance,
  limits: BodyLimits,
  headers: Readonly<Record<string, string>>,
): void {
  const underway = new Set<Underway>();
  const largeOf = new Map<string, number>();

  const end = ({ request }: Underway) => {
    const { socket } = request.raw;
    if (socket.destroyed) return;
    socket.end(rawProblem({ code: 'request.malformed', status: 408, correlationId: request.id, headers }));
    request.raw.destroy();
  };
  const look = () => {
    const now = Date.now();
    for (const body of underway) {
      const { raw } = body.request;
      if (body.isSmall && now - body.since > limits.smallMs) end(body);
      if (now - body.markedAt < limits.spanMs) continue;
      const least = (limits.leastBytesPerSecond * (now - body.markedAt)) / 1000;
      const isWaitedFor = raw.readableLength === 0;
      if (isWaitedFor && raw.socket.bytesRead - body.bytesAtMark < least) end(body);
      body.markedAt = now;
      body.bytesAtMark = raw.socket.bytesRead;
    }
  };
  const timer = setInterval(look, Math.min(1000, limits.spanMs / 2));
  timer.unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    done();
  });

  server.addHook('onRequest', (request, reply, done) => {
    const { ip, raw, headers } = request;
    if (!hasBody(headers)) return done();
    const large = isLarge(headers, limits);
    const others = largeOf.get(ip) ?? 0;
    if (large && others >= limits.largePerAddress) {
      void reply.headers({ 'retry-after': '2', connection: 'close' });
      return void sendProblem(reply, 'throttle.too_many');
    }
    if (large) largeOf.set(ip, others + 1);
    const now = Date.now();
    const body = { request, isSmall: !large, since: now, markedAt: now, bytesAtMark: raw.socket.bytesRead };
    underway.add(body);
    const over = () => {
      if (!underway.delete(body) || !large) return;
      const left = (largeOf.get(ip) ?? 1) - 1;
      if (left > 0) largeOf.set(ip, left);
      else largeOf.delete(ip);
    };
    raw.once('end', over).once('close', over);
    return done();
  });

  // What is small is here as a whole before it takes a connection to a back end; the rest streams through.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', async (request: FastifyRequest, payload: Readable) =>
    isLarge(request.headers, limits) ? payload : Readable.from([await whole(payload)], { objectMode: false }),
  );
}

async function whole(payload: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of payload) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
