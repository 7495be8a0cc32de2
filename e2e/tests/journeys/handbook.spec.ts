import type { Page } from '@playwright/test';
import { fill } from '@groundwork/domain-messages';
import { handbook } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { barTitle, chooseEntry, userMenu } from '../../support/shell.js';
import { signIn } from '../../support/sign-in.js';

const heading = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();

test('help opens the page of the handbook about the screen, and leads through the book', async ({ page }) => {
  await signIn(page, 'borrower');
  await chooseEntry(page, 'Active Projects');
  await heading(page, 'My Portfolio');
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: handbook.help }).click();
  await expect(page).toHaveURL(/\/handbook\/draws$/);
  await heading(page, 'Request a draw');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await barTitle(page, handbook.title);
  for (const picture of await page.getByRole('article').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  await expectAccessible(page, 'handbook: a page');
  await page.getByRole('link', { name: fill(handbook.next, { title: 'Lien waivers' }) }).click();
  await heading(page, 'Lien waivers');
  await page.goBack();
  await heading(page, 'Request a draw');
  await page
    .getByRole('navigation', { name: handbook.contents })
    .getByRole('link', { name: handbook.contents })
    .click();
  await heading(page, 'Handbook for borrowers');
  await expectAccessible(page, 'handbook: contents');
  // A link to a page opens it, too; the sidebar is there and leads on.
  await page.goto('/handbook/company');
  await heading(page, 'Set up your company');
  await chooseEntry(page, 'Dashboard');
  await heading(page, 'Dashboard');
  await barTitle(page, 'Dashboard');
});
