const deadlock = 'ER_LOCK_DEADLOCK';
const mostTries = 5;
/** So long at the most before the second try; twice as long before each further one. */
const pauseMs = 10;

const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  ((error as { driverError?: { code?: unknown } }).driverError?.code ?? (error as { code?: unknown }).code) ===
    deadlock;

/** Does again, a few times, what MySQL rolled back to let somebody else through. Every other error is the caller's at once. */
export async function afterDeadlocks<T>(once: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await once();
    } catch (error) {
      if (tries === mostTries || !isDeadlock(error)) throw error;
      // Of two that met, one waits longer than the other.
      const wait = Math.random() * pauseMs * 2 ** (tries - 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
