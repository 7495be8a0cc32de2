import { bffOptions, ConfigurationError } from '@groundwork/server-config';
import type { Bff } from './define-bff.js';

/** `main` of a BFF that runs in a process of its own. */
export async function runBff(bff: Bff): Promise<void> {
  try {
    const running = await bff.start(bffOptions(process.env, bff.name));
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => void running.close().then(() => process.exit(0)));
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
