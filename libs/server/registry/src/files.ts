import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** Writes a file so that a reader sees the old content or the new one, never a part. */
export function writeAtomically(file: string, content: string): void {
  const temporary = `${file}.${randomUUID()}.tmp`;
  const handle = openSync(temporary, 'w', 0o644);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
}
