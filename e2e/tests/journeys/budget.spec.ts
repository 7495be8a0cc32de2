import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';

const headers = { 'x-csrf': '1', 'sec-fetch-site': 'same-origin' };
const UNITS = 10;

/** A building of ten units, open at its budget. */
async function openBuilding(page: Page): Promise<void> {
  const { request } = page.context();
  const company = (await (await request.get('/api/borrower/company/get')).json()) as { companyId: string };
  const property = { street: '90 Fulton St', city: 'Houston', county: 'Harris', state: 'Texas', zipCode: '77009' };
  const created = await request.post('/api/borrower/application/newapp', {
    headers,
    data: {
      companyId: company.companyId,
      loanType: 'construction',
      propertyType: 'fiveOrMoreUnits',
      intendedPurpose: 'sell',
      numberApplyingFor: 1,
      properties: [{ ...property, propertyType: 'fiveOrMoreUnits' }],
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const read = await request.get(`/api/borrower/application/single/${id}`);
  const { version, properties } = (await read.json()) as { version: number; properties: { id: string }[] };
  const units = Array.from({ length: UNITS }, (_, index) => ({ street: `Apartment ${index + 1}` }));
  const saved = await request.put(`/api/borrower/application/update/${id}`, {
    headers,
    data: { version, properties: [{ id: properties[0]?.id, units }] },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await page.goto(`/applications/${id}?step=2`);
}

const sections = ['Property Cost', 'Exterior Structure', 'Major Systems', 'Interior', 'Final Steps'];
const table = Array.from({ length: 500 }, (_, index) =>
  [sections[index % 5], `Lot ${index}`, 'hard', `${100 + index}.37`, index % 50 === 0 ? 'By hand' : ''].join('\t'),
);

test('a budget of five hundred lines is pasted, exported, imported, reordered, divided over ten units and read back the same', async ({
  page,
}) => {
  await signIn(page, 'borrower');
  await openBuilding(page);
  const total = page.getByRole('status', { name: 'Total budget' });
  // The file has the proposed lines as well.
  const take = page.getByRole('button', { name: /^Take over 5\d\d lines$/ });
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByLabel('Lines with their amounts').fill(['Section\tLine\tType\tAmount\tNote', ...table].join('\n'));
  await take.click();
  await expect(total).toContainText('$174,935.00');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel (XLSX)' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(total).toContainText('$0.00');
  await page.getByRole('button', { name: 'Import' }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'budget.xlsx', mimeType: 'application/octet-stream', buffer: await readFile(file) });
  await take.click();
  await expect(total).toContainText('$174,935.00');

  const moved = page.getByRole('textbox', { name: 'Lot 5', exact: true });
  await moved.focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(moved).toBeFocused();
  await page.getByRole('button', { name: 'Divide over units' }).click();
  const dialog = page.getByRole('dialog', { name: 'Divide over units' });
  await expect(dialog.getByRole('listitem')).toHaveCount(UNITS);
  await expectAccessible(page, 'budget divided over units');
  await dialog.getByRole('button', { name: 'Divide', exact: true }).click();
  await expect(page.getByText(`The budget is divided over ${UNITS} units.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status', { name: 'Sums of the budget' }).getByText('$174,935.00')).toHaveCount(2);
  await page.getByRole('button', { name: 'Give it for the whole property' }).click();
  const first = page.getByRole('textbox', { name: /^Lot \d+$/ }).filter({ visible: true });
  await expect(first.first()).toHaveValue('105.37');
  await expect(total).toContainText('$174,935.00');
});
