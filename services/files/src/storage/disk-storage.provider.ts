import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crashedMs } from './file-storage.types.js';
import type { FileStorage } from './file-storage.types.js';

/** Files on a disk: written beside their place, then moved into it by one rename. */
export class DiskStorage implements FileStorage {
  private readonly incoming: string;

  constructor(private readonly directory: string) {
    this.incoming = join(directory, 'incoming');
  }

  /** Makes the folders and clears what crashed uploads left. `now` in epoch milliseconds. */
  async prepare(now: number): Promise<this> {
    await mkdir(this.incoming, { recursive: true });
    for (const name of await readdir(this.incoming)) {
      const file = join(this.incoming, name);
      const info = await stat(file).catch(() => undefined);
      if (info && now - info.mtimeMs > crashedMs) await rm(file, { force: true });
    }
    return this;
  }

  async write(key: string, content: Readable): Promise<void> {
    const temporary = join(this.incoming, basename(key));
    const target = join(this.directory, key);
    try {
      // Flushed before the rename: a crash leaves no file whose content never reached the disk.
      await pipeline(content, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));
      await mkdir(dirname(target), { recursive: true });
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<Readable> {
    const handle = await open(join(this.directory, key), 'r');
    return handle.createReadStream({ highWaterMark: 256 * 1024 });
  }

  async remove(key: string): Promise<void> {
    await rm(join(this.directory, key), { force: true });
  }
}
