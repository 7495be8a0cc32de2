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

/** What is seen of the beginning of a home, on a phone in the dark and on a desk in the light: where it stands, and how it is written. */
async function looksOf(page: Page) {
  const looks = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    looks.push(
      await page.evaluate(async (isDark) => {
        document.documentElement.classList.toggle('dark', isDark);
        // What a script makes of the width stands a picture later.
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
        return ['#root > div', '#root header', 'main', 'main h1', 'main h1 + p'].map((selector) => {
          const element = document.querySelector(selector) ?? document.documentElement;
          const { x, y, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, borderBottom, font, letterSpacing } = getComputedStyle(element);
          const line = borderBottom.startsWith('0px') ? '' : borderBottom;
          return { selector, x, y, width, height, color, backgroundColor, line, font, letterSpacing };
        });
      }, width === 390),
    );
  }
  return looks;
}

test('a home begins with its heading and sentence before the scripts are here, and while its area is on its way @any-width', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const main = page.getByRole('main');
  const [heading, sentence] = [page.locator('main h1'), page.getByText('What waits for a decision')];
  const ofArea = main.getByRole('combobox');
  await expect(ofArea).toBeVisible();
  const hold = async (files: string) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  };
  const releaseReact = await hold('**/react.*.js');
  const releaseArea = await hold('**/remoteEntry*');
  await page.goto('/admin', { waitUntil: 'commit' });
  const ofPage = page.locator('#root > .opening');
  await expect(ofPage).toBeVisible();
  const first = await looksOf(page);
  releaseReact();
  await expect(ofPage).toHaveCount(0);
  await expect(sentence).toBeVisible();
  expect(await looksOf(page)).toEqual(first);
  const before = await heading.boundingBox();
  // For the eyes alone, until it is the area's.
  await expect(main.getByRole('heading')).toHaveCount(0);
  expect(await ofArea.count()).toBe(0);
  releaseArea();
  await expect(ofArea).toBeVisible();
  await expect(heading).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(sentence).toHaveCount(1);
  expect(await heading.boundingBox()).toEqual(before);
});

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

test('what comes into a page has nothing else of it styled anew @any-width', async ({ page }) => {
  await signIn(page, 'borrower');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  const styled = async (change: () => void) => {
    const counts: number[] = [];
    const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as unknown as TraceEvent[])
        if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
    });
    await session.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
    await page.evaluate(change);
    await session.send('Tracing.end');
    await ended;
    return Math.max(0, ...counts);
  };
  const all = await page.evaluate(() => document.querySelectorAll('#root *').length);
  expect(all).toBeGreaterThan(200);
  const count = await styled(() => {
    document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'One more.' }));
    return void document.body.offsetHeight;
  });
  expect(count).toBeLessThan(all / 10);
});
