import type { Locator, Page } from '@playwright/test';
import { drawnSignature } from '@groundwork/demonstration/facts';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import { changePage, signing } from '@groundwork/domain-messages-screens';
import { expect, test } from '../../support/fixtures.js';
import { png } from '../../support/pictures.js';
import { signIn } from '../../support/sign-in.js';
import { drawDialog, signer } from '../../support/steps/draws.js';
import { openLoan } from '../../support/steps/open-loan.js';
import { phone } from '../../support/widths.js';

test.use({ viewport: phone, hasTouch: true });

/** How fast somebody is who knows the screens: seconds to find and tap a place, to type a character, to take a photograph. */
const pace = { tap: 2, key: 0.25, photograph: 6 } as const;

/** A thumb on a phone. It adds up what a person would take, without waiting for it. */
class Thumb {
  taps = 0;
  keys = 0;
  photographs = 0;

  async tap(place: Locator): Promise<void> {
    this.taps += 1;
    await place.tap();
  }
  async type(place: Locator, text: string): Promise<void> {
    await this.tap(place);
    this.keys += text.length;
    await place.fill(text);
  }
  async photograph(page: Page, place: Locator, pictures: readonly Buffer[]): Promise<void> {
    const opened = page.waitForEvent('filechooser');
    await this.tap(place);
    this.photographs += pictures.length;
    const files = pictures.map((buffer, at) => ({ name: `site-${at + 1}.png`, mimeType: 'image/png', buffer }));
    await (await opened).setFiles(files);
  }
  get seconds(): number {
    return this.taps * pace.tap + this.keys * pace.key + this.photographs * pace.photograph;
  }
}

test('a draw from a phone, begun from the one before with two photographs, takes less than a minute @any-width', async ({
  page,
  portal,
}) => {
  const name = `Phone ${Date.now().toString(36).slice(-5)}`;
  const { applicationId, borrower: client } = await openLoan(portal.url, { name });
  const ledger = await client.call('GET', 'borrower', `/drawrequest/ledger/${applicationId}`);
  const lines = (ledger.body as { lines: { additionalBudgetItemId: string; name: string }[] }).lines;
  const roofing = lines.find((line) => line.name === 'Roofing')?.additionalBudgetItemId;
  const before = await client.call('POST', 'borrower', '/drawrequest', {
    body: {
      applicationId,
      lineItems: [{ additionalBudgetItemId: roofing, requestedAmount: 250_000 }],
      certifySignature: drawnSignature(1),
      signedName: signer,
    },
  });
  expect(before.status).toBe(201);
  await signIn(page, 'borrower');
  await page.goto('/loans');
  const request = page.getByRole('button', { name: `Request Draw: ${name}` });
  await expect(request).toBeVisible();

  const begun = performance.now();
  const thumb = new Thumb();
  await thumb.tap(request);
  const dialog = drawDialog(page);
  await thumb.tap(dialog.getByRole('button', { name: drawSheet.fromLastDraw }));
  await expect(dialog.getByRole('textbox', { name: 'Amount for Roofing' })).toHaveValue('2,500.00');
  await thumb.type(dialog.getByRole('textbox', { name: 'Amount for Roofing' }), '3100');
  await thumb.tap(dialog.getByRole('button', { name: drawSheet.toWholeDraw }));
  const whole = dialog.getByRole('region', { name: 'The whole draw' });
  await expect(whole).toBeInViewport();
  await thumb.photograph(page, whole.getByText('Add supporting documents'), [png(180, 90, 40), png(40, 90, 180)]);
  await expect(whole.getByRole('list', { name: changePage.added }).getByRole('listitem')).toHaveCount(2);
  await thumb.tap(dialog.getByRole('button', { name: 'Review', exact: true }));
  await thumb.tap(dialog.getByRole('button', { name: 'Certify', exact: true }));
  await thumb.type(dialog.getByLabel(signing.typeYourName), signer);
  await thumb.tap(dialog.getByRole('button', { name: borrower.acceptAndCertify }));
  await thumb.tap(dialog.getByRole('button', { name: 'Submit Draw Request' }));
  await expect(page.getByText(borrower.drawRequestSubmitted)).toBeVisible();
  const waited = (performance.now() - begun) / 1000;

  test.info().annotations.push({
    type: 'phone draw',
    description: `${thumb.taps} taps, ${thumb.keys} keys, ${thumb.photographs} photographs: ${thumb.seconds} s of a person, ${waited.toFixed(1)} s of the machine`,
  });
  expect(thumb.taps).toBeLessThanOrEqual(10);
  // What the machine takes is the browser's waiting, most of which passes while the person moves on.
  expect(thumb.seconds).toBeLessThan(45);
  const draws = await client.call(
    'GET',
    'borrower',
    `/drawrequest/company/${String((client.login['companies'] as { companyId: string }[])[0]?.companyId)}`,
  );
  const sent = (
    draws.body as unknown as { applicationName: string; requestedAmount: number; supportingDocuments: object[] }[]
  ).find((draw) => draw.applicationName === name);
  expect(sent).toMatchObject({ requestedAmount: 310_000 });
  expect(sent?.supportingDocuments).toHaveLength(2);
});
