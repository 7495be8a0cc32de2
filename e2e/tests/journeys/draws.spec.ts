import type { Page } from '@playwright/test';
import { drawnSignature } from '@groundwork/demonstration/facts';
import { changeKindLabels } from '@groundwork/domain-draws';
import { publishedExample } from '@groundwork/domain-draws/testing';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { borrower as borrowing, drawSheet } from '@groundwork/domain-messages-borrower';
import { changePage, paymentSheet, signing, waivers } from '@groundwork/domain-messages-screens';
import { waiverPage } from '@groundwork/domain-messages-shell';
import { formatCents } from '@groundwork/domain-money';
import { expectAccessible } from '../../support/accessibility.js';
import { expect, test } from '../../support/fixtures.js';
import { linkTo } from '../../support/mailbox.js';
import { signIn } from '../../support/sign-in.js';
import { drawDialog, signer } from '../../support/steps/draws.js';
import { asking, openLoan } from '../../support/steps/open-loan.js';

const lines = [
  ['Framing', 40_000],
  ['Roofing', 20_000],
  ['Contingency', 10_000],
] as const;
const mark = () => Date.now().toString(36).slice(-5);

type OpenLoan = Awaited<ReturnType<typeof openLoan>>;

/** A draw on the first line, with the bill of one payee. */
async function drawnOnce({ applicationId, borrower }: OpenLoan, requestedAmount: number): Promise<string> {
  const ledger = await borrower.call('GET', 'borrower', `/drawrequest/ledger/${applicationId}`);
  const [framing] = (ledger.body as { lines: { additionalBudgetItemId: string }[] }).lines;
  const answer = await borrower.call('POST', 'borrower', '/drawrequest', {
    body: {
      applicationId,
      lineItems: [
        {
          additionalBudgetItemId: framing?.additionalBudgetItemId,
          requestedAmount,
          invoices: [{ payee: 'Gulf Framing LLC', number: 'A-1', amount: requestedAmount }],
        },
      ],
      certifySignature: drawnSignature(1),
      signedName: signer,
    },
  });
  expect(answer.status, answer.text).toBe(201);
  return String(answer.body['id']);
}

/** The page of somebody who is signed in on their own. */
async function pageOf(page: Page, who: 'borrower' | 'admin'): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context?.newPage();
  if (!other) throw new Error('There is no browser.');
  await signIn(other, who);
  return other;
}

test('a draw is sent back, revised with its differences shown, and submitted again @both-widths', async ({
  page,
  portal,
}) => {
  const loan = await openLoan(portal.url, { name: `Sent Back ${mark()}`, lines });
  const id = await drawnOnce(loan, 900_000);
  await signIn(page, 'admin');
  await page.goto(`/draws?draw=${id}`);
  const review = page.getByRole('dialog', { name: 'Review Draw Request' });
  await review.getByRole('button', { name: drawDesk.sendBack, exact: true }).click();
  const why = page.getByRole('dialog', { name: drawDesk.sendBack });
  const reason = 'The trusses are not up yet';
  await why.getByRole('textbox', { name: drawDesk.sendBackReason }).fill(reason);
  await expectAccessible(page, 'draw: sent back');
  await why.getByRole('button', { name: drawDesk.sendBack }).dblclick();
  await expect(page.getByText(drawDesk.drawSentBack)).toBeVisible();

  const borrower = await pageOf(page, 'borrower');
  await borrower.goto('/loans');
  const panel = borrower.locator('details').filter({ hasText: loan.name }).first();
  await expect(panel).toBeVisible();
  if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
  await panel.getByRole('button', { name: 'Revise And Submit Again' }).click();
  const dialog = drawDialog(borrower);
  await expect(dialog.getByText(fill(drawSheet.sentBackBecause, { reason }))).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount for Framing' }).fill('7500');
  // What was asked for before stands beside what is asked for now.
  await expect(dialog.getByText(fill(drawSheet.submittedBefore, { amount: '$9,000.00' }))).toBeVisible();
  await dialog.getByRole('button', { name: 'Files for Framing (1)' }).click();
  const papers = borrower.getByRole('dialog', { name: 'Files for Framing' });
  await papers.getByLabel('Amount').fill('7500');
  await papers.getByRole('button', { name: 'Done' }).click();
  await expectAccessible(borrower, 'draw: revised');
  await dialog.getByRole('button', { name: 'Review', exact: true }).click();
  await dialog.getByRole('button', { name: 'Certify', exact: true }).click();
  await dialog.getByLabel(signing.typeYourName).fill(signer);
  await dialog.getByRole('button', { name: borrowing.acceptAndCertify }).click();
  await dialog.getByRole('button', { name: 'Submit Draw Request' }).dblclick();
  await expect(borrower.getByText(borrowing.drawRequestSubmitted)).toBeVisible();
  await borrower.context().close();

  await page.goto(`/draws?draw=${id}`);
  await expect(review.getByText('$7,500.00').first()).toBeVisible();
  await review.locator('summary').filter({ hasText: paymentSheet.certificateTitle }).click();
  const rounds = review.getByRole('region', { name: 'Earlier submissions' });
  await expect(rounds).toContainText('$9,000.00');
  await expect(rounds).toContainText(reason);
  await expectAccessible(page, 'draw: second submission');
});

test('a reallocation is asked for by the borrower and approved by the lender @both-widths', async ({
  page,
  portal,
}) => {
  const loan = await openLoan(portal.url, { name: `Reallocation ${mark()}`, lines });
  await signIn(page, 'borrower');
  await page.goto(`/loans/${loan.applicationId}/changes`);
  await page.getByRole('button', { name: changePage.ask }).click();
  const form = page.getByRole('region', { name: changePage.ask });
  const row = (number: number) => form.getByRole('group', { name: fill(changePage.line, { number }) });
  const choose = async (number: number, name: string) => {
    const select = row(number).getByRole('combobox');
    const option = select.locator('option', { hasText: name });
    await select.selectOption((await option.getAttribute('value')) ?? '');
  };
  const amount = (number: number, at: 0 | 1) => row(number).getByRole('textbox').nth(at);
  await choose(1, 'Roofing');
  await amount(1, 0).fill('8000');
  await form.getByRole('button', { name: changePage.addLine }).click();
  await choose(2, 'Framing');
  await amount(2, 1).fill('7999.99');
  await form.getByRole('textbox', { name: /why|reason/i }).fill('Lumber rose');
  await form.getByRole('button', { name: changePage.submit }).click();
  // A cent is missing: nothing is asked for, and what was entered stays.
  await expect(form.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'change of the budget: refused');
  await amount(2, 1).fill('8000');
  await form.getByRole('button', { name: changePage.submit }).dblclick();
  await expect(page.getByText(fill(changePage.requested, { number: 1 }))).toBeVisible();
  await expectAccessible(page, 'change of the budget: asked for');

  const admin = await pageOf(page, 'admin');
  await admin.goto(`/draws/${loan.applicationId}/changes`);
  const heading = fill(changePage.heading, { number: 1, kind: changeKindLabels.reallocation });
  await expect(admin.getByRole('list', { name: heading })).toContainText('+$8,000.00');
  await admin.getByRole('button', { name: changePage.approve }).click();
  await admin.getByRole('dialog').getByRole('button', { name: changePage.approve }).dblclick();
  await expect(admin.getByText(fill(changePage.approved, { number: 1 }))).toBeVisible();
  await expectAccessible(admin, 'change of the budget: approved');
  await admin.context().close();

  await page.reload();
  await expect(page.getByRole('row', { name: /Framing/ })).toContainText('$48,000.00');
  await expect(page.getByRole('row', { name: /Roofing/ })).toContainText('$12,000.00');
});

test('a waiver is sent, signed by its link without an account, and kept @both-widths', async ({ page, portal }) => {
  const loan = await openLoan(portal.url, { name: `Waiver ${mark()}`, lines });
  await drawnOnce(loan, 900_000);
  const email = `ortiz.${mark()}@gulf.example`;
  await signIn(page, 'borrower');
  await page.goto(`/loans/${loan.applicationId}?tab=waivers`);
  const name = 'Open the conditional waiver of Gulf Framing LLC, draw 1';
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /Name of the signer/ }).fill('Ann Ortiz');
  await dialog.getByRole('textbox', { name: /Email of the signer/ }).fill(email);
  await expectAccessible(page, 'waiver: to be sent');
  await dialog.getByRole('button', { name: 'Send Waiver' }).dblclick();
  await expect(page.getByText(fill(waivers.sent, { email })).first()).toBeVisible();

  const link = await linkTo(portal.url, email, '/waiver');
  const context = await page.context().browser()?.newContext({ baseURL: portal.url });
  const stranger = await context?.newPage();
  if (!stranger) throw new Error('There is no browser.');
  await stranger.goto(link);
  await expect(stranger.getByRole('region', { name: waiverPage.text })).toContainText('$9,000.00');
  await expectAccessible(stranger, 'waiver: by its link');
  await stranger.getByLabel(signing.typeYourName).fill('Ann Ortiz');
  await stranger.getByRole('button', { name: signing.accept }).click();
  await stranger.getByRole('button', { name: waiverPage.sign }).dblclick();
  await expect(stranger.getByRole('button', { name: waiverPage.download })).toBeVisible();
  await expectAccessible(stranger, 'waiver: signed');
  await stranger.reload();
  await expect(stranger.getByRole('button', { name: waiverPage.sign })).toHaveCount(0);
  await context?.close();

  await page.reload();
  await page.getByRole('button', { name }).click();
  await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeVisible();
});

test('a published payment application is entered through the screens, its certificate to the cent @any-width @long', async ({
  page,
  portal,
}) => {
  const { input, expected } = publishedExample('normal period');
  const before = publishedExample('nothing billed this period');
  const [contract = 0, built = 0] = [input['contract'], input['completed to date']];
  const half = before.input['completed to date'] ?? 0;
  const { applicationId, admin } = await openLoan(portal.url, {
    name: `Published ${mark()}`,
    lines: [['Framing', contract]],
    retainagePercent: input['retainage'] ?? 0,
  });
  const decide = asking(admin, 'admin');
  const today = new Date(Date.now() - 4 * 3_600_000).toISOString().slice(0, 10);
  await signIn(page, 'borrower');
  const draws = async () =>
    (await decide<{ draws: { id: string; number: number; version: number }[] }>('GET', `/loan/${applicationId}`)).draws;
  for (const [number, percent] of [
    [1, (half / contract) * 100],
    [2, (built / contract) * 100],
  ] as const) {
    await page.goto(`/loans/${applicationId}`);
    await page.getByRole('button', { name: 'Request Draw' }).click();
    const dialog = drawDialog(page);
    await dialog.getByRole('textbox', { name: 'Percent complete of Framing' }).fill(String(percent));
    await dialog.getByRole('button', { name: 'Review', exact: true }).click();
    await dialog.getByRole('button', { name: 'Certify', exact: true }).click();
    await dialog.getByLabel(signing.typeYourName).fill(signer);
    await dialog.getByRole('button', { name: borrowing.acceptAndCertify }).click();
    await dialog.getByRole('button', { name: 'Submit Draw Request' }).click();
    await expect(page.getByText(borrowing.drawRequestSubmitted)).toBeVisible();
    if (number === 2) break;
    const id = (await draws())[0]?.id;
    const { version } = await decide<{ version: number }>('PUT', '/drawrequest/accept', { id });
    const planned = await decide<{ id: string; version: number }>('POST', '/drawrequest/fundings', {
      drawRequestId: id,
      version,
      scheduledFor: today,
    });
    await decide('PUT', '/drawrequest/fundings/fund', {
      id: planned.id,
      version: planned.version,
      fundedOn: today,
      payee: 'Bennett Homes LLC',
      reference: 'Wire',
    });
  }
  const last = (await draws()).find(({ number }) => number === 2);
  const desk = await pageOf(page, 'admin');
  await desk.goto(`/draws?draw=${last?.id}`);
  const review = desk.getByRole('dialog', { name: 'Review Draw Request' });
  await review.locator('summary').filter({ hasText: paymentSheet.certificateTitle }).click();
  const line = (label: string) => review.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd');
  const amount = (dollars: number | undefined) => formatCents((dollars ?? 0) * 100);
  const [earned = 0, previous = 0] = [expected['earned less retainage'], input['previous certificates']];
  for (const [label, dollars] of [
    ['1. Original contract sum', contract],
    ['2. Net change by change orders', 0],
    ['3. Contract sum to date', contract],
    ['4. Total completed and stored to date', built],
    ['5a. Retainage of completed work', built - earned],
    ['5b. Retainage of stored material', 0],
    ['5. Retainage', built - earned],
    ['6. Total earned less retainage', earned],
    ['7. Less previous certificates', previous],
    ['8. Current payment due', expected['current payment due']],
    ['9. Balance to finish, with retainage', contract - earned],
  ] as const)
    await expect(line(label)).toHaveText(amount(dollars));
  await expectAccessible(desk, 'certificate of a published application');
  await desk.context().close();
});
