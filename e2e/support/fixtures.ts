import { test as base } from '@playwright/test';
import type { RunningPortal } from './portal.js';
import { sharedPortal } from './shared-portals.js';
import { patient } from './patience.js';

/** Tests of a worker share one portal with the demonstration data; `E2E_PORTAL_URL` names one that runs already. */
export const test = base.extend<{ portal: RunningPortal }>({
  portal: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use, { parallelIndex, project }) => {
      const running = process.env['E2E_PORTAL_URL'];
      await use(running ? ({ url: running } as RunningPortal) : await sharedPortal(parallelIndex, project.name));
    },
    { timeout: patient(120_000) },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
});

export { expect } from '@playwright/test';
