import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as a provider got it. */
export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** How a provider answers: with a status and a text, or as the test itself writes to the response. */
export type ProviderScript = (
  request: ProviderRequest,
  reply: ServerResponse,
) => { readonly status?: number; readonly text: string } | undefined | Promise<undefined>;

/** An outside provider over real HTTP, with a script that a test changes as it goes. */
export interface TestProvider {
  readonly url: string;
  script: ProviderScript;
  /** What it was asked, in the order of arrival. */
  readonly received: ProviderRequest[];
  /** Stops answering at all: connections are refused. `back` listens on the same port again. */
  leave(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a provider on a port of its own. */
export async function aProvider(script: ProviderScript): Promise<TestProvider> {
  const received: ProviderRequest[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Its caller gave it up while it was still being sent.
      return;
    }
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      text: Buffer.concat(chunks).toString('utf8'),
    };
    received.push(call);
    const answer = await provider.script(call, reply);
    if (answer) reply.writeHead(answer.status ?? 200).end(answer.text);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const leave = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  const provider: TestProvider = {
    url: `http://127.0.0.1:${port}`,
    script,
    received,
    leave,
    back: () => listen(port),
    close: leave,
  };
  return provider;
}
