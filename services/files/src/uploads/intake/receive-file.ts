import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { formatFileSize } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { Problem } from '@groundwork/server-http';
import type { FileStorage } from '../../storage/index.js';
import { contentTypeOf, headBytes } from './content-type.js';
import type { IncomingFile } from './multipart-form.js';

/** A file that is whole in the storage. */
export interface ReceivedFile {
  readonly name: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface Intake {
  readonly storage: FileStorage;
  readonly key: string;
  readonly limitBytes: number;
  /** Throws where a file of this content is not taken; asked before a byte is written. */
  readonly accept: (contentType: string, name: string) => void;
}

/**
 * Takes a file from its stream into the storage, in one pass and with the memory of a few chunks: type by its first
 * bytes, size and SHA-256 on the way. Throws `upload.missing` for an empty file, `upload.type_refused`, or
 * `upload.too_large` at the first byte above the limit; nothing stays in the storage then.
 */
export async function receiveFile(file: IncomingFile, intake: Intake): Promise<ReceivedFile> {
  const chunks = file.content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const meter = new Meter(intake.limitBytes);
  const head = await readHead(chunks, meter);
  if (meter.sizeBytes === 0) throw new Problem('upload.missing', shared.fileEmpty);
  const contentType = await contentTypeOf(Buffer.concat(head).subarray(0, headBytes), file.name);
  if (contentType === undefined) throw new Problem('upload.type_refused');
  intake.accept(contentType, file.name);
  await intake.storage.write(
    intake.key,
    Readable.from(through(head, chunks, meter), { objectMode: false, highWaterMark: 256 * 1024 }),
  );
  return { name: file.name, contentType, sizeBytes: meter.sizeBytes, sha256: meter.sha256() };
}

class Meter {
  sizeBytes = 0;
  private readonly hash = createHash('sha256');
  constructor(private readonly limitBytes: number) {}

  pass(chunk: Buffer): Buffer {
    this.sizeBytes += chunk.length;
    if (this.sizeBytes > this.limitBytes)
      throw new Problem('upload.too_large', fill(shared.fileTooLarge, { size: formatFileSize(this.limitBytes) }));
    this.hash.update(chunk);
    return chunk;
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}

async function readHead(chunks: AsyncIterator<Buffer>, meter: Meter): Promise<Buffer[]> {
  const head: Buffer[] = [];
  while (meter.sizeBytes < headBytes) {
    const next = await chunks.next();
    if (next.done) break;
    head.push(meter.pass(next.value));
  }
  return head;
}

async function* through(head: readonly Buffer[], rest: AsyncIterator<Buffer>, meter: Meter): AsyncGenerator<Buffer> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield meter.pass(next.value);
}
