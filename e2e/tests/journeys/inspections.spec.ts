import type { Page } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { fill } from '@groundwork/domain-messages';
import { inspectionReport } from '@groundwork/domain-messages-screens';
import { inspectionPage } from '@groundwork/domain-messages-shell';
import { systemClock, today } from '@groundwork/domain-time';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect, test } from '../../support/fixtures.js';
import { linkTo } from '../../support/mailbox.js';
import { png } from '../../support/pictures.js';
import { signIn } from '../../support/sign-in.js';
import { phone } from '../../support/widths.js';
import { patient } from '../../support/patience.js';

test.use({ viewport: phone, hasTouch: true });

interface Inspected {
  readonly status: string;
  readonly reports: readonly {
    readonly photos: readonly { readonly fileUploadId: string }[];
    readonly lines: readonly { readonly percentComplete: number; readonly photos: readonly object[] }[];
  }[];
}

/** An answer as the contract has it. */
const answered = <T>({ body }: { body: unknown }): T => body as T;

/** The page and what it has loaded lie in the browser. */
const isPutAside = (page: Page, files = 10) =>
  page.evaluate(async (least) => {
    const cache = await caches.open('groundwork-offline');
    return navigator.serviceWorker.controller !== null && (await cache.keys()).length > least;
  }, files);

test('an inspection is written without a network, survives a reload, and is sent once when it is back @any-width', async ({
  page,
  context,
  portal,
}) => {
  const borrower = await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email);
  const admin = await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email);
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const active = await borrower.call('GET', 'borrower', `/application/active/${companyId}`);
  const [{ id: applicationId = '' } = {}] = answered<{ id?: string }[]>(active);
  const requested = await borrower.call('POST', 'borrower', '/inspections', { body: { applicationId } });
  const { id } = answered<{ id: string }>(requested);

  await signIn(page, 'admin');
  await page.goto(`/inspections/${id}`);
  await expectAccessible(page, 'inspection');
  await page.getByRole('link', { name: 'Write Report' }).click();
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await expect.poll(() => isPutAside(page), { timeout: patient(30_000) }).toBe(true);

  await context.setOffline(true);
  const first = lines.first();
  await first.getByRole('textbox', { name: 'Percent complete' }).fill('62.5');
  await first.getByRole('textbox', { name: 'Note' }).fill('The studs are up');
  await page.getByRole('textbox', { name: 'Note on the whole' }).fill('Dry, the street is clear');
  const pictures = [png(200, 80, 40), png(40, 80, 200)].map((buffer, at) => ({
    name: `site-${at}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await first.locator('input[type=file]').setInputFiles(pictures);
  await expect(first.getByRole('img')).toHaveCount(2);
  await expect(page.getByText(inspectionReport.keptHere, { exact: true }).first()).toBeVisible();

  // Without a network the page itself comes from what was put aside.
  await page.reload();
  await expect(first.getByRole('textbox', { name: 'Percent complete' })).toHaveValue('62.5');
  await expect(first.getByRole('img')).toHaveCount(2);
  await expectAccessible(page, 'report of an inspection');
  const second = await context.newPage();
  await second.goto(`/inspections/${id}/report`);
  await expect(second.getByText(inspectionReport.otherTab)).toBeVisible();
  await second.close();

  await page.getByRole('button', { name: 'Send Report' }).dblclick();
  await expect(page.getByText(inspectionReport.waiting).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(inspectionReport.waiting).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(inspectionReport.sent, { exact: true })).toBeVisible({ timeout: patient(30_000) });

  const stored = answered<Inspected>(await admin.call('GET', 'admin', `/inspections/${id}`));
  expect(stored.status).toBe('done');
  expect(stored.reports).toHaveLength(1);
  expect(stored.reports[0]?.lines).toMatchObject([{ percentComplete: 62.5, note: 'The studs are up' }]);
  expect(stored.reports[0]?.lines[0]?.photos).toHaveLength(2);
  const files = answered<{ fileType: string }[]>(
    await admin.call('GET', 'admin', `/fileUpload/application/${applicationId}`),
  );
  const photographs = files.filter(({ fileType }) => fileType === 'inspectionPhoto');
  expect(photographs).toHaveLength(2);

  await page.getByRole('main').getByRole('link', { name: 'Inspections' }).last().click();
  await expect(page.getByText('62.50%')).toBeVisible();
  await expectAccessible(page, 'inspection with its report');
  await page.getByRole('button', { name: 'Accept Report' }).click();
  await expect(page.getByText(inspectionDesk.accepted)).toBeVisible();
  await page.goto('/inspections');
  await expect(page.getByText(inspectionReport.keptHere, { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'inspections');
});

test('a report says which photograph is on its way, and that one phone has no room left @any-width', async ({
  page,
  portal,
}) => {
  const borrower = await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email);
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const active = await borrower.call('GET', 'borrower', `/application/active/${companyId}`);
  const [{ id: applicationId = '' } = {}] = answered<{ id?: string }[]>(active);
  const { id } = answered<{ id: string }>(
    await borrower.call('POST', 'borrower', '/inspections', { body: { applicationId } }),
  );
  await signIn(page, 'admin');
  await page.goto(`/inspections/${id}/report`);
  const first = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').first();
  await first.getByRole('textbox', { name: 'Percent complete' }).fill('70');
  await first
    .locator('input[type=file]')
    .setInputFiles([{ name: 'site.png', mimeType: 'image/png', buffer: png(9, 9, 9) }]);
  await expect(first.getByRole('img')).toHaveCount(1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await first.getByRole('textbox', { name: 'Note' }).fill('More than fits');
  await expect(page.getByText(inspectionReport.storageFull).first()).toBeVisible();

  await page.reload();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/fileUpload/application', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText(fill(inspectionReport.sending, { n: 1, total: 2 })).first()).toBeVisible();
  release();
  await expect(page.getByText(inspectionReport.sent, { exact: true })).toBeVisible();
});

test('a named inspector writes the report by a link without an account, also without a network @any-width', async ({
  browser,
  portal,
}) => {
  const borrower = await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email);
  const admin = await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email);
  const companyId = String((borrower.login['companies'] as { companyId: string }[])[0]?.companyId);
  const active = await borrower.call('GET', 'borrower', `/application/active/${companyId}`);
  const [{ id: applicationId = '' } = {}] = answered<{ id?: string }[]>(active);
  const requested = await admin.call('POST', 'admin', '/inspections', { body: { applicationId } });
  const { id } = answered<{ id: string }>(requested);
  const inspectorEmail = `ann.${id}@inspect.example`;
  await admin.call('PUT', 'admin', '/inspections/schedule', {
    body: { id, version: 1, scheduledFor: today(systemClock), inspectorName: 'Ann Reed', inspectorEmail },
  });

  const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await desk.goto(portal.url);
  await signIn(desk, 'admin');
  await desk.goto(`${portal.url}/inspections/${id}`);
  await desk.getByRole('button', { name: 'Send Link' }).click();
  await expect(desk.getByRole('button', { name: 'Revoke Link' })).toBeVisible();
  await expectAccessible(desk, 'inspection with the link of its inspector');

  const path = await linkTo(portal.url, inspectorEmail, '/inspection#');
  const context = await browser.newContext({ viewport: phone, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`${portal.url}${path}`);
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  await expectAccessible(page, 'report by a link');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page, 'report by a link, wide');
  await page.setViewportSize(phone);
  await expect.poll(() => isPutAside(page, 4), { timeout: patient(30_000) }).toBe(true);

  await context.setOffline(true);
  await lines.first().getByRole('textbox', { name: 'Percent complete' }).fill('64');
  await page.getByRole('textbox', { name: 'Note on the whole' }).fill('Dry, by the link');
  const picture = { name: 'roof.png', mimeType: 'image/png', buffer: png(90, 120, 40) };
  await lines.first().locator('input[type=file]').setInputFiles([picture]);
  await expect(lines.first().getByRole('img')).toHaveCount(1);
  await expect(page.getByText(inspectionReport.keptHere, { exact: true }).first()).toBeVisible();
  await page.reload();
  await expect(lines.first().getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Note on the whole' })).toHaveValue('Dry, by the link');
  await page.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText(inspectionReport.waiting).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(inspectionPage.done)).toBeVisible({ timeout: patient(30_000) });
  await page.reload();
  await expect(page.getByText(inspectionPage.done)).toBeVisible();
  await expectAccessible(page, 'report by a link that was handed in');

  await desk.reload();
  await expect(desk.getByText(fill(inspectionDesk.byLink, { name: 'Ann Reed' })).first()).toBeVisible();
  const { body } = await admin.call('GET', 'admin', `/inspections/${id}`);
  expect(answered<Inspected>({ body }).reports).toMatchObject([
    { lines: [{ percentComplete: 64, photos: [{ fileUploadId: expect.any(String) }] }] },
  ]);
});
