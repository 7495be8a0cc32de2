import type { Page, Route } from '@playwright/test';
import { screens } from '@groundwork/domain-messages-screens';
import { frame } from '@groundwork/domain-messages-shell';
import { portsFrom } from '@groundwork/server-config';
import { expect } from './fixtures.js';
import type { RunningPortal } from './portal.js';
import { patient } from './patience.js';

type Area = 'borrower' | 'broker' | 'admin';

/** The origin that serves the versions of an area. */
export const remoteOrigin = (portal: RunningPortal, area: Area): string =>
  `http://localhost:${portsFrom(portal.port).remotes[area]}`;

const isEntry = (path: string): boolean => /\/remoteEntry\.[^/]+\.js$/.test(path);
/** Parts of a remote, by the path of the file on its origin. */
export const parts = {
  manifest: (path: string) => path.endsWith('/mf-manifest.json'),
  entry: isEntry,
  chunk: (path: string) => path.endsWith('.js') && !isEntry(path),
  everything: () => true,
} as const;

type Answer = (route: Route, allowedOrigin: string) => Promise<void> | void;

const answered =
  (status: number, contentType: string, body: string): Answer =>
  (route, allowedOrigin) =>
    route.fulfill({ status, contentType, body, headers: { 'access-control-allow-origin': allowedOrigin } });

/** What can be wrong with a part. */
export const faults = {
  missing: answered(404, 'application/problem+json', '{"title":"Not Found","status":404}'),
  garbage: answered(200, 'text/html', '<!doctype html><title>Welcome</title>'),
  /** The right content, but under a status that says not to use it. */
  unavailable: async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 503 });
  },
  /** Hangs: there is never an answer. */
  slow: () => undefined,
  refused: (route: Route) => route.abort('connectionrefused'),
} as const satisfies Record<string, Answer>;

/** Breaks a part of an area's remote for this page, until `mend` is called. */
export async function breakRemote(
  page: Page,
  portal: RunningPortal,
  area: Area,
  part: keyof typeof parts,
  fault: keyof typeof faults,
): Promise<void> {
  await page.route(`${remoteOrigin(portal, area)}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return parts[part](pathname) ? faults[fault](route, portal.url) : route.fallback();
  });
}

export const mend = (page: Page): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });

export const explanation = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1, name: frame.areaUnavailable }) });
export const tryAgain = (page: Page) => explanation(page).getByRole('button', { name: screens.tryAgain });

/** Runs `enter` and waits for the explanation: it has to stand 5 seconds after the shell asked for the registry. */
export async function expectExplainedInTime(page: Page, enter: () => Promise<unknown>): Promise<void> {
  const registryRequest = page.waitForRequest('**/remotes.json').then(() => Date.now());
  await enter();
  const since = await registryRequest;
  await tryAgain(page).waitFor({ timeout: patient(10_000) });
  expect(Date.now() - since, 'milliseconds until the explanation').toBeLessThan(5_000);
}

/** The shell's own bars answer: theme and account menu. */
export async function expectTopBarWorks(page: Page): Promise<void> {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Dark theme' }).click();
  await bar.getByRole('button', { name: 'Light theme' }).click();
  await bar.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: screens.logout })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem', { name: screens.logout })).toBeHidden();
}

/** Marks the page; the returned check fails once the page was loaded anew. */
export async function watchForReload(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-e2e-mark', 'here'));
  return () => expect(page.locator('html'), 'the page was loaded anew').toHaveAttribute('data-e2e-mark', 'here');
}
