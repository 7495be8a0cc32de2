import { defineConfig } from '@playwright/test';
import { desktop, phone } from './support/widths.js';
import { patient } from './support/patience.js';

/** Journeys beside those that say the same in every run: E2E_LONG=1 walks them too. */
const long = process.env['E2E_LONG'] ? [] : [/@long/];

/**
 * The files of a worker share a portal for each project, unless they name one of their own; all start on a copy of one
 * filled template (see support/global-setup.ts). `GROUNDWORK_TEST_DB=mysql` runs the same on MySQL. A test that passes
 * now and then is a failure; a run that decides whether work lands tries it once more, and says so (docs/adr/0046).
 */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './support/global-setup.ts',
  outputDir: `test-results/artifacts-${process.env['E2E_LANE'] ?? 'alone'}`,
  // A browser and a portal for each of two cores.
  workers: 2,
  retries: process.env['CI'] === 'true' ? 1 : 0,
  timeout: patient(120_000),
  expect: { timeout: patient(15_000) },
  use: {
    browserName: 'chromium',
    // A context is emptied between tests and stays: the first screen of a new one costs twice the browser's time (docs/adr/0008).
    reuseContext: true,
    // Who asks for less motion waits for none of it; E2E_MOTION=1 walks as everybody else does.
    contextOptions: { reducedMotion: process.env['E2E_MOTION'] ? 'no-preference' : 'reduce' },
    actionTimeout: patient(15_000),
    screenshot: 'only-on-failure',
    // A trace takes a picture at every step of every test: E2E_TRACE=1 asks for those of failures.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No screen lives long enough for the two optimizing compilers: what they compile costs more than it spares.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'api', testDir: 'tests/api' },
    { name: 'desktop', testDir: 'tests/journeys', grepInvert: long, use: { viewport: desktop } },
    // What a width changes nothing of is walked once; where it changes the look alone, each screen is looked at in both.
    {
      name: 'phone',
      testDir: 'tests/journeys',
      grepInvert: [/@any-width|@both-widths/, ...long],
      use: { viewport: phone, hasTouch: true },
    },
    { name: 'faults', testDir: 'tests/faults', use: { viewport: desktop } },
    { name: 'workshop', testDir: 'tests/workshop', use: { viewport: desktop } },
  ],
});
