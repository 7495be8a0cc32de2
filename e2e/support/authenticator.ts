import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { security } from '@groundwork/domain-messages-shell';
import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows for a secret, `steps` of 30 seconds from now: each code is taken once. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** The secret that the page offers to be typed. */
export async function secretOn(page: Page): Promise<string> {
  const text = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  return (text ?? '').replaceAll(' ', '');
}

/** The recovery codes in the moment in which they are shown. */
export async function recoveryCodesOn(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: security.recoveryCodes });
  await expect(list).toBeVisible();
  return list.getByRole('listitem').allTextContents();
}
