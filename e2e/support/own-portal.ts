import { test as base } from '@playwright/test';
import { ofFile } from './of-file.js';
import type { PortalOptions, TestPortal } from './portal.js';
import { startTestPortal } from './portal.js';
import { patient } from './patience.js';

/** A `test` whose file has the portal that `start` starts. */
export function testOnPortal(start: () => Promise<TestPortal>) {
  const started = ofFile(start, (portal) => portal.stop());
  return base.extend<{ portal: TestPortal }>({
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    portal: [async ({}, use) => use(await started()), { timeout: patient(120_000) }],
    baseURL: async ({ portal }, use) => use(portal.url),
  });
}

/** A `test` whose file has a portal of its own, started with `options`; what it does to it disturbs nobody. */
export const testOnOwnPortal = (options: PortalOptions = {}) =>
  testOnPortal(async () => {
    const portal = await startTestPortal(options);
    // It is healthy with all of them alone.
    await Promise.all((options.except ?? []).map((name) => portal.startUnit(name)));
    return portal;
  });
