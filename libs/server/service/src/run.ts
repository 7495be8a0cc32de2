import { ConfigurationError, serviceOptions } from '@groundwork/server-config';
import type { RunningUnit } from '@groundwork/server-config';
import type { Service } from './define-service.js';

/** Stops `unit` at SIGTERM or SIGINT: requests in flight end, then the process does. */
export function stopOnSignal(unit: RunningUnit): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      unit.close().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
}

/** `main` of a service that runs in a process of its own. */
export async function runService(service: Service): Promise<void> {
  try {
    stopOnSignal(await service.start(serviceOptions(process.env, service.name)));
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
