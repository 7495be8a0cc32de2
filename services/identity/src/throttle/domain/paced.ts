import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any of the paths behind it takes, milliseconds. */
export const paceMs = 200;

/** Answers, and refuses, no sooner than the pace: what is found on the way does not show in the time. */
export async function paced<T>(work: () => Promise<T>): Promise<T> {
  const pause = sleep(paceMs);
  try {
    return await work();
  } finally {
    await pause;
  }
}
