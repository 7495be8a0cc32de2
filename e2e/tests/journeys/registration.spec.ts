import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { shared } from '@groundwork/domain-messages';
import { frame, publicPages, signIn } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import { lettersTo, linkTo } from '../../support/mailbox.js';
import { signOut } from '../../support/sign-in.js';
import { aNewcomer, confirmedNewcomer, newPassword } from '../../support/somebody-new.js';
import { expectSpent, signInAs, signTerms } from '../../support/steps/public-pages.js';

test('a newcomer registers, confirms by the letter with a signature, and signs in', async ({ page, portal }) => {
  const person = aNewcomer();
  await test.step('from the sign-in page to the registration, by keyboard', async () => {
    await page.goto('/login');
    await expectAccessible(page, 'sign-in');
    await page.getByRole('link', { name: signIn.register, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: signIn.register })).toBeFocused();
    await expectAccessible(page, 'register');
    await page.getByRole('button', { name: signIn.register }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByText(shared.nameTooShort)).toHaveCount(2);
    await expectAccessible(page, 'register: complaints');
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Email').press('Enter');
    await page.waitForURL('**/confirmationneeded');
    await expect(page.getByText(publicPages.registrationSent)).toBeVisible();
    await expectAccessible(page, 'confirmation needed');
  });
  const link = await linkTo(portal.url, person.email, '/confirmRegistration/');
  await test.step('the letter leads to password, phone and signature', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: publicPages.confirmHeading })).toBeVisible();
    await expect(page.getByText(frame.gettingEsignTerms)).toBeHidden();
    await expectAccessible(page, 'confirm registration');
    const finish = page.getByRole('button', { name: publicPages.completeRegistration });
    await expect(finish).toBeDisabled();
    await page.getByLabel('Password', { exact: false }).first().fill('password123');
    await page.getByLabel('Mobile phone').pressSequentially('7135550142');
    await expect(page.getByLabel('Mobile phone')).toHaveValue('( 713 ) - 555 - 0142');
    await signTerms(page, person);
    await page.getByRole('checkbox', { name: publicPages.commercialPurpose }).check();
    await finish.click();
    await expect(page.getByText(shared.passwordCommon)).toBeVisible();
    await expectAccessible(page, 'confirm registration: refused');
    await page.getByLabel('Password', { exact: false }).first().fill(newPassword);
    await finish.click();
    await expect(page.getByText(publicPages.confirmed)).toBeVisible();
    await page.waitForURL('**/login');
  });
  await test.step('signs in, and the link is spent', async () => {
    await signInAs(page, person.email);
    await page.waitForURL('**/home');
    await expect(page.getByRole('button', { name: `Account of ${person.firstName} ${person.lastName}` })).toBeVisible();
    await signOut(page);
    await expectSpent(page, link, publicPages.registerAgain);
  });
});

test('a forgotten password: letter, new password, old sessions ended, old link refused @both-widths', async ({
  page,
  browser,
  portal,
}) => {
  const { person, client } = await confirmedNewcomer(portal.url);
  const elsewhere = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signInAs(elsewhere, person.email);
  await elsewhere.waitForURL('**/home');

  await page.goto('/login');
  await page.getByRole('link', { name: signIn.forgotPassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: publicPages.forgotHeading })).toBeFocused();
  await page.getByRole('button', { name: publicPages.send }).click();
  await expect(page.getByText(shared.needAValidEmail)).toBeVisible();
  await expectAccessible(page, 'forgot password');
  await page.getByLabel('Email').fill('nobody.at.all@example.com');
  await page.getByRole('button', { name: publicPages.send }).click();
  await expect(page.getByText(signIn.resetLinkSent)).toBeVisible();
  expect(await lettersTo(portal.url, 'nobody.at.all@example.com')).toEqual([]);
  await page.getByLabel('Email').fill(person.email.toUpperCase());
  await page.getByRole('button', { name: publicPages.send }).click();
  const link = await linkTo(portal.url, person.email, '/resetPassword/');
  await expectAccessible(page, 'forgot password: sent');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: publicPages.resetHeading })).toBeVisible();
  const [first, second] = [
    page.getByRole('textbox', { name: 'Password', exact: false }).first(),
    page.getByLabel('Confirm password'),
  ];
  await first.fill('a different one, longer');
  await second.fill('a different one');
  await page.getByRole('button', { name: publicPages.savePassword }).click();
  await expect(page.getByText(shared.passwordsDoNotMatch)).toBeVisible();
  await expectAccessible(page, 'password reset');
  await second.fill('a different one, longer');
  await page.getByRole('button', { name: publicPages.savePassword }).click();
  await expect(page.getByText(signIn.passwordReset)).toBeVisible();
  await page.waitForURL('**/login');

  await test.step('every device is signed out', async () => {
    expect((await client.call('GET', 'shell', '/account/session')).status).toBe(401);
    await elsewhere.goto('/home');
    await elsewhere.waitForURL('**/login**');
  });
  await test.step('the old password and the old link are worth nothing', async () => {
    await signInAs(page, person.email);
    await expect(page.getByText(shared.credentialsInvalid)).toBeVisible();
    await expectSpent(page, link, publicPages.askForNewLink);
    await signInAs(page, person.email, 'a different one, longer');
    await page.waitForURL('**/home');
  });
});

test('an administrator is invited, registers and signs in @both-widths', async ({ page, portal }) => {
  const superAdministrator = await new ApiClient(portal.url).signIn(demonstrationAccounts.super.email);
  const person = aNewcomer('Ines', 'Ortiz');
  expect(
    (await superAdministrator.call('POST', 'admin', '/admin/invite', { body: { email: person.email } })).body['result'],
  ).toBe('registered');
  const link = await linkTo(portal.url, person.email, '/registerAdmin/');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: publicPages.adminHeading })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Email').fill('somebody.else@example.com');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
  await expectAccessible(page, 'register admin');
  await page.getByRole('button', { name: signIn.register }).click();
  await expect(page.getByText(shared.invitedAddress)).toBeVisible();
  await expectAccessible(page, 'register admin: refused');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: signIn.register }).click();
  await expect(page.getByText(publicPages.adminRegistered)).toBeVisible();
  await page.waitForURL('**/login');
  await signInAs(page, person.email);
  await page.waitForURL('**/admin');
  await signOut(page);
  await expectSpent(page, link, publicPages.linkAskLender);
});
