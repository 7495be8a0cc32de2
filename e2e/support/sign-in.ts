import type { Page } from '@playwright/test';
import { demonstrationAccounts, demonstrationPassword } from '@groundwork/demonstration/facts';
import { expect } from './fixtures.js';

export type Somebody = keyof typeof demonstrationAccounts;

/** Signs in on the sign-in page that is open, and waits for nothing. */
export async function fillSignIn(page: Page, who: Somebody): Promise<void> {
  await page.getByLabel('Email').fill(demonstrationAccounts[who].email);
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * Opens the area of somebody who is signed in already: the call that the sign-in page makes, without the page. Each time a
 * session of its own, since one that two contexts renew is ended as stolen.
 */
export async function enterAs(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.context().request.post('/api/shell/account/login', {
    data: { email, password },
    headers: { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
  await page.goto('/login');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

export const signIn = (page: Page, who: Somebody): Promise<void> =>
  enterAs(page, demonstrationAccounts[who].email, demonstrationPassword);

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
}
