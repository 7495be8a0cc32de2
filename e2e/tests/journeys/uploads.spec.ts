import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { files, screens } from '@groundwork/domain-messages-screens';
import { viewer } from '@groundwork/domain-messages-shell';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { lockedPdf, pdfOf } from '../../support/pdf.js';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { signIn } from '../../support/sign-in.js';
import { patient } from '../../support/patience.js';
import { desktop, phone } from '../../support/widths.js';

const test = testOnOwnPortal({ env: { UPLOAD_LIMIT_MB: '20' } });
const megabyte = 1024 * 1024;
const pdf = (name: string, bytes = 0) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'Groundwork ')]),
});

/** An application of the demonstration that awaits its documents. */
async function openItems(page: Page, url: string): Promise<void> {
  const client = await new ApiClient(url).signIn(demonstrationAccounts.borrower.email);
  const companyId = String((client.login['companies'] as { companyId: string }[])[0]?.companyId);
  const list = (await client.call('GET', 'borrower', `/application/awaiting/${companyId}`)).body as unknown as {
    id: string;
  }[];
  await signIn(page, 'borrower');
  await page.goto(`/items/${list[0]?.id}`);
}

const slotOf = (page: Page) => page.getByRole('region', { name: 'Purchase Contract' });

test('a large file survives a line that breaks, and goes on where it stood @any-width', async ({ page, portal }) => {
  await openItems(page, portal.url);
  const slot = slotOf(page);
  const parts: string[] = [];
  let broken = 0;
  await page.route('**/fileUpload/resumable/*?offset=*', async (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset') ?? '';
    if (offset === String(4 * megabyte) && broken < 2) {
      broken += 1;
      return route.abort('connectionreset');
    }
    parts.push(offset);
    return route.continue();
  });
  await slot.getByLabel(/^Upload/).setInputFiles(pdf('contract.pdf', 9 * megabyte));
  await expect(slot.getByRole('button', { name: 'Download contract.pdf' })).toBeVisible({ timeout: patient(30_000) });
  expect(broken).toBe(2);
  expect(parts).toEqual(['0', String(4 * megabyte), String(8 * megabyte)]);
  await expectAccessible(page, 'documents with a file');
});

test('several files at once, those that need not be sent refused beforehand, one cancelled', async ({
  page,
  portal,
}) => {
  await openItems(page, portal.url);
  const slot = slotOf(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/fileUpload/resumable/*?offset=*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  // From the disk, as a browser takes them: 30 MB through the protocol of the test take a slow machine its patience.
  const files = [
    pdf('one.pdf'),
    pdf('two.pdf'),
    pdf('slow.pdf', 9 * megabyte),
    pdf('huge.pdf', 21 * megabyte),
    { name: 'page.html', buffer: Buffer.from('<html></html>') },
    { name: 'empty.pdf', buffer: Buffer.alloc(0) },
  ];
  for (const { name, buffer } of files) writeFileSync(test.info().outputPath(name), buffer);
  await slot.getByLabel(/^Upload/).setInputFiles(files.map(({ name }) => test.info().outputPath(name)));
  for (const name of ['one.pdf', 'two.pdf'])
    await expect(slot.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  const underway = slot.getByRole('list', { name: 'Purchase Contract: on the way' });
  for (const [name, sentence] of [
    ['huge.pdf', 'This file is larger than 20 MB'],
    ['page.html', shared.fileTypeRefused],
    ['empty.pdf', shared.fileEmpty],
  ] as const)
    await expect(underway.getByRole('listitem').filter({ hasText: name }).getByRole('alert')).toHaveText(sentence);
  await expect(underway.getByRole('progressbar', { name: /slow\.pdf/ })).toBeVisible();
  await expectAccessible(page, 'documents on the way');
  for (const name of ['slow.pdf', 'huge.pdf', 'page.html', 'empty.pdf'])
    await underway.getByRole('button', { name: `${screens.cancel} ${name}` }).click();
  await expect(underway).toBeHidden();
  release();
  await page.reload();
  await expect(slot.getByRole('button', { name: 'Download one.pdf' })).toBeVisible();
  await expect(slot.getByText('slow.pdf')).toBeHidden();
});

/** Drops files on a place, as a browser does for those from the desktop. */
async function drop(
  page: Page,
  name: RegExp,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const data = await page.evaluateHandle(
    (uploads) => {
      const transfer = new DataTransfer();
      for (const { name: file, type, bytes } of uploads)
        transfer.items.add(new File([Uint8Array.from(bytes)], file, { type }));
      return transfer;
    },
    files.map(({ name: file, mimeType: type, buffer }) => ({ name: file, type, bytes: [...buffer] })),
  );
  const zone = slotOf(page).getByLabel(name);
  await zone.dispatchEvent('dragover', { dataTransfer: data });
  await zone.dispatchEvent('drop', { dataTransfer: data });
}

test('what is dropped is looked at in the portal, replaced, and found again in its history; nothing of it runs @both-widths', async ({
  page,
  portal,
}) => {
  const refused: string[] = [];
  await page.exposeFunction('e2eRefused', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { e2eRefused(text: string): void }).e2eRefused(
        `${event.violatedDirective} ${event.blockedURI}`,
      ),
    ),
  );
  await openItems(page, portal.url);
  const slot = slotOf(page);
  const another = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      slot.getByRole('button', { name: `${files.replace} ${name}` }).click(),
    ]);
    await chooser.setFiles({ name: `signed ${name}`, mimeType: 'application/pdf', buffer });
  };

  await drop(page, /^Upload/, [
    { name: 'договор 📄.pdf', mimeType: 'application/pdf', buffer: pdfOf(['First page', 'Second page']) },
  ]);
  await slot.getByRole('button', { name: `${files.view} договор 📄.pdf` }).click();
  const dialog = page.getByRole('dialog', { name: 'договор 📄.pdf' });
  await expect(dialog.getByText('First page')).toBeAttached();
  expect(
    await dialog.locator('canvas').evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value < 100),
    ),
  ).toBe(true);
  await expectAccessible(page, 'a PDF in the portal');
  await dialog.getByRole('button', { name: viewer.nextPage }).click();
  await expect(dialog.getByRole('region', { name: 'Page 2 of 2' }).getByText('Second page')).toBeAttached();
  await dialog.getByRole('button', { name: viewer.previousPage }).click();
  await expect(dialog.getByRole('region', { name: 'Page 1 of 2' }).getByText('First page')).toBeAttached();
  await dialog.getByRole('button', { name: viewer.zoomIn }).click();
  await expect(dialog.getByText('125 %')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(slot.getByRole('button', { name: `${files.view} договор 📄.pdf` })).toBeFocused();

  await another('договор 📄.pdf', lockedPdf());
  await slot.getByRole('button', { name: `${files.view} signed договор 📄.pdf` }).click();
  const locked = page.getByRole('dialog', { name: 'signed договор 📄.pdf' });
  await expect(locked.getByText(viewer.previewLocked)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locked).toBeHidden();
  await slot.getByRole('button', { name: `${files.more}: signed договор 📄.pdf` }).click();
  await expect(slot.getByRole('menuitem', { name: files.replace })).toBeVisible();
  await expectAccessible(page, 'what is seldom done with a file');
  await slot.getByRole('menuitem', { name: files.history }).click();
  const history = page.getByRole('dialog', { name: /^History of/ });
  await expect(history.getByRole('list', { name: 'Version 2, in use' })).toBeVisible();
  await expect(history.getByText(/^Uploaded .* by you$/)).toHaveCount(2);
  await expectAccessible(page, 'the history of a file');
  await history.getByRole('button', { name: `${files.view} договор 📄.pdf` }).click();
  await expect(dialog.getByText('First page')).toBeAttached();
  expect(refused).toEqual([]);
});

/** By their middles: what leads to a menu is higher than what has a word. */
const linesOf = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    const middles = all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
    return new Set(middles.map(Math.round)).size;
  });

test('an administrator uploads to an application, and rejects for a reason @both-widths', async ({ page, portal }) => {
  const client = await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email);
  const companyId = String((client.login['companies'] as { companyId: string }[])[0]?.companyId);
  const list = (await client.call('GET', 'borrower', `/application/awaiting/${companyId}`)).body as unknown as {
    id: string;
  }[];
  await signIn(page, 'admin');
  await page.goto(`/admin/reviewapplication/${list[0]?.id}`);
  const other = page.getByRole('region', { name: 'Purchase Contract' });
  await other
    .getByLabel(/^Upload/)
    .setInputFiles({ name: 'front.pdf', mimeType: 'application/pdf', buffer: pdfOf(['Front']) });
  const buttons = other.getByRole('listitem').filter({ hasText: 'front.pdf' }).getByRole('button');
  // To see it, both decisions, and the menu of the rest.
  await expect(buttons).toHaveCount(4);
  await page.setViewportSize(phone);
  expect(await linesOf(buttons), 'the buttons of a file stand in one line on a phone').toBe(1);
  await page.setViewportSize(desktop);
  await other.getByRole('button', { name: `${files.reject} front.pdf` }).click();
  const reason = page.getByRole('dialog', { name: 'Reject front.pdf?' });
  await reason.getByRole('button', { name: files.reject, exact: true }).click();
  await expect(reason.getByRole('alert')).toHaveText(shared.fileRejectionReason);
  await reason.getByLabel(files.rejectReason).fill('Not legible');
  await expectAccessible(page, 'a reason for a rejection');
  await reason.getByRole('button', { name: files.reject, exact: true }).click();
  await expect(other.getByText('Reason: Not legible')).toBeVisible();
  await expectAccessible(page, 'files in review');
});
