import { Logger } from '@nestjs/common';
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
  if (scanner.kind === 'none') return noScanner;
  const clamd = new ClamdScanner(scanner);
  // A start does not wait for a scanner that is away.
  void clamd.tellsOfItsLimits().then(
    (tells) => {
      if (!tells)
        new Logger('VirusScanner').error(
          'clamd calls files clean that it does not read to their end: set AlertExceedsMax yes (docs/operate.md).',
        );
    },
    () => undefined,
  );
  return clamd;
}
