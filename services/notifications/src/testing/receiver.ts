import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What reached a receiver. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks that does what a test wants of it. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers; 200 until a test says otherwise. */
  answer: (reply: ServerResponse, request: IncomingMessage) => void;
  /** How many calls were open at once at the most. */
  most: number;
  close(): Promise<void>;
}

/** Starts a receiver on a port of its own. */
export async function startReceiver(port = 0): Promise<Receiver> {
  let open = 0;
  const server = createServer(async (request, reply) => {
    open += 1;
    receiver.most = Math.max(receiver.most, open);
    reply.once('close', () => (open -= 1));
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    receiver.received.push({ headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
    receiver.answer(reply, request);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received: [],
    most: 0,
    answer: (reply) => void reply.writeHead(200).end('thanks'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
