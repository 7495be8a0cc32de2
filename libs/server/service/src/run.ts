import { ConfigurationError, serviceOptions } from '@groundwork/server-config';
import { stopOnSignal } from '@groundwork/server-http';
import type { Service } from './define-service.js';

/** `main` of a service that runs in a process of its own. */
export async function runService(service: Service): Promise<void> {
  try {
    stopOnSignal(await service.start(serviceOptions(process.env, service.name)));
  } catch (error) {
    console.error(error instanceof ConfigurationError ? error.message : error);
    process.exit(1);
  }
}
