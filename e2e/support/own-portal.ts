import { test as base } from '@playwright/test';
import type { PortalOptions, TestPortal } from './portal.js';
import { startTestPortal } from './portal.js';
import { patient } from './patience.js';

/** A `test` whose file has a portal of its own, started with `options`; what it does to it disturbs nobody. */
export const testOnOwnPortal = (options: PortalOptions = {}) =>
  base.extend<object, { portal: TestPortal }>({
    portal: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
      async ({}, use) => {
        const portal = await startTestPortal(options);
        await use(portal);
        await portal.stop();
      },
      { scope: 'worker', timeout: patient(120_000) },
    ],
    baseURL: async ({ portal }, use) => use(portal.url),
  });
