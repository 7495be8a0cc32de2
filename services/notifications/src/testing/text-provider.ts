import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ArrivedText {
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: { readonly from: string; readonly to: string; readonly text: string };
}

export interface TextProvider {
  readonly url: string;
  /** The status of the answers; 0: takes the message and hangs up without one. */
  status: number;
  readonly arrived: ArrivedText[];
  close(): Promise<void>;
}

/** A provider of text messages on a free port, that answers as the test says. */
export async function startTextProvider(): Promise<TextProvider> {
  const arrived: ArrivedText[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization, 'idempotency-key': idempotencyKey } = request.headers;
      arrived.push({
        authorization,
        idempotencyKey: idempotencyKey as string | undefined,
        body: JSON.parse(Buffer.concat(parts).toString('utf8')) as ArrivedText['body'],
      });
      if (provider.status === 0) response.socket?.destroy();
      else response.writeHead(provider.status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: TextProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`,
    status: 202,
    arrived,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
