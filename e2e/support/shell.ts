import type { Locator, Page } from '@playwright/test';
import { screens } from '@groundwork/domain-messages-screens';
import { expect } from './fixtures.js';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 600;

/** Chooses an entry of the sidebar, out of the drawer on a phone. */
export async function chooseEntry(page: Page, name: string | RegExp): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

export const userMenu = (page: Page): Locator => page.getByRole('button', { name: /^Account of/ });

/** The title that an area has set in the top bar. */
export const barTitle = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('banner').getByText(title, { exact: true })).toBeVisible();

/** A notice of the snackbar. */
export const noticeOf = (page: Page, text: string | RegExp): Locator => page.getByRole('status').getByText(text);

/** What went wrong, told in the form or the dialog where it was tried. */
export const failureOf = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').getByText(text);

/** The button below a dialog that closes it; its cross, and that of a notice which stands in there, have no words to see. */
export const closeBelow = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: screens.close, exact: true }).filter({ hasText: screens.close });

/** Whether two elements lie over each other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
