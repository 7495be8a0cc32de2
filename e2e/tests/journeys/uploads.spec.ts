import type { Page } from '@playwright/test';
import { shared } from '@groundwork/domain-messages';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect } from '../../support/fixtures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { demonstrationAccounts } from '@groundwork/demonstration';
import { signIn } from '../../support/sign-in.js';

const test = testOnOwnPortal({ env: { UPLOAD_LIMIT_MB: '20' } });
const megabyte = 1024 * 1024;
const pdf = (name: string, bytes = 0) => ({ name, mimeType: 'application/pdf', buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'Groundwork ')]) });

/** An application of the demonstration that awaits its documents. */
async function openItems(page: Page, url: string): Promise<void> {
  const client = await new ApiClient(url).signIn(demonstrationAccounts.borrower.email);
  const companyId = String((client.login['companies'] as { companyId: string }[])[0]?.companyId);
  const list = (await client.call('GET', 'borrower', `/application/awaiting/${companyId}`)).body as unknown as { id: string }[];
  await signIn(page, 'borrower');
  await page.goto(`/items/${list[0]?.id}`);
}

const slotOf = (page: Page) => page.getByRole('region', { name: 'Purchase Contract' });

test('a large file survives a line that breaks, and goes on where it stood', async ({ page, portal }) => {
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
  await expect(slot.getByRole('button', { name: 'Download contract.pdf' })).toBeVisible({ timeout: 30_000 });
  expect(broken).toBe(2);
  expect(parts).toEqual(['0', String(4 * megabyte), String(8 * megabyte)]);
  await expectAccessible(page, 'documents with a file');
});

test('several files at once, those that need not be sent refused beforehand, one cancelled', async ({ page, portal }) => {
  await openItems(page, portal.url);
  const slot = slotOf(page);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/fileUpload/resumable/*?offset=*', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await slot.getByLabel(/^Upload/).setInputFiles([pdf('one.pdf'), pdf('two.pdf'), pdf('slow.pdf', 9 * megabyte), pdf('huge.pdf', 21 * megabyte), { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<html></html>') }, { ...pdf('empty.pdf'), buffer: Buffer.alloc(0) }]);
  for (const name of ['one.pdf', 'two.pdf']) await expect(slot.getByRole('button', { name: `Download ${name}` })).toBeVisible();
  const underway = slot.getByRole('list', { name: 'Purchase Contract: on the way' });
  for (const [name, sentence] of [['huge.pdf', 'This file is larger than 20 MB'], ['page.html', shared.fileTypeRefused], ['empty.pdf', shared.fileEmpty]] as const)
    await expect(underway.getByRole('listitem').filter({ hasText: name }).getByRole('alert')).toHaveText(sentence);
  await expect(underway.getByRole('progressbar', { name: /slow\.pdf/ })).toBeVisible();
  await expectAccessible(page, 'documents on the way');
  for (const name of ['slow.pdf', 'huge.pdf', 'page.html', 'empty.pdf']) await underway.getByRole('button', { name: `${shared.cancel} ${name}` }).click();
  await expect(underway).toBeHidden();
  release();
  await page.reload();
  await expect(slot.getByRole('button', { name: 'Download one.pdf' })).toBeVisible();
  await expect(slot.getByText('slow.pdf')).toBeHidden();
});
