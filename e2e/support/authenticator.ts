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
  // Each stands in one line, where it is read off and typed.
  const lines = await list.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const text = document.createRange();
      text.selectNodeContents(item);
      return text.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
  return list.getByRole('listitem').allTextContents();
}
