import { borrower, budgetSheet } from '@groundwork/domain-messages-borrower';
import { fill } from '@groundwork/domain-messages';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';
import { box, fillAddress, goToSection, saveAndContinue, startProject, total } from '../../support/steps/borrower.js';

const streets = ['11 Cottage Row', '12 Cottage Row', '13 Cottage Row'];

test('a portfolio of three has its addresses, and one budget is copied to all of them to the cent @both-widths', async ({
  page,
}) => {
  await signIn(page, 'borrower');
  await page.goto('/applications');
  await page.getByRole('combobox', { name: 'Add New' }).selectOption('rent');
  await page.getByRole('radio', { name: /^Build 2 Rent/ }).click();
  await page.getByRole('radio', { name: /^A Rental Portfolio/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Rental portfolio' });
  await dialog.getByRole('combobox', { name: 'Number of properties' }).selectOption('3');
  await dialog.getByRole('button', { name: 'Generate 3 properties' }).click();
  const save = dialog.getByRole('button', { name: borrower.savePropertiesAndContinue });
  await fillAddress(page, streets[0] ?? '');
  await expect(save).toBeDisabled();
  for (const street of streets.slice(1)) {
    await dialog.getByRole('button', { name: 'Next property' }).click();
    await dialog.getByRole('group', { name: borrower.sameAddressAsFirst }).getByRole('radio', { name: 'Yes' }).check();
    await expect(box(page, 'City')).toHaveValue('Houston');
    await box(page, 'Street').fill(street);
  }
  await expectAccessible(page, 'portfolio of three');
  await save.click();
  await page.waitForURL(/\/applications\/[\w-]{36}/);
  await startProject(page);
  await saveAndContinue(page, 'Property Information');
  for (const [index, street] of streets.entries())
    await expect(page.getByText(`Property ${index + 1}: ${street}`)).toBeVisible();
  await expectAccessible(page, 'wizard: properties of a portfolio');

  await goToSection(page, 'Budget');
  await box(page, 'Drywall').fill('100,000.01');
  await page.getByRole('button', { name: 'Divide over properties' }).click();
  const divide = page.getByRole('dialog', { name: 'Divide over properties' });
  await expect(divide.getByRole('listitem')).toHaveCount(streets.length);
  await expectAccessible(page, 'budget divided over properties');
  await divide.getByRole('button', { name: 'Divide', exact: true }).click();
  await expect(page.getByText(fill(budgetSheet.dividedOverProperties, { count: 3 }))).toBeVisible();
  // A third each: the cent that no third has is in the first, and none is lost.
  for (const [index, share] of ['$33,340.01', '$33,330.00', '$33,330.00'].entries()) {
    const tab = page.getByRole('tab', { name: streets[index] });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(total(page)).toContainText(share);
  }
});
