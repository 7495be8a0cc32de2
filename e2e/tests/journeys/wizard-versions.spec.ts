import type { Page } from '@playwright/test';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';
import { addProject } from '../../support/steps/borrower.js';

const onward = new RegExp(`^(${companySetup.saveAndContinue}|${screens.continue})$`);
const headers = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };

/** Somebody else of the company saves fields of the application. */
async function saveMeanwhile(page: Page, fields: (properties: { id: string }[]) => object): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { request } = page.context();
  const read = await request.get(`/api/borrower/application/single/${id}`);
  const { version, properties } = (await read.json()) as { version: number; properties: { id: string }[] };
  const data = { ...fields(properties), version };
  const saved = await request.put(`/api/borrower/application/update/${id}`, { data, headers });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('what is typed into an application outlives a reload, and two people do not overwrite each other @both-widths', async ({
  page,
}) => {
  await signIn(page, 'borrower');
  await addProject(page, `Versions ${Date.now().toString(36).slice(-4)}`);
  const city = page.getByRole('textbox', { name: /^City/ });
  const zip = page.getByRole('textbox', { name: /^Zip Code/ });
  await city.fill('Galveston');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/^You have changes of .* that were not saved$/)).toBeVisible();
  await expect(city).toBeDisabled();
  await expectAccessible(page, 'wizard: offer of what was typed');
  await page.getByRole('button', { name: screens.restoreDraft }).click();
  await expect(city).toHaveValue('Galveston');

  await saveMeanwhile(page, (properties) => ({
    properties: [{ id: properties[0]?.id, city: 'Pasadena', zipCode: '77001' }],
  }));
  await page.getByRole('button', { name: onward }).click();
  const dialog = page.getByRole('alertdialog', { name: screens.conflictTitle });
  await expect(dialog.getByRole('group', { name: 'City' }).getByRole('radio', { name: /Galveston/ })).toBeChecked();
  await expect(dialog.getByRole('group', { name: 'Zip code' }).getByRole('radio', { name: /77001/ })).toBeChecked();
  await expectAccessible(page, 'wizard: conflict of two versions');
  await dialog.getByRole('button', { name: screens.saveChoice }).click();
  await expect(dialog).toBeHidden();
  await expect(city).toHaveValue('Galveston');
  await expect(zip).toHaveValue('77001');
  // Who else saved what stands in no field of this step is no reason to ask.
  await city.fill('Baytown');
  await saveMeanwhile(page, () => ({ name: 'Renamed meanwhile' }));
  await page.getByRole('button', { name: onward }).click();
  await expect(page.getByRole('heading', { name: 'Budget', level: 2 })).toBeVisible();
});
