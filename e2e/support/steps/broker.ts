import type { Page } from '@playwright/test';
import { fees, needs, signing } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';

/** `additionalFee` is what the client pays at each closing, in percent. */
export async function submitReferral(page: Page, client: string, additionalFee = '0'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Manage Referrals' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('group', { name: fees.title }).getByText(fees.earned)).toBeVisible();
  const waiting = main.getByRole('region', { name: needs.title });
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole('status')).toHaveCount(0);
  await expectAccessible(page, 'manage referrals');
  await page.getByRole('button', { name: 'Submit new referral' }).click();
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: /business name|client name/i }).fill(client);
  await page.getByRole('textbox', { name: /representative/i }).fill('Hannah Weiss');
  await page.getByRole('textbox', { name: /additional fee/i }).fill(additionalFee);
  await page.getByRole('textbox', { name: 'Client fee (%)' }).fill('1');
  await expectAccessible(page, 'new referral');
  await page.getByRole('region', { name: 'Signature' }).getByRole('button').first().click();
  const pad = page.getByRole('dialog', { name: 'Signature' });
  await pad.getByLabel(signing.typeYourName).fill('Priya Raman');
  await pad.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByText('Broker Agreement Created!')).toBeVisible();
  await expect(page.getByText(client).first()).toBeVisible();
}
