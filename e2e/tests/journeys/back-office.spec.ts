import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { demonstrationAccounts, demonstrationPassword, sites } from '@groundwork/demonstration/facts';
import { fill } from '@groundwork/domain-messages';
import { approval, dealEntry, desk, feeDesk, masterPages, meanwhile } from '@groundwork/domain-messages-admin';
import { agreements, fees, screens } from '@groundwork/domain-messages-screens';
import { find, frame, publicPages, verification } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { beforehand } from '../../support/beforehand.js';
import { expect } from '../../support/fixtures.js';
import { takePaper } from '../../support/handbook-pictures.js';
import { tabTo } from '../../support/keyboard.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { signIn } from '../../support/sign-in.js';
import { acceptReferral, openReview } from '../../support/steps/administrator.js';
import { submitReferral } from '../../support/steps/broker.js';
import { patient } from '../../support/patience.js';

/** A portal of its own: masters are published here, which everybody is asked to accept anew, and a loan is decided. */
const test = testOnOwnPortal();

const company = 'Bluff Oak Homes';
const client = 'Bluff Oak Homes LLC';
const newWords = 'Referred clients are named in writing.';

/** Chooses a company by its name. */
async function chooseCompany(place: Page | Locator, label: string): Promise<void> {
  await place.getByRole('combobox', { name: label }).fill(company);
  await place.getByRole('option', { name: company }).click();
}

/** Writes a sentence below the text of a master. */
async function write(page: Page, label: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: label });
  await editor.locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
}

async function approveAtOnce(page: Page, name: string): Promise<void> {
  await openReview(page, name);
  await page.getByRole('button', { name: approval.approve, exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: approval.approveTitle });
  await expect(dialog.getByRole('textbox', { name: /^Amount approved/ })).toBeVisible();
  await dialog.getByRole('radio', { name: new RegExp(approval.activeAtOnce) }).check();
  for (const label of [approval.overrideReason, approval.limitsReason]) {
    const why = dialog.getByRole('textbox', { name: label });
    if (await why.isVisible()) await why.fill('The sponsor holds a reserve of its own.');
  }
  await dialog.getByRole('button', { name: approval.approve, exact: true }).click();
  await page.waitForURL(/\/admin$/);
}

/** Whether a PDF is the signed one, as the public page says it to anybody. */
async function verify(page: Page, pdf: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'agreement.pdf', mimeType: 'application/pdf', buffer: pdf });
}

test('an agreement goes from its master to a paid fee; its signed PDF is known again, and changed by one byte it is not @both-widths', async ({
  browser,
}) => {
  test.setTimeout(patient(240_000));
  const open = async () => (await browser.newContext()).newPage();
  const [lender, broker] = [await open(), await open()];
  await test.step('the ICCA is edited and published', async () => {
    await signIn(lender, 'super');
    await lender.goto('/editicca');
    await lender.getByRole('button', { name: fill(masterPages.editVersion, { version: 'default' }) }).click();
    await lender.getByRole('button', { name: masterPages.editIcca }).click();
    await write(lender, masterPages.iccaText, newWords);
    await expectAccessible(lender, 'ICCA, edited');
    await lender.getByRole('button', { name: masterPages.saveIcca }).click();
    await expect(lender.getByText(/^Edition 2 of version default is in force now/)).toBeVisible();
  });
  await test.step('the broker refers a client under it, the lender accepts and says who the client is', async () => {
    await signIn(broker, 'broker');
    await submitReferral(broker, client, '1');
    const page = await open();
    await signIn(page, 'admin');
    await acceptReferral(page, client);
    const dialog = page.getByRole('dialog').first();
    await expect(dialog.getByText(newWords)).toBeVisible();
    await chooseCompany(dialog, feeDesk.chooseCompany);
    await dialog.getByRole('button', { name: feeDesk.linkClient }).click();
    await expect(page.getByText(feeDesk.clientLinked)).toBeVisible();
    await expectAccessible(page, 'accepted agreement of a client in the portal');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: agreements.signedPdf }).click(),
    ]);
    const pdf = await readFile(await download.path());
    await takePaper(page, 'signed referral agreement', pdf);
    const anybody = await open();
    await anybody.goto('/verify');
    await verify(anybody, pdf);
    await expect(anybody.getByText(verification.genuine)).toBeVisible();
    await expect(anybody.getByText(/Priya Raman, signed on/)).toBeVisible();
    await expectAccessible(anybody, 'a signed PDF that is known');
    pdf[pdf.length >> 1] = (pdf[pdf.length >> 1] ?? 0) ^ 1;
    await verify(anybody, pdf);
    await expect(anybody.getByText(verification.notGenuine)).toBeVisible();
    await expect(anybody.getByText(verification.genuine)).toHaveCount(0);
    await expectAccessible(anybody, 'a PDF that is not the signed one');
    await approveAtOnce(page, sites.submitted.name);
  });
  await test.step('what the loan has earned is approved and paid, and the broker sees it', async () => {
    const { firstName, lastName } = demonstrationAccounts.broker;
    await lender.goto('/brokers');
    await chooseOption(lender.getByLabel('Group'), /^Activated/);
    const approve = lender
      .getByRole('button', { name: fill(feeDesk.approveOf, { name: client }) })
      .filter({ visible: true });
    // The fee follows from an event of the loan.
    await expect(async () => {
      await lender.reload();
      await chooseOption(lender.getByLabel('Group'), /^Activated/);
      await lender
        .locator('summary')
        .filter({ hasText: `${firstName} ${lastName}` })
        .first()
        .click();
      await lender.locator('summary').filter({ hasText: fees.title }).first().click();
      await expect(approve.first()).toBeVisible({ timeout: 4_000 });
    }).toPass();
    await approve.first().click();
    await expectAccessible(lender, 'a fee to approve');
    const earned = lender.getByRole('dialog');
    await beforehand(lender, '**/brokerfees/approve*');
    await earned.getByRole('button', { name: feeDesk.approve, exact: true }).click();
    await expect(earned.getByText(meanwhile.title)).toBeVisible();
    await expectAccessible(lender, 'a fee that somebody else approved');
    await earned.getByRole('button', { name: 'Cancel' }).click();
    await seen(lender.getByRole('button', { name: fill(feeDesk.payOf, { name: client }) })).click();
    const payment = lender.getByRole('dialog');
    await payment.getByRole('textbox', { name: feeDesk.reference }).fill('Wire 0815');
    await expectAccessible(lender, 'a fee to pay');
    await payment.getByRole('button', { name: feeDesk.pay, exact: true }).click();
    await expect(lender.getByText(feeDesk.paidDone)).toBeVisible();
    await expectAccessible(lender, 'the ledger of fees, one of them paid');
    await broker.goto('/fees');
    await expect(seen(broker.getByText(/Wire 0815/))).toBeVisible();
    await expectAccessible(broker, 'fees of a broker, one of them paid');
  });
});

/** Of a table that is cards on a phone the one that is shown. */
const seen = (found: Locator): Locator => found.filter({ visible: true }).first();

/** Chooses the option of a list that reads like `text`. */
async function chooseOption(list: Locator, text: string | RegExp): Promise<void> {
  const option = list.locator('option').filter({ hasText: text });
  await list.selectOption({ label: ((await option.textContent()) ?? '').trim() });
}

test('a deal is entered for a borrower, with its point person, its broker and a line of credit @both-widths', async ({
  page,
}) => {
  const name = 'Entered by the lender';
  const [colleague, broker] = [demonstrationAccounts.super, demonstrationAccounts.broker].map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  ) as [string, string];
  const list = (label: string) => page.getByRole('main').getByRole('combobox', { name: label, exact: true });
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click();
  const said = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await signIn(page, 'admin');
  await page.goto('/dealentry');
  await chooseCompany(page.getByRole('main'), dealEntry.company);
  await press(dealEntry.newApplication);
  const dialog = page.getByRole('dialog', { name: dealEntry.newApplication });
  await dialog.getByRole('textbox', { name: dealEntry.applicationName }).fill(name);
  await chooseOption(dialog.getByRole('combobox', { name: dealEntry.loanType }), 'Land');
  await dialog.getByRole('button', { name: dealEntry.createApplication }).click();
  const count = dialog.getByRole('textbox', { name: dealEntry.howMany });
  await expect(count).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'deal entry: new application, not complete');
  await count.fill('1');
  await dialog.getByRole('button', { name: dealEntry.createApplication }).click();
  await said(dealEntry.applicationCreated);
  await chooseOption(list(dealEntry.pointPerson), colleague);
  await press(dealEntry.assignPointPerson);
  await said(fill(dealEntry.pointPersonAssigned, { name: colleague }));
  await chooseOption(list(dealEntry.broker), broker);
  await press(dealEntry.assignBroker);
  await said(dealEntry.brokerAssigned);
  await press(dealEntry.start);
  await page.getByRole('textbox', { name: dealEntry.amount }).fill('1500000');
  await press(dealEntry.setUp);
  await said(dealEntry.creditSet);
  await said(fill(dealEntry.creditOf, { amount: '$1,500,000.00' }));
  for (const change of [dealEntry.changes.point_person, dealEntry.changes.broker])
    await expect(page.getByText(change).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'deal entry: a deal');
  await press(dealEntry.stop);
  await page.getByRole('alertdialog').getByRole('button', { name: dealEntry.stop, exact: true }).click();
  await said(dealEntry.creditStopped);
  await page.getByRole('link', { name: fill(dealEntry.openApplication, { name }) }).click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
});

test('a day of an administrator by keyboard alone: sign-in, a task made and done, a review opened and left @any-width', async ({
  page,
}) => {
  const keys = page.keyboard;
  const task = 'Call the surveyor';
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await keys.press('Enter');
  };
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Email'));
  await keys.type(demonstrationAccounts.admin.email);
  await keys.press('Tab');
  await keys.type(demonstrationPassword);
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await test.step('a task is made, and done', async () => {
    // The keys of the area come a moment after its first screen.
    await expect(async () => {
      await keys.press('Alt+Shift+T');
      await expect(page).toHaveURL(/\/activity$/, { timeout: 1_000 });
    }).toPass();
    await press(page.getByRole('button', { name: desk.newTask }));
    const dialog = page.getByRole('dialog', { name: desk.newTask });
    await tabTo(page, dialog.getByRole('textbox', { name: new RegExp(`^${desk.task}`) }));
    await keys.type(task);
    await press(dialog.getByRole('button', { name: desk.addTask }));
    await expect(page.getByText(desk.added)).toBeVisible();
    await tabTo(page, page.getByRole('checkbox', { name: fill(desk.markDone, { task }) }));
    await keys.press('Space');
    await expect(page.getByText(fill(desk.finished, { task }))).toBeVisible();
  });
  await test.step('an application is found, a rejection begun and given up, and the focus comes back', async () => {
    await keys.press('ControlOrMeta+k');
    const bar = page.getByRole('dialog', { name: find.title });
    await expect(bar.getByRole('combobox')).toBeFocused();
    await keys.type(sites.elsewhereSubmitted.name);
    await expect(bar.getByRole('option', { name: new RegExp(sites.elsewhereSubmitted.name) }).first()).toBeVisible();
    await keys.press('Enter');
    await expect(page.getByRole('heading', { name: sites.elsewhereSubmitted.name }).first()).toBeVisible();
    await keys.press('Alt+Shift+A');
    await expect(page).toHaveURL(/\/approval/);
    const list = page.getByRole('main').getByRole('combobox', { name: 'Application' });
    await tabTo(page, list);
    await keys.type(sites.elsewhereSubmitted.name);
    const reject = page.getByRole('button', { name: 'Reject', exact: true }).last();
    // What the server found takes the place of what was there, and of the one that was pointed at.
    await expect(async () => {
      await expect(page.getByRole('option')).toHaveCount(1);
      await keys.press('ArrowDown');
      await keys.press('Enter');
      await expect(reject).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await press(reject);
    await expect(page.getByRole('dialog', { name: 'Reject this application?' })).toBeVisible();
    await keys.press('Escape');
    await expect(reject).toBeFocused();
  });
  await test.step('the draws are looked at, and the portal is left', async () => {
    await keys.press('Alt+Shift+D');
    await expect(page).toHaveURL(/\/draws/);
    await press(page.getByRole('button', { name: /^Account of/ }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keys.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: screens.logout })).toBeFocused();
    await keys.press('Enter');
    await expect(page).toHaveURL(/\/login/);
  });
});

test('the e-sign terms are edited and published, and a borrower accepts them anew @both-widths', async ({
  browser,
  page,
}) => {
  const lender = await (await browser.newContext()).newPage();
  await signIn(lender, 'super');
  await lender.goto('/editesign');
  await lender.getByRole('button', { name: masterPages.editEsign }).click();
  await write(lender, masterPages.esignTerms, newWords);
  await expectAccessible(lender, 'e-sign terms, edited');
  await lender.getByRole('button', { name: masterPages.saveEsign }).click();
  await expect(lender.getByText(/^Version 2 is in force now/)).toBeVisible();
  await signIn(page, 'borrower');
  const dialog = page.getByRole('dialog', { name: frame.esignTitle });
  await expect(dialog.getByText(newWords)).toBeVisible();
  await expect(dialog.getByText(frame.esignNewer.split('{')[0] ?? '')).toBeVisible();
  await expectAccessible(page, 'newer terms to accept');
  const { firstName, lastName } = demonstrationAccounts.borrower;
  await dialog.getByLabel(publicPages.signatureLabel).fill(`${firstName} ${lastName}`);
  await dialog.getByRole('button', { name: frame.agreeToEsign }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
