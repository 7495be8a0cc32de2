import type { Page } from '@playwright/test';
import { demonstrationAccounts, demonstrationPassword } from '@groundwork/demonstration';
import { expect } from './fixtures.js';

export type Somebody = keyof typeof demonstrationAccounts;

/** Signs in on the sign-in page that is open, and waits for nothing. */
export async function fillSignIn(page: Page, who: Somebody): Promise<void> {
  await page.getByLabel('Email').fill(demonstrationAccounts[who].email);
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the page and waits until the area of the role stands. */
export async function signIn(page: Page, who: Somebody): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, who);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}
