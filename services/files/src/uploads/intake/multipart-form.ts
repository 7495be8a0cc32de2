import type { IncomingHttpHeaders } from 'node:http';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyHeaders } from '@fastify/busboy';
import { Problem } from '@groundwork/server-http';

export type Fields = Readonly<Record<string, string>>;

export interface IncomingFile {
  readonly name: string;
  readonly content: Readable;
}

/** One file and a few short texts. */
const limits = { files: 1, fields: 20, parts: 24, fieldNameSize: 100, fieldSize: 8 * 1024, headerPairs: 50 };

/** What is still read of a request that was refused already, bytes; who sends more is cut off. */
const patienceBytes = 256 * 1024 * 1024;

/**
 * Reads a multipart form of one file as it streams in. `take` gets the file, and the fields that came before it; its
 * result comes back beside all fields. A request that breaks off is `request.aborted`, one that is not of this form
 * `request.malformed`. Where anything fails, the file's stream is destroyed, `take` has ended, and the rest of the
 * request has been read before the error is thrown: an answer that comes earlier would cut the connection of whoever is
 * still sending, and be lost.
 */
export async function readForm<T>(
  headers: IncomingHttpHeaders,
  body: Readable,
  take: (file: IncomingFile, fields: Fields) => Promise<T>,
): Promise<{ fields: Fields; file: T | undefined }> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let content: Readable | undefined;
  let result: Promise<T> | undefined;
  const parser = parserOf(headers);
  const malformed = () => new Problem('request.malformed');
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) return reject(malformed());
      fields[name] = value;
    });
    parser.on('file', (_field, stream, name) => {
      content = stream;
      // Destroying it with an error later must not become an error that nobody hears.
      stream.on('error', () => undefined);
      result = take({ name: name ?? '', content: stream }, fields);
      result.catch(reject);
    });
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(event, () => reject(malformed()));
    parser.on('finish', resolve);
    parser.on('error', () => reject(malformed()));
    finished(body, { writable: false }).catch(() => reject(new Problem('request.aborted')));
  });
  body.pipe(parser);
  try {
    await parsed;
    return { fields, file: await result };
  } catch (error) {
    body.unpipe(parser);
    content?.destroy(error as Error);
    await result?.catch(() => undefined);
    await drain(body);
    throw error;
  }
}

function parserOf(headers: IncomingHttpHeaders): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    // No boundary.
    throw new Problem('request.malformed');
  }
}

/** Reads what is left of a request that was refused. */
export async function drain(body: Readable): Promise<void> {
  if (body.destroyed || body.readableEnded) return;
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > patienceBytes) body.destroy();
  });
  body.resume();
  await finished(body, { writable: false }).catch(() => undefined);
}
