import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

/** In which answers come, milliseconds: in no order that a page could rely on. */
const delays = [700, 100, 500, 300, 900, 200];
/** Nothing was asked or answered for so long: the page stands. */
const restMs = 800;

/** How far what is seen was moved by what came later, as browsers measure it (cumulative layout shift). */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // Nothing moved, so that nothing is told.
        setTimeout(() => resolve(0), 500);
      }),
  );

const homes = [
  ['borrower', '/home'],
  ['broker', '/'],
  ['admin', '/admin'],
] as const;

for (const [who, home] of homes)
  test(`nothing on the home of the ${who} is pushed away by what comes later`, async ({ page }) => {
    await signIn(page, who);
    let [calls, changedAt] = [0, Date.now()];
    await page.route('**/api/**', async (route) => {
      await pause(delays[calls++ % delays.length]);
      changedAt = Date.now();
      await route.continue();
    });
    await page.goto(home);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => Date.now() - changedAt, { timeout: patient(20_000) }).toBeGreaterThan(restMs);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.1);
  });

test('a home begins with its heading and sentence while its area is on its way', async ({ page }) => {
  await signIn(page, 'admin');
  const main = page.getByRole('main');
  const [heading, sentence] = [main.locator('h1'), main.getByText('What waits for a decision')];
  const ofArea = main.getByRole('combobox');
  await expect(ofArea).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remoteEntry*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin');
  await expect(sentence).toBeVisible();
  const before = await heading.boundingBox();
  // For the eyes alone, until it is the area's.
  await expect(main.getByRole('heading')).toHaveCount(0);
  expect(await ofArea.count()).toBe(0);
  release();
  await expect(ofArea).toBeVisible();
  await expect(heading).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(sentence).toHaveCount(1);
  expect(await heading.boundingBox()).toEqual(before);
});
