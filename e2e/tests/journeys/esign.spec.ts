import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { fill, shared } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { frame, publicPages, signIn as sentences } from '@groundwork/domain-messages-shell';
import { extractText } from 'unpdf';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect } from '../../support/fixtures.js';
import { takePaper } from '../../support/handbook-pictures.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { closeBelow } from '../../support/shell.js';
import { signIn, signOut } from '../../support/sign-in.js';

/** A portal of its own: newer terms would be asked of every other journey's borrower. Agreements can be taken away. */
const test = testOnOwnPortal({ except: ['agreements'] });

const { borrower } = demonstrationAccounts;
const typedName = `${borrower.firstName} ${borrower.lastName}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: frame.esignTitle });
const agree = (page: Page) => dialog(page).getByRole('button', { name: frame.agreeToEsign });

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: screens.reviewEsign }).click();
}

async function accept(page: Page): Promise<void> {
  await dialog(page).getByLabel(publicPages.signatureLabel).fill(typedName);
  await agree(page).click();
  await expect(dialog(page).getByText(frame.esignAccepted)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Today as the portal shows days. */
const today = () => new Date(Date.now() - 4 * 3_600_000).toISOString().replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1');

test('what was accepted is reviewed, and its certificate downloaded @both-widths', async ({ page, portal }) => {
  await signIn(page, 'borrower');
  await expect(dialog(page)).toHaveCount(0);
  await review(page);
  await expect(dialog(page).getByText(fill(frame.alreadyAcceptedEsign, { date: today() }))).toBeVisible();
  await expect(dialog(page).getByRole('region', { name: publicPages.esignTerms })).toBeFocused();
  await expectAccessible(page, 'accepted terms');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: frame.esignCertificate }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^esign-certificate-[\w-]{36}\.pdf$/);
  const pdf = await readFile(await download.path());
  await takePaper(page, 'signed e-sign terms', pdf, [1, 2]);
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const client = await new ApiClient(portal.url).signIn(borrower.email);
  const acceptances = await client.call('GET', 'shell', `/esign/user/${String(client.login['userId'])}`);
  const [acceptance] = acceptances.body as unknown as {
    id: string;
    userId: string;
    contentHash: string;
    acceptanceDate: string;
  }[];
  for (const fact of [
    typedName.toUpperCase(),
    acceptance?.id,
    acceptance?.userId,
    acceptance?.contentHash,
    acceptance?.acceptanceDate,
    'not withdrawn',
    'record No.',
    'Consent to Electronic Records and Signatures',
  ])
    expect(text).toContain(fact);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('it is withdrawn after a question, asked for again, read and signed @both-widths', async ({ page }) => {
  await signIn(page, 'borrower');
  await review(page);
  await dialog(page).getByRole('button', { name: screens.withdraw }).click();
  const question = page.getByRole('alertdialog', { name: frame.withdrawEsignQuestion });
  await expectAccessible(page, 'question of the withdrawal');
  await question.getByRole('button', { name: screens.cancel }).click();
  await expect(question).toHaveCount(0);
  await dialog(page).getByRole('button', { name: screens.withdraw }).click();
  await question.getByRole('button', { name: screens.withdraw }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByText(frame.withdrawalSucceeded)).toBeVisible();

  await page.goto('/home');
  await expect(dialog(page).getByRole('region', { name: publicPages.esignTerms })).toContainText(
    'Consent to Electronic Records',
  );
  await expectAccessible(page, 'offered terms');
  await page.keyboard.press('Escape');
  await expect(agree(page)).toBeDisabled();
  const name = dialog(page).getByLabel(publicPages.signatureLabel);
  await name.fill('somebody else');
  await expect(name).toHaveValue('SOMEBODY ELSE');
  await expect(agree(page)).toBeDisabled();
  await accept(page);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('newer terms ask again; ignoring lasts for the session, in every tab @any-width', async ({
  page,
  context,
  portal,
}) => {
  const administrator = await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email);
  const saved = await administrator.call('POST', 'admin', '/esignmaster', {
    body: { content: `<h2>Newer terms</h2><p onclick="alert(1)">${'A clause. '.repeat(400)}</p>` },
  });
  expect(saved.status).toBe(201);

  await signIn(page, 'borrower');
  await expect(dialog(page).getByText(fill(frame.esignNewer, { date: today() }))).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: 'Newer terms' })).toBeVisible();
  await dialog(page).getByRole('button', { name: frame.ignoreForNow }).click();
  await expect(page).toHaveURL(/\/account$/);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    const [answer] = await Promise.all([tab.waitForResponse(/\/esign\/user\//), tab.goto('/home')]);
    await answer.finished();
    await expect(tab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog(tab)).toHaveCount(0);
  }
  await second.close();

  await signOut(page);
  await signIn(page, 'borrower');
  await accept(page);
});

test('without the agreements service the portal goes on, and says so to who looks @any-width', async ({
  page,
  portal,
}) => {
  const agreements = portal.unit('agreements');
  const exit = once(agreements, 'exit');
  agreements.kill('SIGKILL');
  await exit;
  await signIn(page, 'borrower');
  await review(page);
  await expect(dialog(page).getByText(sentences.couldNotRetrieveEsign)).toBeVisible();
  await expectAccessible(page, 'terms that could not be fetched');
  await portal.startUnit('agreements');
  await dialog(page).getByRole('button', { name: screens.tryAgain }).click();
  await expect(dialog(page).getByText(fill(frame.alreadyAcceptedEsign, { date: today() }))).toBeVisible();
});

test('a failure keeps what was typed; where there are no terms nothing is asked @any-width', async ({ page }) => {
  const terms = '**/api/shell/esignmaster/latest';
  await page.route(terms, (route) => route.fulfill({ status: 404, json: { status: 404, code: 'resource.not_found' } }));
  await signIn(page, 'borrower');
  await expect(dialog(page)).toHaveCount(0);
  await review(page);
  await expect(dialog(page).getByText(shared.noEsignConditions)).toBeVisible();
  await expectAccessible(page, 'no terms');
  await closeBelow(dialog(page)).click();
  await page.unroute(terms);

  await page.route('**/api/shell/esign/user/*', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/shell/esign', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'upstream.unavailable' } }),
  );
  await page.reload();
  await dialog(page).getByLabel(publicPages.signatureLabel).fill(typedName);
  await agree(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(frame.errorSubmittingEsign);
  await expect(dialog(page).getByLabel(publicPages.signatureLabel)).toHaveValue(typedName.toUpperCase());
  await expectAccessible(page, 'failed acceptance');
});
