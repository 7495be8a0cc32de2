import { publicPages, signIn } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { confirmedNewcomer, withCompany } from '../../support/somebody-new.js';
import { signInAs } from '../../support/steps/public-pages.js';

test('somebody of two companies chooses one, changes to the other, and starts a new one @both-widths', async ({
  page,
  portal,
}) => {
  const { person, client } = await confirmedNewcomer(portal.url);
  await withCompany(client, 'Aldine Homes');
  await withCompany(client, 'Brays Bayou Builders');
  const menu = page.getByRole('button', { name: `Account of ${person.firstName} ${person.lastName}` });
  const inUse = async (name: string) => {
    await menu.click();
    await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  };

  await signInAs(page, person.email);
  await expect(page.getByRole('heading', { level: 1, name: publicPages.chooseCompany })).toBeFocused();
  await expectAccessible(page, 'choice of a company');
  await page.getByRole('button', { name: 'Brays Bayou Builders' }).click();
  await page.waitForURL('**/home');
  await inUse('Brays Bayou Builders');
  await page.reload();
  await inUse('Brays Bayou Builders');

  await test.step('changed in the menu', async () => {
    await page.goto('/applications');
    await menu.click();
    await page.getByRole('menuitem', { name: publicPages.changeCompany }).click();
    const dialog = page.getByRole('dialog', { name: publicPages.changeCompany });
    await expect(dialog.getByRole('button', { name: 'Brays Bayou Builders' })).toContainText(publicPages.companyInUse);
    await expectAccessible(page, 'change of the company');
    await dialog.getByRole('button', { name: 'Aldine Homes' }).click();
    await page.waitForURL('**/home');
    await expect(dialog).toBeHidden();
    await inUse('Aldine Homes');
  });
  await test.step("'Start New' opens the set-up with no company in use, and the way back stays", async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: publicPages.changeCompany }).click();
    await page.getByRole('dialog').getByRole('button', { name: signIn.startNew }).click();
    await page.waitForURL('**/setupCompany');
    await menu.click();
    await expect(page.getByRole('banner').getByText('Aldine Homes', { exact: true })).toBeHidden();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page).toHaveURL(/\/setupCompany$/);
    await menu.click();
    await page.getByRole('menuitem', { name: publicPages.changeCompany }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aldine Homes' }).click();
    await page.waitForURL('**/home');
  });
});
