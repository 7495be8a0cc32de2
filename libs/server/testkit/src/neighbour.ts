import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly key: string | undefined;
}

/** Another service as the one under test sees it: HTTP answers by path, everything else not found. */
export interface Neighbour {
  readonly url: string;
  /** What a path answers. */
  readonly answers: Map<string, unknown>;
  /** What a path without an answer of its own answers; undefined is not found. */
  otherwise?: (path: string) => unknown;
  /** What it was asked, in the order of arrival; bodies as they came, JSON parsed, and the key of a command. */
  readonly received: Received[];
  /** While true it answers 503, as a service that shuts down does. */
  away: boolean;
  close(): Promise<void>;
}

/** Where a service asks what a signer has to prove. */
export const openSignings = '/internal/signings';
/** Tests of other things are of a lender who asks for nothing beside the session. */
export const nothingAsked = { challenge: null, by: null, address: null, sent: false };

const isJson = (request: IncomingMessage): boolean =>
  request.headers['content-type']?.startsWith('application/json') === true;

/** Starts a neighbour on a port of its own. It asks for a bearer token and does not look into it. */
export async function aNeighbour(): Promise<Neighbour> {
  const answers = new Map<string, unknown>();
  const received: Received[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    received.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body: text === '' ? undefined : isJson(request) ? JSON.parse(text) : text,
      key: request.headers['idempotency-key']?.toString(),
    });
    const path = request.url ?? '';
    const answer = answers.has(path)
      ? answers.get(path)
      : (neighbour.otherwise?.(path) ?? (path === openSignings ? nothingAsked : undefined));
    const known = request.headers.authorization?.startsWith('Bearer ') === true && answer !== undefined;
    const status = neighbour.away ? 503 : known ? 200 : 404;
    reply.writeHead(status, { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' });
    reply.end(
      JSON.stringify(
        status === 200 ? answer : { code: status === 503 ? 'upstream.unavailable' : 'resource.not_found' },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const neighbour: Neighbour = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answers,
    received,
    away: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return neighbour;
}
