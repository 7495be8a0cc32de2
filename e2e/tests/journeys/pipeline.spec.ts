import type { Page } from '@playwright/test';
import { pipeline } from '@groundwork/domain-messages-admin';
import { demonstrationAccounts, demonstrationPassword } from '@groundwork/demonstration/facts';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';

/** More than a page of the list. */
const many = 27;

/** Applications of one borrower with a word of their own, through the calls that the borrower's screens make. */
async function addMany(url: string, mark: string): Promise<void> {
  const client = await new ApiClient(url).signIn(demonstrationAccounts.borrower.email, demonstrationPassword);
  const [company] = client.login['companies'] as { companyId: string }[];
  for (let index = 1; index <= many; index += 1) {
    const answer = await client.call('POST', 'borrower', '/application/newapp', {
      body: {
        companyId: company?.companyId,
        name: `${mark} ${String(index).padStart(2, '0')}`,
        loanType: index % 9 === 0 ? 'land' : 'construction',
        propertyType: 'detached',
        intendedPurpose: 'sell',
        numberApplyingFor: 1,
      },
    });
    expect(answer.status, answer.text).toBeLessThan(300);
  }
}

const rows = (page: Page) => page.locator('a[data-row]').locator('visible=true');
const status = (page: Page) => page.getByRole('status').filter({ hasText: 'application' });

test('applications are searched, filtered, sorted, paged, kept as a view and opened by keyboard', async ({
  page,
  portal,
}) => {
  const mark = `Quarry${Date.now().toString(36)}`;
  await addMany(portal.url, mark);
  await signIn(page, 'admin');
  await page.goto('/pipeline');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page, 'applications');
  // It has a name of its own where it is wider than its place.
  await expect(page.getByRole('group', { name: 'Applications', exact: true })).toHaveCount(0);

  await test.step('a word, written small, finds all that have it, a page at a time', async () => {
    await page.getByRole('searchbox', { name: pipeline.search }).fill(mark.toLowerCase());
    await expect(status(page)).toContainText(`${many} applications`);
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole('button', { name: pipeline.more }).click();
    await expect(rows(page)).toHaveCount(many);
    await expect(page.getByRole('button', { name: pipeline.more })).toBeHidden();
  });
  // What is needed less often stands behind a button; it is closed again after each reload.
  const openFilters = () => page.getByRole('button', { name: new RegExp(`^${pipeline.filters}`) }).click();
  await test.step('statuses, stage and loan type narrow it, and the address says so', async () => {
    await openFilters();
    for (const name of ['In progress', 'Rejected']) await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('combobox', { name: pipeline.stage }).selectOption('application');
    await page.getByRole('combobox', { name: 'Loan type' }).selectOption('land');
    await expect(status(page)).toContainText('3 applications');
    expect(new URL(page.url()).searchParams.get('status')).toBe('in_progress,rejected');
    await page.getByRole('combobox', { name: pipeline.sortBy }).selectOption('name');
    await page.getByRole('combobox', { name: pipeline.order }).selectOption('asc');
    await expect(rows(page)).toHaveText([`${mark} 09`, `${mark} 18`, `${mark} 27`]);
    await page.getByRole('combobox', { name: pipeline.stage }).selectOption('review');
    await expect(page.getByText(pipeline.none)).toBeVisible();
    await expectAccessible(page, 'applications: none');
    await page.getByRole('combobox', { name: pipeline.stage }).selectOption('application');
    await expect(rows(page)).toHaveCount(3);
  });
  await test.step('the same stand on a board, a column a stage, which a reload and the way from the sidebar keep', async () => {
    await page.getByRole('tab', { name: pipeline.asBoard }).click();
    const column = page.getByRole('region', { name: 'Application', exact: true });
    await expect(column.getByRole('link')).toHaveCount(3);
    await expectAccessible(page, 'applications: board');
    await page.reload();
    await expect(column.getByRole('link')).toHaveCount(3);
    await openFilters();
    await page.getByRole('combobox', { name: pipeline.stage }).selectOption('');
    await page.getByRole('combobox', { name: 'Loan type' }).selectOption('');
    // A phone shows one column at a time.
    const ofStage = page.getByRole('group', { name: pipeline.stage }).getByRole('button', { name: /^Application/ });
    if (await ofStage.isVisible()) await ofStage.click();
    // Of many a few are shown, and more of one column when they are asked for.
    await expect(column.getByRole('link')).toHaveCount(8);
    await column.getByRole('button', { name: /Show more/ }).click();
    await expect(column.getByRole('link')).toHaveCount(16);
    await column.getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(column.getByRole('link').nth(1)).toBeFocused();
    await page.getByRole('combobox', { name: pipeline.stage }).selectOption('application');
    await page.getByRole('combobox', { name: 'Loan type' }).selectOption('land');
    await page.getByRole('tab', { name: pipeline.asTable }).click();
    await expect(rows(page)).toHaveText([`${mark} 09`, `${mark} 18`, `${mark} 27`]);
  });
  await test.step('it is kept as a view, which is there after a reload and is chosen again', async () => {
    await page.getByRole('button', { name: pipeline.saveView }).click();
    const dialog = page.getByRole('dialog', { name: pipeline.saveViewTitle });
    await dialog.getByRole('textbox', { name: pipeline.viewName }).fill(`Land of ${mark}`);
    await expectAccessible(page, 'applications: view');
    await dialog.getByRole('button', { name: pipeline.saveView }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/pipeline');
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole('combobox', { name: pipeline.views }).selectOption({ label: `Land of ${mark}` });
    await expect(rows(page)).toHaveText([`${mark} 09`, `${mark} 18`, `${mark} 27`]);
    await openFilters();
    await expect(page.getByRole('checkbox', { name: 'Rejected', exact: true })).toBeChecked();
  });
  await test.step('the arrow keys go through the rows, Enter opens one, and back is the list as it was', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(rows(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/reviewapplication\//);
    await expect(page.getByText(`${mark} 18`).locator('visible=true').first()).toBeVisible();
    await page.goBack();
    await expect(rows(page)).toHaveText([`${mark} 09`, `${mark} 18`, `${mark} 27`]);
    await page.getByRole('button', { name: pipeline.forgetView }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: pipeline.forgetView }).click();
    await expect(page.getByRole('option', { name: `Land of ${mark}` })).toHaveCount(0);
  });
});
