import type { Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';
import { answer, goToSection, pasteLines } from '../../support/steps/borrower.js';

const headers = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A duplex that is built to be let, open at its property. */
async function openDuplex(page: Page): Promise<void> {
  const { request } = page.context();
  const company = (await (await request.get('/api/borrower/company/get')).json()) as { companyId: string };
  const address = { street: '88 Fulton St', city: 'Houston', county: 'Harris', state: 'Texas', zipCode: '77009' };
  const created = await request.post('/api/borrower/application/newapp', {
    headers,
    data: {
      companyId: company.companyId,
      loanType: 'buildToRent',
      propertyType: 'duplex',
      intendedPurpose: 'rent',
      loanRequestIsFor: 'oneProperty',
      numberApplyingFor: 1,
      properties: [{ ...address, propertyType: 'duplex' }],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  await page.goto(`/applications/${id}?step=1`);
  await expect(page.getByRole('heading', { name: 'Property Information', level: 2 })).toBeVisible();
}

test('a building to let is described unit by unit, its budget pasted, its contractor chosen, and read in the review', async ({
  page,
}) => {
  await signIn(page, 'borrower');
  await openDuplex(page);
  await box(page, 'Number of units').fill('2');
  await page.getByRole('button', { name: 'Add all 2' }).click();
  await box(page, 'Square feet').fill('900');
  await box(page, 'Annual rent').fill('14,400');
  await box(page, 'Firm').fill('Bayou Management');
  await answer(page, 'Does the firm have a website?', 'No');
  await expect(page.getByRole('heading', { name: 'Résumé of the manager' })).toBeVisible();
  await expectAccessible(page, 'wizard: units of a building');

  await goToSection(page, 'Budget');
  await pasteLines(page, 'Interior', [
    { name: 'Drywall', budgetAmount: 1_405_900 },
    { name: 'Tile of both baths', budgetAmount: 240_050 },
  ]);
  await expect(box(page, 'Tile of both baths')).toHaveValue('2,400.50');
  await box(page, 'Drywall').press('Enter');
  await expect(page.getByRole('heading', { name: 'Budget', level: 2 })).toBeVisible();

  await goToSection(page, 'Borrower');
  await answer(page, 'Will a third-party general contractor build?', 'Yes');
  // The company has an application under review: it stays as it is, and nobody is offered who cannot be added.
  await expect(page.getByText(shared.companyLocked)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add new/ })).toHaveCount(0);
  await page.getByLabel('General contractor').selectOption('Renee Boudreaux');
  await page.getByRole('group', { name: 'Who oversees the construction?' }).getByRole('checkbox').first().check();
  await expectAccessible(page, 'wizard: borrower, with a contractor');
  await goToSection(page, 'Property Information');
  await expect(page.getByText('2 units')).toBeVisible();

  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/review/reviewapplication/${id}`);
  await expect(page.getByText('Renee Boudreaux')).toBeVisible();
  // A table on a desk, a list on a phone.
  const shown = page.getByRole('group', { name: 'Units' }).locator('tr, li').filter({ visible: true });
  await expect(shown.filter({ hasText: '$14,400.00' })).toContainText('900');
});
