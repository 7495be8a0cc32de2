import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { exportWords, fill } from '@groundwork/domain-messages';
import { auditSentences, exportDesk, portfolioPage } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { ownExport } from '@groundwork/domain-messages-shell';
import { unzipSync } from 'fflate';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { closeBelow } from '../../support/shell.js';
import { signIn } from '../../support/sign-in.js';
import { reviewCompany } from '../../support/steps/company-review.js';

const company = 'Bluff Oak Homes';

/** Exports in an open dialog, and gives what is in the zip by name. */
async function exported(page: Page, dialog: Locator): Promise<Record<string, Uint8Array>> {
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: exportWords.exportIt }).click();
  const download: Download = await saving;
  await expect(dialog.getByText(fill(exportWords.saved, { file: download.suggestedFilename() }))).toBeVisible();
  return unzipSync(new Uint8Array(readFileSync(await download.path())));
}
const rowsOf = (zip: Record<string, Uint8Array>, name: string) =>
  JSON.parse(Buffer.from(zip[name] ?? []).toString('utf8')) as Record<string, unknown>[];

test('a company and the book are exported by a super administrator, and by everybody what is their own @both-widths', async ({
  page,
}) => {
  await test.step('a company, with its loans, papers and files', async () => {
    await signIn(page, 'super');
    await reviewCompany(page, company, 'Admin');
    await page.getByRole('button', { name: `${exportWords.exportEverything}: ${company}` }).click();
    const dialog = page.getByRole('dialog', { name: fill(exportDesk.everythingOf, { name: company }) });
    await expectAccessible(page, 'everything of a company exported');
    const zip = await exported(page, dialog);
    expect(rowsOf(zip, 'company/companies/company.json').map((row) => row['organizationName'])).toContain(company);
    expect(rowsOf(zip, 'company/draws/ledger.json').length).toBeGreaterThan(0);
    const files = rowsOf(zip, 'company/files/file_upload.json');
    for (const { id, sizeBytes } of files) {
      const found = Object.keys(zip).find((name) => name.startsWith(`files/${String(id)}/`)) ?? '';
      expect(zip[found]?.length).toBe(sizeBytes);
    }
    expect(files.length).toBeGreaterThan(0);
    expect(Object.keys(zip).at(-1)).toBe('contents.json');
    await closeBelow(dialog).click();
    await page.goto('/audit');
    await expect(page.getByText(auditSentences['data.exported']).locator('visible=true').first()).toBeVisible();
    await expect(page.getByText(`of company ${company}`).locator('visible=true').first()).toBeVisible();
  });

  await test.step('the whole book, as tables', async () => {
    await page.goto('/portfolio');
    await page.getByRole('button', { name: portfolioPage.exportBook }).click();
    const dialog = page.getByRole('dialog', { name: portfolioPage.exportBookQuestion });
    await expectAccessible(page, 'the whole book exported');
    const zip = await exported(page, dialog);
    expect(Object.keys(zip)).toEqual([
      'loans.csv',
      'budget-lines.csv',
      'ledger.csv',
      'draws.csv',
      'draw-lines.csv',
      'payments-made.csv',
      'payments-received.csv',
      'fees-and-reserve.csv',
      'interest.csv',
    ]);
    expect(
      Buffer.from(zip['ledger.csv'] ?? [])
        .toString('utf8')
        .split('\r\n').length,
    ).toBeGreaterThan(2);
  });

  await test.step('a borrower of himself, and nothing of the company', async () => {
    await signIn(page, 'borrower');
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: screens.signInAndSecurity }).click();
    await page.getByRole('button', { name: exportWords.exportEverything }).click();
    const dialog = page.getByRole('dialog', { name: ownExport.question });
    await expectAccessible(page, 'everything of oneself exported');
    const zip = await exported(page, dialog);
    const [account] = rowsOf(zip, 'user/identity/account.json');
    expect(account?.['email']).toBe(demonstrationAccounts.borrower.email);
    expect(account).not.toHaveProperty('passwordHash');
    expect(Object.keys(zip).filter((name) => name.startsWith('company/') || name.includes('ledger'))).toEqual([]);
  });
});
