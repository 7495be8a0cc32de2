import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowUnit {
  readonly url: string;
  /** The ended sessions that it knows of. */
  readonly known: string[];
  /** The calls that told it of them. */
  readonly calls: { readonly authorization: string; readonly contentType: string; readonly body: unknown }[];
  close(): Promise<void>;
}

/** A unit that takes its time over what it is told, as a busy one does. */
export async function aSlowUnit(): Promise<SlowUnit> {
  const known: string[] = [];
  const calls: SlowUnit['calls'] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.method === 'POST' && request.url === '/internal/sessions/ended') {
      await sleep(300);
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { sessions: { sessionId: string }[] };
      const { authorization = '', 'content-type': contentType = '' } = request.headers;
      calls.push({ authorization, contentType, body });
      known.push(...body.sessions.map(({ sessionId }) => sessionId));
    }
    reply.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    known,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
