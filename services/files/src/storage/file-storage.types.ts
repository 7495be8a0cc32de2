import type { Readable } from 'node:stream';

/** Injection token of the {@link FileStorage} of this deployment. */
export const STORAGE = Symbol('storage');

/** What a process that died was writing is nobody's any more after this, milliseconds. */
export const crashedMs = 24 * 3_600_000;

/** Where the bytes of files are. Keys are made by us, never from a user's text. */
export interface FileStorage {
  /**
   * Writes a file as it streams in. It appears under its key as a whole or not at all: where `content` fails or is
   * given up, nothing stays behind and the error of `content` is thrown.
   */
  write(key: string, content: Readable): Promise<void>;
  /** Opens a file for reading. Rejects where it does not exist. */
  open(key: string): Promise<Readable>;
  /** Removes a file; one that does not exist is fine. */
  remove(key: string): Promise<void>;
}

/** All keys begin with this. */
export const keyPrefix = 'objects/';

/** Spreads files over 256 folders: ids begin with the time, their ends are random. */
export const storageKey = (id: string): string => `${keyPrefix}${id.slice(-2)}/${id}`;
