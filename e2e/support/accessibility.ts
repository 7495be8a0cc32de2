import type { Page } from '@playwright/test';
import { violationsOf } from './axe.js';
import { expect } from './fixtures.js';

/**
 * Axe finds nothing on the screen as it stands, and the page does not scroll sideways. `except` names what axe cannot look into,
 * a frame in which no script runs.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // What is half faded in has half its contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
        .map((one) => one.finished),
    ),
  );
  const violations = await violationsOf(page, except);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${String(node.target)} ${node.html.slice(0, 120)}`).join(', ')}`,
  );
  expect(found, `axe on ${screen}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
}
