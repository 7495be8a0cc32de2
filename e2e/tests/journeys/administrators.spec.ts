import type { Page } from '@playwright/test';
import { firstLender } from '@groundwork/domain-accounts';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { mails } from '@groundwork/domain-messages-letters';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import { letterTo, linkIn } from '../../support/mailbox.js';
import { enterAs, signIn } from '../../support/sign-in.js';
import { findCompany, reviewCompany } from '../../support/steps/company-review.js';
import { patient } from '../../support/patience.js';

const password = 'Harbor-Light-27';
const company = 'Bluff Oak Homes';

const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).locator('visible=true').first()).toBeVisible();

/** An administrator comes and goes: invited, registered, given a company, made super, and without privileges at once. */
test('an administrator is invited, looks after a company and loses its privileges @both-widths', async ({
  browser,
  portal,
}) => {
  test.setTimeout(patient(240_000));
  const mark = Date.now().toString(36).slice(-5);
  const email = `nora.kim.${mark}@lender.example`;
  const open = async () => (await browser.newContext({ viewport: test.info().project.use.viewport ?? null })).newPage();
  const boss = await open();
  const nora = await open();
  const name = `Nora Kim${mark}`;

  await test.step('a super administrator invites by mail', async () => {
    await signIn(boss, 'super');
    await expect(boss.getByRole('heading', { name: admin.selectCompany })).toBeVisible();
    await expectAccessible(boss, 'company review without a company');
    await reviewCompany(boss, company, 'Admin');
    await expectAccessible(boss, 'company review: admins');
    const field = boss.getByRole('textbox', { name: 'Invite an administrator by email' });
    const send = boss.getByRole('button', { name: shared.sendInvitation });
    await expect(send).toBeDisabled();
    await field.fill('admin@example.com');
    await send.click();
    await expect(field).toHaveAccessibleDescription(
      new RegExp(fill(admin.couldNotInvite, { email: 'admin@example.com' })),
    );
    await field.fill(email);
    await field.press('Enter');
    await said(boss, fill(admin.invited, { email }));
    await expect(field).toHaveValue('');
  });
  await test.step('the letter lets her register under that address alone', async () => {
    const code =
      linkIn(
        await letterTo(portal.url, email, fill(mails.adminInvitation.subject, { lender: firstLender.name })),
        '/registerAdmin/',
      )?.split('/')[3] ?? '';
    const register = (address: string) =>
      new ApiClient(portal.url).call('POST', 'shell', '/admin/register', {
        body: { token: decodeURIComponent(code), email: address, password, firstName: 'Nora', lastName: `Kim${mark}` },
      });
    expect((await register(`somebody.${email}`)).status).toBe(410);
    expect((await register(email)).body).toEqual({ result: 'registered' });
    expect((await register(email)).status, 'the link a second time').toBe(410);
  });
  await test.step('she is given the company and becomes its point person', async () => {
    await reviewCompany(boss, company, 'Admin');
    const choice = boss.getByRole('combobox', { name: 'Add an admin' });
    await choice.selectOption({ label: `${name} (${email})` });
    await boss.getByRole('button', { name: 'Add Admin' }).click();
    await boss.getByRole('button', { name: `Make point person: ${name}` }).click();
    await expect(boss.getByRole('button', { name: `Make point person: ${name}` })).toBeHidden();
    await expect(boss.getByText('Point person', { exact: true }).locator('visible=true').last()).toBeVisible();
    await boss.getByText('History').click();
    await expect(boss.getByText('Made point person').locator('visible=true')).toBeVisible();
    await expectAccessible(boss, 'company review: history of its admins');
  });
  await test.step('she reads it, and is no super administrator', async () => {
    await enterAs(nora, email, password);
    await reviewCompany(nora, company, 'Admin');
    await said(nora, admin.superHint);
    await expect(nora.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expectAccessible(nora, 'company review: admins, read');
  });
  await test.step('super status signs her out, and back in she manages admins too', async () => {
    await boss.getByRole('button', { name: `Make Super: ${name}` }).click();
    await expectAccessible(boss, 'company review: question of super status');
    await confirm(boss, 'Make Super');
    await expect(boss.getByRole('button', { name: `Remove Super: ${name}` })).toBeVisible();
    await nora.goto('/admin');
    await expect(nora).toHaveURL(/\/login/);
    await enterAs(nora, email, password);
    await reviewCompany(nora, company, 'Admin');
    await expect(nora.getByRole('button', { name: 'Remove Privileges: Augustin Delacroix' })).toBeVisible();
    await expect(nora.getByRole('button', { name: `Remove Privileges: ${name}` })).toHaveCount(0);
    await said(nora, admin.ownRights);
  });
  await test.step('without privileges her session is over at once, and the company is without her', async () => {
    const client = await new ApiClient(portal.url).signIn(email, password);
    expect((await client.call('GET', 'admin', '/admin/getAdmins')).status).toBe(200);
    await boss.getByRole('button', { name: `Remove Privileges: ${name}` }).click();
    await boss.getByRole('alertdialog').getByRole('button', { name: screens.cancel }).click();
    await boss.getByRole('button', { name: `Remove Privileges: ${name}` }).click();
    await confirm(boss, 'Remove Privileges');
    await expect(boss.getByRole('button', { name: `Make Super: ${name}` })).toHaveCount(0);
    // The sessions end with the event that the privileges are gone.
    await expect.poll(async () => (await client.call('GET', 'admin', '/admin/getAdmins')).status).toBe(401);
    await nora.getByRole('tab', { name: 'Application' }).click();
    await nora.goto('/admin');
    await expect(nora).toHaveURL(/\/login/);
    await reviewCompany(boss, company, 'Admin');
    await expect(boss.getByRole('heading', { name: admin.noCompanyAdmins })).toBeVisible();
    await boss.getByText('History').click();
    await expect(boss.getByText('Left: privileges removed').locator('visible=true')).toBeVisible();
  });
});

test('an administrator opens an account for a client and gives it a user, who confirms and sees it @both-widths', async ({
  browser,
  page,
  portal,
}) => {
  test.setTimeout(patient(180_000));
  const mark = Date.now().toString(36).slice(-5);
  const client = `Pecan Street Homes ${mark}`;
  const email = `dana.whitfield.${mark}@pecan.example`;

  await test.step('Add New Account', async () => {
    await signIn(page, 'admin');
    await page.getByRole('button', { name: admin.addNewAccount }).click();
    const dialog = page.getByRole('dialog', { name: admin.addNewAccount });
    await dialog.getByRole('button', { name: 'Add Account' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Organization name' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'new account');
    await dialog.getByRole('textbox', { name: 'Organization name' }).fill(client);
    await dialog.getByRole('textbox', { name: 'Organization name' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue(client);
    await page.getByRole('tab', { name: 'Company' }).click();
    await expect(page.getByRole('heading', { name: admin.noCompanyUsers })).toBeVisible();
    await expectAccessible(page, 'company review: record');
    await page.getByRole('button', { name: 'Choose no company' }).click();
  });
  await test.step('Add New User', async () => {
    await page.getByRole('button', { name: admin.addNewUser }).click();
    const dialog = page.getByRole('dialog', { name: admin.addNewUser });
    await findCompany(dialog.getByRole('combobox', { name: 'Company' }), page, client);
    await dialog.getByRole('textbox', { name: 'First name' }).fill('Dana');
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Whitfield');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('admin@example.com');
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(dialog.getByText(fill(admin.takenAddress, { email: 'admin@example.com' }))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await expectAccessible(page, 'new user: a taken address');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialog.getByRole('button', { name: 'Add User' }).click();
    await expect(dialog.getByText(fill(admin.userAdded, { email }))).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('');
    await expectAccessible(page, 'new user: added');
    // Its cross: a notice that stands in there has one, too.
    await dialog.getByRole('button', { name: screens.close }).first().click();
  });
  await test.step('the letter is confirmed with a signature', async () => {
    const [, , id = '', token = ''] =
      linkIn(
        await letterTo(portal.url, email, fill(mails.companyInvitation.subject, { organizationName: client })),
        '/confirmRegistration/',
      )?.split('/') ?? [];
    const visitor = new ApiClient(portal.url);
    const master = (await visitor.call('GET', 'shell', '/esignmaster/latest')).body;
    const form = {
      id,
      token: decodeURIComponent(token),
      password,
      mobile: '7135550188',
      canSendMessages: false,
      commercialPurpose: true,
      esignMasterId: master['id'],
      signature: 'DANA WHITFIELD',
    };
    const confirmed = await visitor.call('POST', 'shell', '/account/confirmregister', { body: form });
    expect([confirmed.status, confirmed.text]).toEqual([200, expect.stringContaining('confirmed')]);
  });
  await test.step('she signs in to her company, and the administrator sees her in it', async () => {
    await expect
      .poll(async () => (await new ApiClient(portal.url).signIn(email, password)).login['companies'])
      .toEqual([expect.objectContaining({ organizationName: client })]);
    const dana = await (await browser.newContext({ viewport: test.info().project.use.viewport ?? null })).newPage();
    await enterAs(dana, email, password);
    await expect(dana).toHaveURL(/\/(home|setupCompany)/);
    await reviewCompany(page, client, 'Company');
    await expect(page.getByText(email).locator('visible=true')).toBeVisible();
  });
});

test('the history of a broker is told with who and when @any-width', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/brokers');
  const group = page.getByLabel('Group');
  await group.selectOption({ label: (await group.locator('option', { hasText: /^Activated/ }).textContent()) ?? '' });
  await page.locator('summary').first().click();
  const history = page.locator('summary', { hasText: 'History' });
  await history.click();
  await expect(page.getByText('Activated', { exact: true }).locator('visible=true').last()).toBeVisible();
  await expect(page.getByText('Entered', { exact: true }).locator('visible=true')).toBeVisible();
  await expectAccessible(page, 'broker management: history');
});
