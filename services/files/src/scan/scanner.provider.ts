import type { ServiceOptions } from '@groundwork/server-config';
import { ClamdScanner } from './clamd-scanner.provider.js';
import type { VirusScanner } from './virus-scanner.types.js';

/** A deployment without a scanner takes files unread. */
const noScanner: VirusScanner = {
  ready: () => Promise.resolve(),
  check: () => Promise.resolve(),
};

/** The scanner that the deployment is configured for. */
export function createScanner({ scanner }: Pick<ServiceOptions, 'scanner'>): VirusScanner {
  return scanner.kind === 'clamd' ? new ClamdScanner(scanner) : noScanner;
}
