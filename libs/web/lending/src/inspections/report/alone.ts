/**
 * Runs what only one tab of a browser may do at a time, and waits for its turn. Without locks (a browser or an origin that has none)
 * it runs at once. The function gives a promise that holds the turn.
 */
export async function alone(name: string, signal: AbortSignal, run: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  try {
    await locks.request(`groundwork.${name}`, { signal }, run);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Resolves when the signal is aborted. */
export const until = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
