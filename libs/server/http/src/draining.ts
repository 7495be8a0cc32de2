import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A request that was under way when the close began has sent its first byte by then, milliseconds. */
const arrivalMs = 200;

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
  let closing = false;
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  fastify.addHook('preClose', (done) => {
    closing = true;
    for (const stream of streams) stream.end();
    // For answers whose head went out before.
    server.keepAliveTimeout = 1;
    setTimeout(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    }, arrivalMs).unref();
    done();
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('connection', 'close');
    if (String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')) {
      const { raw } = reply;
      streams.add(raw);
      raw.once('close', () => streams.delete(raw));
      if (closing) setTimeout(() => raw.end(), arrivalMs).unref();
    }
    done(null, payload);
  });
}
