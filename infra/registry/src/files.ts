import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { RegistryError } from './remotes.js';

/** Writes a file so that a reader sees the old content or the new one, never a part. */
export function writeAtomically(file: string, content: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = openSync(temporary, 'w', 0o644);
  try {
    writeSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const pause = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * Runs `work` while holding a lock file that names its process. Waits up to `waitMs` for another holder; a holder
 * that is gone loses the lock.
 */
export function withLock<T>(file: string, work: () => T, waitMs = 10_000): T {
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      const handle = openSync(file, 'wx', 0o644);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = holderOf(file);
      if (holder !== undefined && !alive(holder)) rmSync(file, { force: true });
      else if (Date.now() > deadline)
        throw new RegistryError(`Another command is changing the registry. If none is, delete ${file}.`);
      else pause(25);
    }
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
