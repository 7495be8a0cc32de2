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
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly elementCount?: number;
    readonly data?: { readonly message?: string; readonly url?: string };
  };
}

/** What a browser tells of its work while something is done. */
async function traced(page: Page, categories: string, work: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
  await work();
  await session.send('Tracing.end');
  await ended;
  await session.detach();
  return events;
}

test('a page begins in short tasks: React, each part of its styles and the first picture have one of their own @any-width', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.addInitScript(() => {
    const told = new Set<string>();
    const tell = (what: string) => {
      if (!told.has(what)) console.timeStamp(what);
      told.add(what);
    };
    const insert = CSSStyleSheet.prototype.insertRule;
    CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule, ...place) {
      for (const layer of ['reset', 'base', 'tokens']) if (rule.startsWith(`@layer ${layer}{`)) tell(layer);
      return insert.call(this, rule, ...place);
    };
    new MutationObserver(() => {
      // What is drawn before React stands there and is gone again.
      if (document.querySelector('#root > .opening')) told.add('opening');
      else if (told.has('opening')) tell('picture');
    }).observe(document, { childList: true, subtree: true });
  });
  const events = await traced(page, 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline', async () => {
    await page.reload();
    await expect(heading).toBeVisible();
  });
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'));
  // Another thread's may well lie around two of them.
  const taskOf = ({ ts, pid, tid }: TraceEvent) =>
    tasks.find((task) => task.pid === pid && task.tid === tid && task.ts <= ts && ts <= task.ts + (task.dur ?? 0))?.ts;
  const marks = events.filter(
    ({ name, args: { data } }) =>
      (name === 'TimeStamp' && /^(reset|base|tokens|picture)$/.test(data?.message ?? '')) ||
      (name === 'EvaluateScript' && /\/react\./.test(data?.url ?? '')),
  );
  expect(marks.map(({ args: { data } }) => data?.message ?? 'React')).toEqual([
    'React',
    'reset',
    'base',
    'tokens',
    'picture',
  ]);
  expect(new Set(marks.map(taskOf)).size).toBe(marks.length);
});

test('what comes into a page has nothing else of it styled anew @any-width', async ({ page }) => {
  await signIn(page, 'borrower');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const styled = async (change: () => void) => {
    const events = await traced(page, 'devtools.timeline', () => page.evaluate(change));
    const counts = events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0);
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
