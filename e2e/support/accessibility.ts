import { test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.js';
import type { Look } from './axe.js';
import { expect } from './fixtures.js';
import { takePicture } from './handbook-pictures.js';
import { lookOnce, noteSeen, wasSeen } from './seen-screens.js';
import { phone } from './widths.js';

/**
 * Axe finds nothing on the screen as it stands, and the page does not scroll sideways. Axe looks once in a run at what `screen` names,
 * which therefore says its state too. Where a dialog lies over a page that it has looked at, it looks at the dialog alone. `except` names
 * what axe cannot look into, a frame in which no script runs. A journey that is marked `@both-widths` is walked once, and looks at a
 * phone's width too.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  { except, rules }: Pick<Look, 'except' | 'rules'> = {},
): Promise<void> {
  await expectAccessibleAsItStands(page, screen, { except, rules });
  const size = page.viewportSize();
  if (!size || !test.info().tags.includes('@both-widths')) return;
  await page.setViewportSize(phone);
  await expectAccessibleAsItStands(page, `${screen}, on a phone`, { except, rules });
  await page.setViewportSize(size);
}

async function expectAccessibleAsItStands(page: Page, screen: string, look: Look): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  await lookOnce(screen, width, async () => {
    const { place, isBelowDialog } = await placeOf(page);
    const within = isBelowDialog && wasSeen(place, width) ? dialog : undefined;
    const violations = await settledViolationsOf(page, { ...look, within });
    await takePicture(page, screen);
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${String(node.target)} ${node.html.slice(0, 120)}`).join(', ')}`,
    );
    expect(found, `axe on ${screen}`).toEqual([]);
    if (!within && !look.rules) noteSeen(place, width);
  });
  // What follows a width by script (a table that becomes cards) follows it a moment later.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}

const dialog = 'dialog:modal';

/** Which page it is, whatever record it shows, and whether exactly one dialog has it inert below. */
async function placeOf(page: Page): Promise<{ place: string; isBelowDialog: boolean }> {
  const title = await page.locator('h1').first().textContent();
  const path = new URL(page.url()).pathname.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}');
  return { place: `the page ${path} ${title}`, isBelowDialog: (await page.locator(dialog).count()) === 1 };
}

/** Between two looks at what may only be on its way, milliseconds. */
const pauseMs = 500;

/**
 * What is half faded in has half its contrast, messages begin to fade one after another while axe looks, and what follows a width by script
 * follows it a moment later: where axe finds something it looks again, a few times. What a page is found with each time is found.
 */
async function settledViolationsOf(page: Page, look: Look, looks = 4) {
  await stillness(page);
  const violations = await violationsOf(page, look);
  if (violations.length === 0 || looks === 1) return violations;
  await page.waitForTimeout(pauseMs);
  return settledViolationsOf(page, look, looks - 1);
}

/** Resolves when whatever moves on the page, but for what moves for ever, has come to its end. */
function stillness(page: Page) {
  return page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ),
  );
}
