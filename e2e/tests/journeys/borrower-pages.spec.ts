import type { Page } from '@playwright/test';
import { purchaseContract, sites } from '@groundwork/demonstration/facts';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, borrowerPages, personalPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { timeline } from '@groundwork/domain-messages-letters';
import { screens } from '@groundwork/domain-messages-screens';
import { expectAccessible } from '../../support/accessibility.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { noticeOf } from '../../support/shell.js';
import { signIn } from '../../support/sign-in.js';

// Files and a profile are changed here.
const test = testOnOwnPortal();

test('the dashboard of a company that is not set up yet: what is missing, and the way to it', async ({ page }) => {
  await signIn(page, 'otherBorrower');
  const banner = page.getByRole('region', { name: fill(borrowerPages.welcome, { lender: 'Groundwork' }) });
  await expect(banner.getByText(/^\d+ of 11 items completed$/)).toBeVisible();
  await expect(banner.getByRole('row')).toHaveCount(12);
  await expectAccessible(page, 'dashboard with the banner of the set-up');
  // An application of it is with the lender: it can be read, and nobody is told to go on with it.
  await expect(banner.getByText(shared.companyLocked)).toBeVisible();
  const step = banner
    .getByRole('row', { name: /Experience/ })
    .getByRole('link', { name: `${borrowerPages.open}: Experience` });
  await expect(step).toHaveAttribute('href', '/setupCompany/10');
  await banner
    .getByRole('row', { name: /Borrower Entity/ })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/setupCompany\/1$/);
});

test('the dashboard of a company at work: pending groups that open and close, its loans from the ledger, its timeline', async ({
  page,
}) => {
  await signIn(page, 'borrower');
  await expect(page.getByRole('region', { name: fill(borrowerPages.welcome, { lender: 'Groundwork' }) })).toHaveCount(
    0,
  );
  const applications = page.getByRole('list', { name: 'Applications', exact: true });
  await expect(applications.getByRole('progressbar', { name: `${sites.complete.name}: complete` })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]\d*$/,
  );
  await expectAccessible(page, 'dashboard');
  const size = page.viewportSize();
  const inView = () =>
    applications.evaluate((list) =>
      Math.round((list.clientWidth + 16) / ((list.firstElementChild?.getBoundingClientRect().width ?? 0) + 16)),
    );
  for (const [width, cards] of [
    [2200, 5],
    [2199, 4],
    [1800, 4],
    [1799, 3],
    [1400, 3],
    [1399, 2],
    [1000, 2],
    [999, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inView, { message: `cards at ${width}` }).toBe(cards);
  }
  if (size) await page.setViewportSize(size);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(applications).toBeHidden();
  await expectAccessible(page, 'dashboard, groups closed');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(applications).toBeVisible();

  const loan = page
    .getByRole('list', { name: 'Construction', exact: true })
    .getByRole('link', { name: new RegExp(sites.active.name) });
  await expect(loan.getByText('Funded')).toBeVisible();
  // Funded and left to draw are the ledger's own figures.
  const totals = (await (await page.request.get('/api/borrower/company/get')).json()) as
    { companyId: string }[] | { companyId: string };
  const { companyId } = Array.isArray(totals) ? totals[0]! : totals;
  const ledger = (await (await page.request.get(`/api/borrower/application/activetotals/${companyId}`)).json()) as {
    loans: { name: string; fundedToDate: number; available: number }[];
  };
  const active = ledger.loans.find(({ name }) => name === sites.active.name);
  const dollars = (cents = 0) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  expect(active?.fundedToDate).toBeGreaterThan(0);
  await expect(loan.getByText(dollars(active?.fundedToDate), { exact: true })).toBeVisible();
  await expect(loan.getByText(dollars(active?.available), { exact: true })).toBeVisible();

  const happened = page.getByRole('list', { name: borrowerPages.myTimeline });
  await expect(happened.getByRole('listitem')).toHaveCount(10);
  await expect(happened.getByText(timeline.applicationSubmitted).first()).toBeVisible();
  await page.getByRole('button', { name: borrowerPages.timelineEarlier }).click();
  await expect(happened.getByRole('listitem').nth(10)).toBeVisible();
  await expect(happened.getByText(timeline.applicationCreated).first()).toBeVisible();
  await happened.getByRole('link', { name: sites.submitted.name }).first().click();
  await expect(page).toHaveURL(/\/review\/reviewapplication\//);
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'PENDING' })).toBeVisible();
  await expect(page.getByText(borrower.noPendingItems)).toHaveCount(0);
});

const contract = async () => Buffer.from(await purchaseContract(sites.inClosing));

/** On a phone one section of the profile is shown at a time. */
const openSection = async (page: Page, index: number) => {
  const picker = page.getByLabel(companySetup.section, { exact: true });
  if (await picker.isVisible()) await picker.selectOption(String(index));
};

test('personal information: refused at its field, kept over a reload, saved and read again', async ({ page }) => {
  await signIn(page, 'borrower');
  await page.getByRole('link', { name: new RegExp(borrowerPages.personalInformation) }).click();
  await expect(page).toHaveURL(/\/personal$/);
  const save = page.getByRole('button', { name: personalPages.saveProfile });
  await expect(save).toBeDisabled();
  await expectAccessible(page, 'personal information');
  await page.getByLabel('City').fill('Houston');
  await page.getByLabel('State', { exact: true }).selectOption('Texas');
  await page.getByLabel('Mobile Number').fill('7135550142');
  await page.getByRole('checkbox', { name: personalPages.textConsent }).check();
  await openSection(page, 2);
  await page
    .getByRole('group', { name: "Do you have a builder's license?" })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page
    .getByRole('group', { name: /ever revoked/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await expectAccessible(page, 'personal information: license');
  await save.click();
  // The street is missing: a phone goes back to its section.
  await expect(page.getByLabel('Street Address')).toBeFocused();
  await expect(page.getByText(shared.textRequired)).toBeVisible();
  await expectAccessible(page, 'personal information with complaints');
  await page.reload();
  await page.getByRole('button', { name: screens.restoreDraft }).click();
  await expect(page.getByLabel('City')).toHaveValue('Houston');
  await page.getByLabel('Street Address').fill('2210 Yale Street');
  await openSection(page, 2);
  await page.getByLabel('Why was it revoked?').fill('The renewal was late.');
  await save.click();
  await expect(noticeOf(page, borrower.changesSavedTitle)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Street Address')).toHaveValue('2210 Yale Street');
  await expect(page.getByText(personalPages.textConsentGiven)).toBeVisible();
  await page.getByLabel(/^Last Four Digits/).fill('0042');
  await page.getByRole('button', { name: personalPages.saveIdentification }).click();
  await expect(noticeOf(page, borrower.changesSavedTitle)).toBeVisible();
  await page.reload();
  await expect(page.getByText(personalPages.digitsStored)).toBeVisible();
  await expect(page.getByLabel(/^Last Four Digits/)).toHaveCount(0);
  expect(await (await page.request.get('/api/borrower/userprofile')).text()).not.toContain('0042');
});

test('financial documents: what is needed, and a file that arrives', async ({ page }) => {
  await signIn(page, 'otherBorrower');
  await page.goto('/financial');
  const card = page.getByRole('region', { name: 'Tax Return' });
  await expect(card.getByText('Needed')).toBeVisible();
  await expectAccessible(page, 'financial documents');
  await card
    .getByLabel(/^Upload Tax Return/)
    .setInputFiles({ name: 'return.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(card.getByRole('alert')).toBeVisible();
  await card
    .getByLabel(/^Upload Tax Return/)
    .setInputFiles({ name: 'return-2025.pdf', mimeType: 'application/pdf', buffer: await contract() });
  await expect(card.getByText('return-2025.pdf', { exact: true })).toBeVisible();
  await expect(card.getByText('In review').first()).toBeVisible();
  await expect(page.getByText(/still needed: Financial Statement, Bank Statements/)).toBeVisible();
  await expectAccessible(page, 'financial documents, one in review');
});

test('closing: documents of the company and of each application in closing, and why one was rejected', async ({
  page,
  browser,
  portal,
}) => {
  await signIn(page, 'borrower');
  await page
    .getByRole('list', { name: 'Closing', exact: true })
    .getByRole('link', { name: new RegExp(sites.inClosing.name) })
    .click();
  await expect(page).toHaveURL(/\/closing\/[\w-]{36}$/);
  const deed = page.getByRole('region', { name: 'General Warranty Deed' });
  await expectAccessible(page, 'closing');
  await deed
    .getByLabel(/^Upload/)
    .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: await contract() });
  await expect(deed.getByText('In review').first()).toBeVisible();

  const office = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signIn(office, 'admin');
  const applicationId = page.url().split('/').pop() ?? '';
  const files = (await (await office.request.get(`/api/admin/fileUpload/application/${applicationId}`)).json()) as {
    fileUploadId: string;
    fileType: string;
  }[];
  const id = files.find(({ fileType }) => fileType === 'deed')?.fileUploadId ?? '';
  const answer = await office.request.put('/api/admin/fileupload/update', {
    headers: { 'X-CSRF': '1' },
    multipart: { id, status: 'rejected', comments: 'The deed is not signed.' },
  });
  expect(answer.status()).toBe(200);

  await page.reload();
  await expect(deed.getByText(/The deed is not signed\./)).toBeVisible();
  await expect(page.getByText(/still needed: .*General Warranty Deed/)).toBeVisible();
  await expectAccessible(page, 'closing with a rejected document');
  await page.goto('/home');
  await expect(
    page
      .getByRole('list', { name: borrowerPages.myTimeline })
      .getByText('Your file deed.pdf was rejected: The deed is not signed.'),
  ).toBeVisible();
});
