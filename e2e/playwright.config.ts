import { defineConfig } from '@playwright/test';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Every worker has a portal of its own for each project, on an empty database (see support/portal.ts). `GROUNDWORK_TEST_DB=mysql` runs
 * the same on MySQL. No retries: a test that passes now and then is a failure.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: `test-results/artifacts-${process.env['GROUNDWORK_TEST_DB'] ?? 'sqlite'}`,
  // A browser and a portal for each of two cores.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [
    { name: 'api', testDir: 'tests/api' },
    { name: 'desktop', testDir: 'tests/journeys', use: { viewport: desktop } },
    { name: 'phone', testDir: 'tests/journeys', use: { viewport: phone, hasTouch: true } },
    { name: 'faults', testDir: 'tests/faults', use: { viewport: desktop } },
  ],
});
