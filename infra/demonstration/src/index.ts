import { join } from 'node:path';
import type { UnitOptions } from '@groundwork/server-config';
import { dataDirectory } from '@groundwork/server-config';
import { demonstrationAccounts } from './accounts.js';
import { fillPortal } from './fill.js';
import { PortalClient } from './portal-client.js';

export { anApplication } from './builders/application.builder.js';
export type { Cast, Site } from './builders/application.builder.js';
export { fillBrokers } from './builders/broker.builder.js';
export { aDrawRequest, decided, funded } from './builders/draw.builder.js';
export { aPerson, withCompany, withEsign } from './builders/people.builder.js';
export { PortalClient };
export * from './facts.js';

/** What the local portal shows of its own: accounts with a known password, and companies with their business. */
export const demonstration = {
  accounts: Object.values(demonstrationAccounts).map(({ email, role, password }) => ({ email, role, password })),

  /** Fills an empty portal through its services. @param say is told what is being done. */
  async fill(options: Pick<UnitOptions, 'services'>, say: (text: string) => void): Promise<string> {
    const keys = process.env['GROUNDWORK_KEYS'] ?? join(dataDirectory(process.env), 'keys');
    const portal = new PortalClient(options.services, keys);
    try {
      return await fillPortal(portal, say);
    } finally {
      await portal.close();
    }
  },
};
