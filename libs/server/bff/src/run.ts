import { bffOptions, ConfigurationError } from '@groundwork/server-config';
import { stopOnSignal } from '@groundwork/server-http';
import type { Bff } from './define-bff.js';

/** `main` of a BFF that runs in a process of its own. */
export async function runBff(bff: Bff): Promise<void> {
  try {
    stopOnSignal(await bff.start(bffOptions(process.env, bff.name)));
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
