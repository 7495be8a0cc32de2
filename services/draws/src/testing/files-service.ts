import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FilesService {
  readonly url: string;
  /** While true it refuses connections' requests as a service that shuts down does. */
  away: boolean;
  /** A file of a company. Gives its id. */
  add(userFileName: string, companyId: string): string;
  close(): Promise<void>;
}

async function idsOf(request: IncomingMessage): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return (JSON.parse(Buffer.concat(chunks).toString('utf8')) as { ids: string[] }).ids;
}

/** The one question that this service asks of the files service, answered over HTTP. */
export async function aFilesService(): Promise<FilesService> {
  const known = new Map<string, { fileUploadId: string; userFileName: string; companyId: string }>();
  const server = createServer((request, reply) => {
    void idsOf(request).then((ids) => {
      reply.writeHead(service.away ? 503 : 200, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(service.away ? {} : ids.flatMap((id) => known.get(id) ?? [])));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: FilesService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    away: false,
    add(userFileName, companyId) {
      const fileUploadId = randomUUID();
      known.set(fileUploadId, { fileUploadId, userFileName, companyId });
      return fileUploadId;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
