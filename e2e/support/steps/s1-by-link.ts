import { readFileSync } from 'node:fs';
import { s1Form } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { signing } from '@groundwork/domain-messages-screens';
import { s1Page as words, verification } from '@groundwork/domain-messages-shell';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.js';
import { expect } from '../fixtures.js';
import { linkTo } from '../mailbox.js';

/** The borrower, on the S-1 uploads, sends an owner a link. */
async function sendS1Link(page: Page, name: string): Promise<void> {
  // What stands beside the name leaves it its line, on a phone too.
  const line = await page.getByRole('heading', { name, exact: true }).boundingBox();
  expect(line?.height, 'the name stands in one line').toBeLessThan(40);
  await page.getByRole('button', { name: `${companySetup.sendS1Link}: ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page, 's-1: a link is about to be sent');
  await dialog.getByRole('button', { name: companySetup.sendS1Link }).dblclick();
  await expect(dialog).toBeHidden();
}

/** The owner, without an account, answers, reads and signs under the link of the letter; gives the signed PDF. */
async function signS1ByLink(
  browser: Browser,
  portal: { readonly url: string },
  { email, name, viewport }: { email: string; name: string; viewport: { width: number; height: number } | null },
): Promise<Buffer> {
  const context = await browser.newContext({ baseURL: portal.url, viewport });
  const page = await context.newPage();
  await page.goto(await linkTo(portal.url, email, '/s1'));
  await page.getByLabel(s1Form.address).fill('12 Elm Street, Austin, Texas 78701');
  await page.getByLabel(s1Form.birth).fill('1970-02-28');
  await page.getByLabel(s1Form.socialSecurity).fill('0042');
  await page.getByLabel(s1Form.occupation).fill('Builder');
  await page.getByLabel(s1Form.otherCompanies).fill('None');
  await page.getByLabel(s1Form.judgements).fill('None');
  await expectAccessible(page, 's-1: its questions');
  await page.getByRole('button', { name: words.toReading }).dblclick();
  await expect(page.getByRole('heading', { name: words.readHeading })).toBeFocused();
  await expect(page.getByRole('region', { name: words.text })).toContainText('12 Elm Street');
  await page.getByLabel(signing.typeYourName).fill(name);
  await page.getByRole('button', { name: signing.accept }).click();
  await expectAccessible(page, 's-1: to be signed');
  await page.getByRole('button', { name: words.sign }).dblclick();
  await expect(page.getByRole('button', { name: words.download })).toBeVisible();
  await expectAccessible(page, 's-1: signed');
  await page.reload();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download }).click();
  const pdf = readFileSync(await (await download).path());
  await context.close();
  return pdf;
}

/** An S-1 that was rejected is signed by a link, is accounted for, and is genuine. */
export async function anotherS1ByLink(
  page: Page,
  portal: { readonly url: string },
  { email, name }: { email: string; name: string },
): Promise<void> {
  await sendS1Link(page, name);
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  const buffer = await signS1ByLink(browser, portal, { email, name, viewport: page.viewportSize() });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(companySetup.allS1sAccountedFor)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto('/verify');
  const file = { name: 's-1.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel(verification.choose).setInputFiles(file);
  await expect(page.getByText(verification.genuine)).toBeVisible();
  await expect(page.getByText(new RegExp(name)).first()).toBeVisible();
}
