import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface NeighbourService {
  readonly url: string;
  /** Company of an application by its id, as the applications service would say. */
  readonly owners: Map<string, string>;
  close(): Promise<void>;
}

/** The one question that this service asks of the applications service, answered over HTTP. */
export async function anApplicationsService(): Promise<NeighbourService> {
  const owners = new Map<string, string>();
  const server = createServer((request, reply) => {
    const companyId = owners.get(/^\/internal\/applications\/([^/]+)\/owner$/.exec(request.url ?? '')?.[1] ?? '');
    const known = companyId !== undefined && request.headers.authorization?.startsWith('Bearer ');
    reply.writeHead(known ? 200 : 404, { 'content-type': known ? 'application/json' : 'application/problem+json' });
    reply.end(JSON.stringify(known ? { companyId } : { code: 'resource.not_found', detail: 'The application was not found.' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    owners,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
