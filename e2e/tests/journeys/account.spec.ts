import type { Page } from '@playwright/test';
import { demonstrationAccounts, demonstrationPassword } from '@groundwork/demonstration/facts';
import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { png } from '../../support/pictures.js';
import { barTitle, failureOf, noticeOf, overlap, userMenu } from '../../support/shell.js';
import { fillSignIn, signIn, signOut } from '../../support/sign-in.js';

// Passwords are changed here, and files are small enough to be too large.
const test = testOnOwnPortal({ env: { UPLOAD_LIMIT_MB: '1' } });
const newPassword = 'Saltgrass-prairie-88';

const openAccount = async (page: Page) => {
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: screens.account, exact: true }).click();
};
const passwords = async (page: Page, old: string, fresh: string, again: string) => {
  await page.getByLabel('Old Password').fill(old);
  await page.getByLabel('New Password').fill(fresh);
  await page.getByLabel('Confirm Password').fill(again);
};

test('a borrower changes the password: refused, mistyped, changed, and signed out elsewhere @both-widths', async ({
  page,
  browser,
  portal,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signIn(elsewhere, 'otherBorrower');
  await signIn(page, 'otherBorrower');
  await openAccount(page);
  await expect(page).toHaveURL(/\/account$/);
  await barTitle(page, 'Account');
  await expectAccessible(page, 'account of a borrower');
  await page.getByRole('link', { name: 'Update Password' }).click();
  await expect(page).toHaveURL(/\/updatePassword$/);
  await expectAccessible(page, 'update password');

  const button = page.getByRole('button', { name: 'Update Password' });
  await expect(button).toBeDisabled();
  await passwords(page, 'never-this-one', newPassword, `${newPassword}9`);
  await page.getByLabel('Confirm Password').blur();
  await expect(page.getByText(shared.passwordsDoNotMatch)).toBeVisible();
  await expect(button).toBeDisabled();
  await page.getByLabel('Old Password').fill('');
  await page.getByLabel('Old Password').blur();
  await expect(page.getByText(shared.enterValidPassword)).toBeVisible();
  await expectAccessible(page, 'update password with complaints');

  await passwords(page, 'never-this-one', newPassword, newPassword);
  await button.click();
  await expect(failureOf(page, /^Encountered an error - ./)).toBeVisible();
  await expect(page.getByText(shared.enterValidPassword, { exact: true })).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue(newPassword);

  await passwords(page, demonstrationPassword, newPassword, newPassword);
  await button.click();
  const notice = noticeOf(page, screens.passwordUpdated);
  await expect(notice).toBeVisible();
  expect(await overlap(notice, button), 'the notice covers the button').toBe(false);
  await expect(page.getByLabel('Old Password')).toHaveValue('');

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await signOut(page);
  await fillSignIn(page, 'otherBorrower');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('the company logo: refused before it is sent, seen, kept, changed @both-widths', async ({ page }) => {
  await signIn(page, 'borrower');
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Company Logo' });
  const input = card.locator('input[type=file]');
  const sent: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && request.url().includes('/fileUpload/') && sent.push(request.url()),
  );
  await expect(card.getByText(screens.noLogos)).toBeVisible();

  await input.setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await expect(card.getByRole('alert')).toHaveText(shared.fileTypeRefused);
  await input.setInputFiles({
    name: 'large.png',
    mimeType: 'image/png',
    buffer: png(200, 80, 20, { padding: 1_200_000 }),
  });
  await expect(card.getByRole('alert')).toHaveText(fill(shared.fileTooLarge, { size: '1 MB' }));
  expect(sent, 'what is refused here is not sent').toEqual([]);
  await expectAccessible(page, 'logo that is too large');

  // What only calls itself a picture is found out by its bytes.
  await input.setInputFiles({
    name: 'not-a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await card.getByRole('button', { name: 'Save logo' }).click();
  await expect(card.getByRole('alert')).toHaveText(shared.fileTypeRefused);
  await card.getByRole('button', { name: 'Cancel' }).click();

  for (const [name, colour] of [
    ['first.png', 200],
    ['second.png', 30],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'image/png', buffer: png(colour, 90, 120) });
    await expect(card.getByRole('img', { name: /^New logo of/ })).toBeVisible();
    await expectAccessible(page, 'logo before it is kept');
    await card.getByRole('button', { name: 'Save logo' }).click();
    await expect(noticeOf(page, screens.uploadComplete).last()).toBeVisible();
    const picture = card.getByRole('img', { name: /^Logo of/ });
    await expect(picture).toBeVisible();
    expect(await colourOf(picture), `${name} is the logo`).toBe(colour);
    expect(await picture.evaluate((image: HTMLImageElement) => [image.clientWidth, image.clientHeight])).toEqual([
      100, 100,
    ]);
  }
  await page.reload();
  expect(await colourOf(card.getByRole('img', { name: /^Logo of/ }))).toBe(30);
  await expect(card.getByText('Change Company Logo')).toBeVisible();
});

/** The red of a picture's first pixel, once it is there. */
const colourOf = (picture: ReturnType<Page['getByRole']>): Promise<number | undefined> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    context?.drawImage(image, 0, 0);
    return context?.getImageData(0, 0, 1, 1).data[0];
  });

test('a broker manages its account: contact, W-9, logo, password @both-widths', async ({ page }) => {
  await signIn(page, 'otherBroker');
  await openAccount(page);
  await expect(page).toHaveURL(/\/manageBroker$/);
  await expectAccessible(page, 'account of a broker');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByLabel('City').fill('');
  await page.getByLabel('Secondary email').fill('nobody');
  await save.click();
  for (const field of ['City', 'Secondary email'])
    await expect(page.getByLabel(field)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'account of a broker with complaints');
  await page.getByLabel('City').fill('Galveston');
  await page.getByLabel('Secondary email').fill('');
  await save.click();
  await expect(noticeOf(page, screens.accountUpdated)).toBeVisible();
  const change = page.getByRole('button', { name: 'Update Password' });
  await passwords(page, 'never-this-one', newPassword, newPassword);
  await change.click();
  await expect(failureOf(page, /^Encountered an error while updating password - ./)).toBeVisible();
  await page.getByLabel('Old Password').fill(demonstrationPassword);
  await change.click();
  await expect(noticeOf(page, screens.passwordUpdated)).toBeVisible();

  const w9 = page.getByRole('region', { name: 'W-9' });
  await w9.locator('input[type=file]').setInputFiles({ name: 'w9.png', mimeType: 'image/png', buffer: png(1, 2, 3) });
  await expect(w9.getByRole('alert')).toHaveText(shared.fileTypeRefused);
  await w9
    .locator('input[type=file]')
    .setInputFiles({ name: 'w9.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(w9.getByRole('button', { name: 'Download w9.pdf' })).toBeVisible();
  const logo = page.getByRole('region', { name: 'Broker Logo' });
  await logo
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(9, 9, 9) });
  await logo.getByRole('button', { name: 'Save logo' }).click();
  await expect(logo.getByRole('img', { name: /^Logo of/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Galveston');
  await expectAccessible(page, 'account of a broker with files');
});

test("an administrator's account, and that of a broker @both-widths", async ({ page }) => {
  await signIn(page, 'admin');
  await openAccount(page);
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText('Administrator', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Company Logo' })).toBeHidden();
  await expectAccessible(page, 'account of an administrator');
  await page.goto('/brokers');
  await page.getByLabel('Group').selectOption({
    label:
      (await page
        .getByLabel('Group')
        .locator('option', { hasText: /^Activated/ })
        .textContent()) ?? '',
  });
  await page.locator('summary').filter({ hasText: demonstrationAccounts.broker.lastName }).first().click();
  await page.getByRole('link', { name: 'Manage Account' }).click();
  await expect(page).toHaveURL(/\/manageBroker\?userId=/);
  await expect(page.getByLabel('Primary email')).toHaveValue(demonstrationAccounts.broker.email);
  await expect(page.getByLabel('Old Password'), "nobody changes another's password").toHaveCount(0);
  await expectAccessible(page, "a broker's account for an administrator");
  await page.getByLabel('Address line 2').fill('Floor 3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(noticeOf(page, screens.accountUpdated)).toBeVisible();
});
