import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let answering: Promise<string> | undefined;

/** The notifications service of tests that have none: it says what the lender is called, and is away for all else. */
export function whoNamesTheLender(): Promise<string> {
  answering ??= new Promise((resolve) => {
    const server = createServer((request, reply) => {
      const knows = request.url === '/internal/lender';
      reply.writeHead(knows ? 200 : 503, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(knows ? { name: 'Groundwork' } : { code: 'upstream.unavailable' }));
    });
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    server.unref();
  });
  return answering;
}
