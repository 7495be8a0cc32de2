import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it sends its callers away; see {@link letGo}. */
    isLeaving: boolean;
    leave: (() => void) | undefined;
  }
}

/** A request that was under way when the close began has sent its first byte by then, milliseconds. */
const arrivalMs = 200;

/**
 * Serves on for `ms` and has everybody who calls leave: each answer ends its connection, streams end, and `/ready` says no. Callers
 * come back on new connections, which lead to others by then. What a caller keeps without a request for longer than `ms` may still be
 * cut off under its next one: our own keep theirs for 4 seconds, and nginx does as its template says.
 */
export async function letGo(app: NestFastifyApplication, ms = 0): Promise<void> {
  if (ms === 0) return;
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.leave?.();
  await sleep(ms);
}

/**
 * Lets the close of a server wait for requests in flight and for nothing else. Node counts a connection that never
 * sent a byte (browsers open such ones in advance) as busy for a minute, and one whose answer ends during the close as
 * kept alive for as long as ever: the first are cut off here, the second end with their answer. Streams of server-sent events have
 * no end of their own: they are ended, and their readers come back to whoever serves then.
 */
export function drainOnClose(fastify: FastifyInstance): void {
  const server = fastify.server as Server;
  const open = new Set<Socket>();
  const streams = new Set<ServerResponse>();
  fastify.decorate('isLeaving', false);
  fastify.decorate('leave', () => {
    fastify.isLeaving = true;
    for (const stream of streams) stream.end();
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  fastify.addHook('preClose', (done) => {
    fastify.leave?.();
    // For answers whose head went out before.
    server.keepAliveTimeout = 1;
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, arrivalMs).unref();
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (fastify.isLeaving) void reply.header('connection', 'close');
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')) {
      const { raw } = reply;
      streams.add(raw);
      raw.once('close', () => streams.delete(raw));
      if (fastify.isLeaving) setTimeout(() => raw.end(), arrivalMs).unref();
    }
    done(null, payload);
  });
}
