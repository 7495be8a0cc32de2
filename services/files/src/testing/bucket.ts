import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An upload in parts that has begun. */
export interface OpenUpload {
  /** With the bucket: '/bucket/key'. */
  readonly path: string;
  /** ISO instant. */
  readonly initiated: string;
  readonly parts: Map<number, Buffer>;
}

export interface Bucket {
  readonly url: string;
  /** Whole objects by their path. */
  readonly objects: Map<string, Buffer>;
  /** Multipart uploads that are neither complete nor given up. */
  readonly open: Map<string, OpenUpload>;
  /** Largest request body that came in, bytes. */
  largest(): number;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding']?.includes('aws-chunked') ? unchunked(body) : body;
}

/** The SDK sends streams as `size;signature CRLF data CRLF … 0 CRLF trailers`. */
function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!size) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

const listOf = (uploads: readonly [string, OpenUpload][]): string =>
  `<?xml version="1.0"?><ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads
    .map(
      ([id, { path, initiated }]) =>
        `<Upload><Key>${path.split('/').slice(2).join('/')}</Key><UploadId>${id}</UploadId><Initiated>${initiated}</Initiated></Upload>`,
    )
    .join('')}</ListMultipartUploadsResult>`;

/** The calls of S3 that the storage makes, over HTTP and in memory. Signatures are not checked. */
export async function aBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  const open = new Map<string, OpenUpload>();
  let begun = 0;
  let largest = 0;
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const path = decodeURIComponent(url.pathname);
    const body = await bodyOf(request);
    largest = Math.max(largest, body.length);
    const uploadId = url.searchParams.get('uploadId') ?? '';
    const send = (status: number, text: string | Buffer = '', headers = {}) =>
      reply.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(text);
    if (request.method === 'POST' && url.searchParams.has('uploads')) {
      const id = `upload-${(begun += 1)}`;
      open.set(id, { path, initiated: new Date().toISOString(), parts: new Map() });
      return void send(
        200,
        `<?xml version="1.0"?><InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    if (request.method === 'PUT' && uploadId) {
      const part = Number(url.searchParams.get('partNumber'));
      open.get(uploadId)?.parts.set(part, body);
      return void send(200, '', { etag: `"part-${part}"` });
    }
    if (request.method === 'POST' && uploadId) {
      const parts = [...(open.get(uploadId)?.parts ?? [])].sort(([a], [b]) => a - b).map(([, part]) => part);
      objects.set(path, Buffer.concat(parts));
      open.delete(uploadId);
      return void send(
        200,
        '<?xml version="1.0"?><CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>',
      );
    }
    if (request.method === 'DELETE' && uploadId) {
      open.delete(uploadId);
      return void send(204);
    }
    if (request.method === 'PUT') {
      objects.set(path, body);
      return void send(200, '', { etag: '"whole"' });
    }
    if (request.method === 'DELETE') {
      objects.delete(path);
      return void send(204);
    }
    if (url.searchParams.has('uploads'))
      return void send(
        200,
        listOf(
          [...open].filter(([, upload]) =>
            upload.path.startsWith(`${path.replace(/\/$/, '')}/${url.searchParams.get('prefix') ?? ''}`),
          ),
        ),
      );
    const object = objects.get(path);
    if (!object) return void send(404, '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
    send(200, object, { 'content-type': 'application/octet-stream', 'content-length': String(object.length) });
  };
  const server = createServer((request, reply) => void answer(request, reply).catch(() => reply.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    open,
    largest: () => largest,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
