import type { Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { frame, publicPages, signIn } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';
import type { Newcomer } from '../somebody-new.js';
import { newPassword } from '../somebody-new.js';

/** Signs in with a password of one's own, and waits for nothing. */
export async function signInAs(page: Page, email: string, password = newPassword): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.signInHeading }).click();
}

/** Types the name and takes the box that it opens; a wrong name does not open it. */
export async function signTerms(
  page: Page,
  { firstName, lastName }: Pick<Newcomer, 'firstName' | 'lastName'>,
): Promise<void> {
  const name = page.getByLabel(/Type your name in capitals/);
  const box = page.getByRole('checkbox', { name: frame.agreeToEsign });
  await expect(page.getByRole('region', { name: publicPages.esignTerms })).toBeVisible();
  await name.fill(`${firstName} X`);
  await expect(box).toBeDisabled();
  await name.fill('');
  await name.pressSequentially(`${firstName} ${lastName}`.toLowerCase());
  await expect(name).toHaveValue(`${firstName} ${lastName}`.toUpperCase());
  await box.check();
}

/** A link of a letter that leads nowhere any more, on a page of its own. */
export async function expectSpent(page: Page, path: string, wayOn: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: publicPages.linkHeading })).toBeVisible();
  await expect(page.getByText(shared.linkInvalid)).toBeVisible();
  await expect(page.getByText(wayOn)).toBeVisible();
  await expectAccessible(page, `spent link ${path.split('/')[1]}`);
}
