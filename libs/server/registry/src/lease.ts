import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { RegistryBusyError, RegistryError } from './remotes.js';

/** How long who waits sees a lease unchanged before it takes its holder for gone. */
export interface LeaseTimes {
  readonly leaseMs: number;
  readonly waitMs: number;
}

/** What is done under a lease takes milliseconds: a pointer is written, a folder renamed. */
const defaultTimes: LeaseTimes = { leaseMs: 10_000, waitMs: 30_000 };

/** Throws {@link RegistryError} when another has taken the lease in the meantime: to be called right before a write. */
export type StillHeld = () => void;

/** Between two tries, milliseconds. */
const stepMs = 25;

const pause = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/**
 * Runs `work` under a lease: a file that one process alone can create, also on a volume that several machines share.
 * Process ids say nothing there, and clocks differ: who waits measures by its own clock how long the lease stands
 * unchanged, and takes it after `leaseMs`. A holder that was only slow finds out by `stillHeld` and writes nothing.
 */
export function withLease<T>(file: string, work: (stillHeld: StillHeld) => T, times: LeaseTimes = defaultTimes): T {
  const own = randomUUID();
  const isOurs = tries(file, own, times);
  while (!isOurs()) pause(stepMs);
  return underLease(file, own, work);
}

/** The same for a process that has others to serve while it waits; `work` itself takes milliseconds. */
export async function withLeaseInTurn<T>(
  file: string,
  work: (stillHeld: StillHeld) => T,
  times: LeaseTimes = defaultTimes,
): Promise<T> {
  const own = randomUUID();
  const isOurs = tries(file, own, times);
  while (!isOurs()) await sleep(stepMs);
  return underLease(file, own, work);
}

function underLease<T>(file: string, own: string, work: (stillHeld: StillHeld) => T): T {
  try {
    return work(() => {
      if (holderOf(file) !== own)
        throw new RegistryError('Another command has taken the registry over in the meantime; nothing was changed.');
    });
  } finally {
    if (holderOf(file) === own) rmSync(file, { force: true });
  }
}

/** One try to have the lease, for each call. */
function tries(file: string, own: string, { leaseMs, waitMs }: LeaseTimes): () => boolean {
  const begun = performance.now();
  let seen: { holder: string | undefined; since: number } | undefined;
  return () => {
    if (created(file, own)) return true;
    const now = performance.now();
    const holder = holderOf(file);
    if (!seen || seen.holder !== holder) seen = { holder, since: now };
    else if (now - seen.since > leaseMs) takeAway(file, seen.holder, own);
    else if (now - begun > waitMs) throw new RegistryBusyError('Other commands are changing the registry; try again.');
    return false;
  };
}

function created(file: string, own: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o644);
    writeSync(handle, own);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Of several that take a lease away one succeeds; what turns out to be a newer one is put back. */
function takeAway(file: string, stale: string | undefined, own: string): void {
  const aside = `${file}.${own}`;
  try {
    renameSync(file, aside);
    if (holderOf(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function holderOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
