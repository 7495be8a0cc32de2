import type { Page } from '@playwright/test';
import { sites } from '@groundwork/demonstration/facts';
import { shared } from '@groundwork/domain-messages';
import { admin, capitalPage, digestSetting, portfolioPage } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages, security } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { barTitle, chooseEntry, isPhone, noticeOf, overlap, userMenu } from '../../support/shell.js';
import { fillSignIn, signIn, signOut } from '../../support/sign-in.js';
import { openReview } from '../../support/steps/administrator.js';

const problem = (status: number, code: string, detail: string) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status, code, title: 'x', detail, correlationId: 'e2e-reference' }),
});
const heading = (page: Page, name: string) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();
const focusName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

test('a deep link waits for the sign-in, and back and forward go where one was @any-width', async ({ page }) => {
  await page.goto('/loans?from=mail');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, 'borrower');
  await expect(page).toHaveURL(/\/loans\?from=mail$/);
  await heading(page, 'My Portfolio');
  await chooseEntry(page, screens.account);
  await heading(page, 'Account');
  await page.getByRole('link', { name: 'Update Password' }).click();
  await heading(page, 'Update Password');
  await page.goBack();
  await heading(page, 'Account');
  await page.goBack();
  await heading(page, 'My Portfolio');
  await barTitle(page, 'Active Projects');
  await page.goForward();
  await heading(page, 'Account');

  // Another area in the same tab: a path of the area before is none of its own, and forward leads back into it.
  await signOut(page);
  await fillSignIn(page, 'admin');
  await heading(page, 'Company Review');
  await chooseEntry(page, 'Valuation');
  await heading(page, 'Valuation');
  await page.goBack();
  await heading(page, 'Company Review');
  await page.goBack();
  await expect(page.getByRole('main')).toBeVisible();
  await page.goForward();
  await heading(page, 'Company Review');
});

test('a path that no area has says so, and leads on', async ({ page }) => {
  for (const [who, home] of [
    ['borrower', /\/home$/],
    ['broker', /\/$/],
    ['admin', /\/admin$/],
  ] as const) {
    await page.context().clearCookies();
    await signIn(page, who);
    await page.goto('/nowhere/at/all');
    await heading(page, screens.pageNotFound);
    await barTitle(page, 'Not found');
    await expectAccessible(page, `not found, ${who}`);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(home);
  }
});

test('an area that stands already is led home from /login @any-width', async ({ page }) => {
  await signIn(page, 'broker');
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await heading(page, 'Manage Referrals');
  await expect(page).toHaveURL(/\/$/);
});

test('the lender reads portfolio and valuation @any-width', async ({ page }) => {
  await signIn(page, 'admin');
  for (const [title, body] of [
    ['Valuation', capitalPage.allProperties],
    ['Portfolio', portfolioPage.watchList],
  ] as const) {
    await chooseEntry(page, title);
    await heading(page, title);
    await barTitle(page, title);
    await expect(page.getByRole('main').getByText(body, { exact: true }).first()).toBeAttached();
    await expectAccessible(page, title);
  }
});

test('while an application is being approved the loading modal stands, and the links do nothing @any-width', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/application/update/*', async (route) => {
    await held;
    await route.fulfill(problem(503, 'upstream.unavailable', shared.serviceUnavailable));
  });
  await signIn(page, 'admin');
  await openReview(page, sites.submitted.name);
  await page.getByRole('button', { name: 'Approve', exact: true }).last().click();
  const approval = page.getByRole('dialog', { name: 'Approve this application' });
  const reason = approval.getByRole('textbox', { name: /Why it is decided without them/ });
  await reason.fill('Seen in the branch.');
  await approval.getByRole('textbox', { name: /Why it is approved above its limits/ }).fill('A reserve.');
  await approval.getByRole('button', { name: 'Approve', exact: true }).click();
  const modal = page.getByRole('dialog', { name: admin.approvingApplication });
  await expect(modal).toBeVisible();
  await expectAccessible(page, 'loading modal');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  const links = page
    .getByRole('navigation', { name: 'Main', includeHidden: true })
    .getByRole('link', { includeHidden: true });
  if (!isPhone(page)) {
    await expect(links.first()).toHaveAttribute('aria-disabled', 'true');
    await links.first().dispatchEvent('click');
    await page.waitForTimeout(300);
  }
  await expect(page).toHaveURL(/\/approval/);
  answer();
  await expect(modal).toBeHidden();
  await expect(approval.getByRole('alert')).toHaveText(new RegExp(`^${admin.errorApprovingApplication}: `));
  // What was entered stands for another try.
  await expect(reason).toHaveValue('Seen in the branch.');
  await approval.getByRole('button', { name: 'Cancel' }).click();
  if (!isPhone(page)) {
    await links.first().click();
    await expect(page).toHaveURL(/\/admin$/);
  }
});

test('a user that cannot be fetched: status and data, until it is acknowledged @any-width', async ({ page }) => {
  await signIn(page, 'borrower');
  await page.route('**/api/shell/account/who', (route) =>
    route.fulfill(problem(500, 'internal.error', shared.unexpectedError)),
  );
  await page.reload();
  const modal = page.getByRole('alertdialog', { name: frame.userNotFetched });
  await expect(modal).toContainText('Status 500');
  await expect(modal).toContainText(shared.unexpectedError);
  await expect(modal).toContainText('e2e-reference');
  await expect(modal.getByRole('button', { name: frame.acknowledge })).toBeFocused();
  await expectAccessible(page, 'error modal');
  await modal.getByRole('button', { name: frame.acknowledge }).click();
  await expect(modal).toBeHidden();
  await page.unroute('**/api/shell/account/who');
  await page.getByRole('button', { name: screens.tryAgain }).click();
  await heading(page, 'Dashboard');
});

test('a page without an account tells of none; a button that could not do it has the focus again @any-width', async ({
  page,
}) => {
  await page.route('**/api/shell/account/*', (route) =>
    route.fulfill(problem(503, 'upstream.unavailable', shared.serviceUnavailable)),
  );
  const who = page.waitForResponse('**/api/shell/account/who');
  await page.goto('/forgotPassword');
  await who;
  const send = page.getByRole('button', { name: publicPages.send });
  await page.getByLabel(/Email/).fill('ada@example.com');
  await send.click();
  await expect(page.getByRole('alert')).toContainText(shared.serviceUnavailable);
  await expect(send).toBeFocused();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('a logout that the server does not hear of leaves all the same, and is made up for @any-width', async ({
  page,
  context,
  portal,
}) => {
  await signIn(page, 'borrower');
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const status = async () =>
    (await fetch(`${portal.url}/api/shell/account/session`, { headers: { cookie, 'x-background': '1' } })).status;
  await page.route('**/api/shell/account/logoff', (route) =>
    route.fulfill(problem(503, 'upstream.unavailable', shared.serviceUnavailable)),
  );
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: screens.logout }).click();
  await expect(noticeOf(page, frame.errorLoggingYouOut)).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login$/, { timeout: 3_000 });
  expect(await status()).toBe(200);
  await page.unroute('**/api/shell/account/logoff');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await status()).toBe(401);
});

test('a message stands in the dialog that is open, beside it and once, and is reached by keyboard @any-width', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await signIn(page, 'admin');
  await page.goto('/account');
  await page.route('**/api/admin/digest', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await held;
    await route.abort('connectionfailed');
  });
  const box = page.getByRole('region', { name: digestSetting.title }).getByRole('checkbox');
  await box.click();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: screens.signInAndSecurity }).click();
  const dialog = page.getByRole('dialog', { name: screens.signInAndSecurity });
  await expect(dialog.getByRole('button', { name: security.turnOn })).toBeVisible();
  answer();
  const notice = noticeOf(page, shared.networkUnreachable);
  await expect(notice).toBeVisible();
  // It hides nothing of the dialog, and is not inert with the page.
  expect(await notice.evaluate((element) => element.closest(':popover-open')?.closest('dialog') !== null)).toBe(true);
  expect(await overlap(notice, dialog)).toBe(false);
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'a notice in a dialog');
  const close = page.locator('dialog :popover-open').getByRole('button', { name: screens.close });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // The page that the back button leads to is seen without the dialog.
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('by keyboard alone: skip link, menus, drawer, dialogs, and the focus comes back', async ({ page }) => {
  await signIn(page, 'borrower');
  await page.reload();
  await heading(page, 'Dashboard');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/home$/);

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.focus();
  await page.keyboard.press('Enter');
  if (isPhone(page)) {
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    expect((await drawer.boundingBox())?.width).toBe(240);
    await expectAccessible(page, 'drawer');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: screens.account }).focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  } else {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.keyboard.press('Enter');
    expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBeCloseTo(240, -1);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screens.account }).focus();
    await page.keyboard.press('Enter');
  }
  await heading(page, 'Account');

  await page.keyboard.press('Escape');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Notifications/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();

  await userMenu(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(page, 'user menu');
  await page.keyboard.press('ArrowDown');
  expect(await focusName(page)).not.toBe(screens.account);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(userMenu(page)).toBeFocused();

  // A dialog out of the menu gives the focus back to the menu's button.
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change company' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(userMenu(page)).toBeFocused();
});
