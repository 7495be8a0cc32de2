import { test as base } from '@playwright/test';
import type { TestPortal } from './portal.js';
import { startTestPortal } from './portal.js';

/** Tests of a worker share one portal with the demonstration data; `E2E_PORTAL_URL` names one that runs already. */
export const test = base.extend<object, { portal: TestPortal }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const running = process.env['E2E_PORTAL_URL'];
      if (running) return use({ url: running } as TestPortal);
      const portal = await startTestPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect } from '@playwright/test';
