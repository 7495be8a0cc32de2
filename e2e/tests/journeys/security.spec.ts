import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demonstrationAccounts, demonstrationPassword } from '@groundwork/demonstration/facts';
import { fill, shared } from '@groundwork/domain-messages';
import { auditPage, auditSentences } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { security } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { codeOf, recoveryCodesOn, secretOn } from '../../support/authenticator.js';
import { MovedClock, movedClockEnv } from '../../support/moved-clock.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { fillSignIn, signIn, signOut } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';

const test = testOnOwnPortal({ env: movedClockEnv });
const strict = testOnOwnPortal({ env: { SECOND_FACTOR: 'administrators' } });

async function openSecurity(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: screens.signInAndSecurity }).click();
  return page.getByRole('dialog', { name: screens.signInAndSecurity });
}

const finish = (page: Page) => page.getByRole('button', { name: security.confirm, exact: true }).click();
const password = (at: Page | Locator) => at.getByLabel(security.passwordLabel, { exact: true });

/** The first step, up to the question for a code. */
async function firstStep(page: Page): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, 'borrower');
  await expect(page.getByRole('heading', { name: security.secondStepHeading })).toBeVisible();
}

async function recover(page: Page, code: string | undefined): Promise<void> {
  await firstStep(page);
  await page.getByRole('button', { name: security.useRecoveryCode }).click();
  await page.getByLabel(security.recoveryCode).fill(code ?? '');
  await finish(page);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Confirms the end of a device when the sign-in is no proof any more, after eleven minutes: password and code are asked for. */
async function proveLater(page: Page, clock: MovedClock, code: string): Promise<void> {
  await clock.moveTo(11 / (24 * 60), []);
  await page.getByRole('alertdialog').getByRole('button', { name: security.signOut }).click();
  const question = page.getByRole('dialog', { name: security.secondStepHeading });
  await expect(password(question)).toBeFocused();
  await expect(question.getByLabel(security.code, { exact: true })).toBeVisible();
  await expectAccessible(page, 'a proof before something sensitive');
  await password(question).fill('not the password');
  await question.getByLabel(security.code, { exact: true }).fill(code);
  await finish(page);
  await expect(question.getByText(shared.passwordWrong)).toBeVisible();
  await password(question).fill(demonstrationPassword);
  await finish(page);
  await expect(question).toBeHidden();
}

test('the second factor: on, used, recovered, a device ended, off; the audit record shows it @both-widths', async ({
  page,
  browser,
  portal,
}) => {
  test.setTimeout(patient(150_000));
  const clock = new MovedClock();
  await signIn(page, 'borrower');
  const dialog = await openSecurity(page);
  await expect(dialog.getByText(security.thisDevice, { exact: true })).toBeVisible();
  await expectAccessible(page, 'sign-in and security');

  // On: the password first, then a code of the new secret.
  await dialog.getByRole('button', { name: security.turnOn }).click();
  await password(page).fill('not the password');
  await finish(page);
  await expect(page.getByText(shared.passwordWrong)).toBeVisible();
  await password(page).fill(demonstrationPassword);
  await finish(page);
  await expect(page.getByRole('img', { name: security.scanLabel })).toBeVisible();
  await expectAccessible(page, 'a new secret');
  const secret = await secretOn(page);
  const code = page.getByLabel(security.code, { exact: true });
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('12');
  await finish(page);
  await expect(page.getByText(shared.codeSixFigures)).toBeVisible();
  await code.fill(codeOf(secret, -20));
  await finish(page);
  await expect(page.getByText(shared.codeWrong)).toBeVisible();
  await code.fill(codeOf(secret));
  await finish(page);
  const codes = await recoveryCodesOn(page);
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'recovery codes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: security.downloadCodes }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('groundwork-recovery-codes.txt');
  await page.getByRole('button', { name: security.codesKept }).click();
  await expect(page.getByText(fill(screens.codesLeft, { count: 10 }))).toBeVisible();
  await dialog.getByRole('button', { name: screens.close }).click();
  await signOut(page);

  // Used: a code of the app, once.
  await firstStep(page);
  await expect(code).toBeFocused();
  await expectAccessible(page, 'the second step');
  await code.fill(codeOf(secret, -20));
  await finish(page);
  await expect(page.getByText(shared.codeWrong)).toBeVisible();
  await code.fill(codeOf(secret, 1));
  await finish(page);
  await expect(page).not.toHaveURL(/\/login/);
  await signOut(page);
  await recover(page, codes[0]);

  // Another device comes in, is seen, and is ended.
  const elsewhere = await browser.newContext({ baseURL: portal.url });
  const other = await elsewhere.newPage();
  await recover(other, codes[1]);
  await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await openSecurity(page);
  const lines = page.getByRole('listitem').filter({ hasText: 'Chrome on' });
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: new RegExp(`^${security.signOut}:`) }).click();
  await expect(page.getByRole('alertdialog')).toContainText(security.signOutDeviceHint);
  await expectAccessible(page, 'the end of a device');
  await proveLater(page, clock, codeOf(secret, 22));
  await expect(page.getByText(security.deviceSignedOut)).toBeVisible();
  await expect(page.getByText(security.noOtherDevices)).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
  clock.end();

  // Off: password and proof.
  await page.getByRole('button', { name: security.turnOff }).click();
  await expectAccessible(page, 'turning it off');
  await password(page).fill(demonstrationPassword);
  await page.getByRole('button', { name: security.useRecoveryCode }).click();
  await page.getByLabel(security.recoveryCode).fill(codes[1] ?? '');
  await page.getByRole('button', { name: security.turnOff }).click();
  await expect(page.getByText(shared.recoveryCodeWrong)).toBeVisible();
  await page.getByLabel(security.recoveryCode).fill(codes[2] ?? '');
  await page.getByRole('button', { name: security.turnOff }).click();
  await expect(page.getByRole('button', { name: security.turnOn })).toBeVisible();
  await dialog.getByRole('button', { name: screens.close }).click();
  await signOut(page);

  await signIn(page, 'admin');
  await page.goto('/audit');
  await expect(page.getByRole('heading', { level: 1, name: auditPage.auditRecord })).toBeVisible();
  await page.getByLabel(auditPage.auditAccount).fill(demonstrationAccounts.borrower.email);
  await page.getByRole('button', { name: auditPage.auditShow }).click();
  await expect(page).toHaveURL(/account=/);
  for (const kind of ['second_factor.on', 'second_factor.recovered', 'session.ended', 'second_factor.off'] as const)
    await expect(page.getByText(auditSentences[kind]).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'the audit record');
  await page.getByLabel(auditPage.auditKind).selectOption('second_factor.off');
  await page.getByRole('button', { name: auditPage.auditShow }).click();
  await expect(page.getByText(auditSentences['second_factor.on']).filter({ visible: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(auditSentences['second_factor.off']).filter({ visible: true }).last()).toBeVisible();
  await page.getByLabel(auditPage.auditAddress).fill('203.0.113.250');
  await page.getByRole('button', { name: auditPage.auditShow }).click();
  await expect(page.getByText(auditPage.auditEmpty)).toBeVisible();
  await expectAccessible(page, 'an empty audit record');
});

strict(
  'where administrators need a second factor, it is set up at sign-in and stays @both-widths',
  async ({ page }) => {
    strict.setTimeout(90_000);
    await page.goto('/login');
    await fillSignIn(page, 'admin');
    await expect(page.getByText(security.enrolAtSignIn)).toBeVisible();
    await expect(page.getByRole('img', { name: security.scanLabel })).toBeVisible();
    await expectAccessible(page, 'set-up at sign-in');
    await page.getByLabel(security.code, { exact: true }).fill(codeOf(await secretOn(page)));
    await finish(page);
    expect(await recoveryCodesOn(page)).toHaveLength(10);
    await expectAccessible(page, 'recovery codes at sign-in');
    await page.getByRole('button', { name: security.codesKept }).click();
    await expect(page).toHaveURL(/\/admin/);
    const dialog = await openSecurity(page);
    await expect(dialog.getByText(shared.secondFactorRequired)).toBeVisible();
    await expect(dialog.getByRole('button', { name: security.turnOff })).toHaveCount(0);
  },
);
