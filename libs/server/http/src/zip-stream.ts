import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What waits for a reader at most, bytes. */
const waitingBytes = 256 * 1024;

/** The reader has left: what is still being read for it may end. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/** The reader is there and takes nothing. What it holds, such as a connection to the database, is others' again. */
export class ReaderStopped extends Error {
  override readonly name = 'ReaderStopped';
}

/** So long a reader may take less than {@link leastBytes}, milliseconds. */
const patienceMs = 60_000;
/** About half a kilobyte a second: a line that is slower ends nothing within a day. */
const leastBytes = 32 * 1024;

/** A file of a {@link ZipStream}. */
export interface ZipEntry {
  write(chunk: string | Uint8Array): Promise<void>;
  end(): Promise<void>;
}

/**
 * A zip that is read while it is made, entry by entry: nothing of it is kept but what waits for the reader, and who writes waits with it.
 * It has no end until {@link close}; one that {@link fail}s breaks off, so that nobody takes a part for the whole. At most 4 GB.
 */
export class ZipStream {
  private readonly way = new PassThrough({ highWaterMark: waitingBytes });
  private readonly zip = new Zip((error, chunk, isLast) => {
    if (error) this.way.destroy(error);
    else this.way.write(chunk);
    if (isLast) this.way.end();
  });

  constructor(
    private readonly madeAt: Date,
    private readonly patience = patienceMs,
  ) {
    // Whoever made it is told by `write`.
    this.way.on('error', () => undefined);
  }

  get stream(): Readable {
    return this.way;
  }

  /** The next file; the one before it has ended. `stored`: what does not become smaller. */
  entry(name: string, { stored = false }: { readonly stored?: boolean } = {}): ZipEntry {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = this.madeAt;
    this.zip.add(file);
    return {
      write: async (chunk) => {
        file.push(typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk);
        await this.taken();
      },
      end: async () => {
        file.push(new Uint8Array(0), true);
        await this.taken();
      },
    };
  }

  /** A whole file at once. */
  async add(name: string, content: string | Uint8Array): Promise<void> {
    const entry = this.entry(name);
    await entry.write(content);
    await entry.end();
  }

  close(): void {
    this.zip.end();
  }

  /** Breaks it off. */
  fail(error: Error): void {
    this.way.destroy(error);
  }

  /** Waits until the reader has taken enough. Throws {@link ReaderGone} once nobody reads any more. */
  private async taken(): Promise<void> {
    const { way } = this;
    const left = (): number => way.writableLength + way.readableLength;
    for (let before = left(); way.writableNeedDrain && !way.destroyed; before = left()) {
      const isWaiting = await this.moved();
      if (isWaiting && before - left() < leastBytes) {
        const stopped = new ReaderStopped(`The reader took ${before - left()} bytes in ${this.patience} ms.`);
        way.destroy(stopped);
        throw stopped;
      }
    }
    if (way.destroyed) throw new ReaderGone();
  }

  /** Whether the reader still is to take more, after the time that it has for that. */
  private async moved(): Promise<boolean> {
    const ended = new AbortController();
    const { signal } = ended;
    try {
      return await Promise.race([
        ...['drain', 'close'].map((event) => once(this.way, event, { signal }).then(() => false)),
        pause(this.patience, true, { signal }),
      ]);
    } finally {
      ended.abort();
    }
  }
}
