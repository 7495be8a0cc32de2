import { env } from 'node:process';

const lookEveryMs = 500;

/**
 * Calls `stop` once when the process that started this one has ended, where that is a command of npm: npm hands a SIGTERM to the shell in
 * between, which ends without telling anybody. Keeps no process alive.
 */
export function whenOrphaned(stop: () => void, parentNow = (): number => process.ppid): void {
  if (env['npm_lifecycle_event'] === undefined) return;
  const parent = parentNow();
  const looking = setInterval(() => {
    if (parentNow() === parent) return;
    clearInterval(looking);
    stop();
  }, lookEveryMs).unref();
}
