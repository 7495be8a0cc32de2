import { bffOptions, ConfigurationError } from '@groundwork/server-config';
import { collectAfterStart, endOnError, stopOnSignal } from '@groundwork/server-http';
import type { Bff } from './define-bff.js';

/** `main` of a BFF that runs in a process of its own. */
export async function runBff(bff: Bff): Promise<void> {
  try {
    endOnError();
    stopOnSignal(await bff.start(bffOptions(process.env, bff.name)));
    collectAfterStart();
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
