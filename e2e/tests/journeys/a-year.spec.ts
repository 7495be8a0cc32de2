import type { Page } from '@playwright/test';
import { demonstrationAccounts } from '@groundwork/demonstration/facts';
import { fill } from '@groundwork/domain-messages';
import { interestDesk } from '@groundwork/domain-messages-admin';
import { borrower as borrowing, drawSheet } from '@groundwork/domain-messages-borrower';
import { changePage, loanInterest, signing } from '@groundwork/domain-messages-screens';
import { waiverPage } from '@groundwork/domain-messages-shell';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { expectAccessible } from '../../support/accessibility.js';
import { ApiClient } from '../../support/api-client.js';
import { expect } from '../../support/fixtures.js';
import { linkTo } from '../../support/mailbox.js';
import { MovedClock, movedClockEnv } from '../../support/moved-clock.js';
import { testOnOwnPortal } from '../../support/own-portal.js';
import { signIn } from '../../support/sign-in.js';
import { drawDialog, signer } from '../../support/steps/draws.js';
import { asking, openLoan } from '../../support/steps/open-loan.js';
import { patient } from '../../support/patience.js';

const test = testOnOwnPortal({ env: movedClockEnv });

const name = 'A Year On Ashland';
const lines = [
  ['Foundation', 60_000],
  ['Framing', 120_000],
  ['Interior', 100_000],
  ['Contingency', 20_000],
] as const;
/** How far each line is built at the end of each month, percent. In the fifth month 8,000 of contingency become framing. */
const built: readonly (readonly [number, number, number])[] = [
  [25, 0, 0],
  [50, 0, 0],
  [75, 10, 0],
  [100, 20, 0],
  [100, 40, 0],
  [100, 60, 5],
  [100, 80, 15],
  [100, 100, 30],
  [100, 100, 45],
  [100, 100, 65],
  [100, 100, 85],
  [100, 100, 100],
];
const reallocated = 800_000;
const budgetOf = (month: number): readonly number[] =>
  lines.map(([line, dollars]) => dollars * 100 + (month >= 4 && line === 'Framing' ? reallocated : 0));
/** What is built at the end of a month, in cents. */
const earnedBy = (month: number): number =>
  budgetOf(month).reduce((sum, budget, at) => sum + (budget * (built[month]?.[at] ?? 0)) / 100, 0);

/** Asks for what is built now, as its form computes it from percentages. */
async function drawMonth(page: Page, month: number): Promise<void> {
  await page.goto('/loans');
  await page.getByRole('button', { name: `Request Draw: ${name}` }).click();
  const dialog = drawDialog(page);
  for (const [at, [line]] of lines.entries()) {
    const [percent, before] = [built[month]?.[at], built[month - 1]?.[at] ?? 0];
    if (percent === undefined || percent === before) continue;
    await dialog.getByRole('textbox', { name: `Percent complete of ${line}` }).fill(String(percent));
  }
  await dialog.getByRole('button', { name: 'Review', exact: true }).click();
  await dialog.getByRole('button', { name: 'Certify', exact: true }).click();
  await dialog.getByLabel(signing.typeYourName).fill(signer);
  await dialog.getByRole('button', { name: borrowing.acceptAndCertify }).click();
  await dialog.getByRole('button', { name: 'Submit Draw Request' }).click();
  await expect(page.getByText(borrowing.drawRequestSubmitted)).toBeVisible();
}

const figure = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });

async function expectFigures(page: Page, applicationId: string, month: number): Promise<void> {
  await page.goto(`/loans/${applicationId}`);
  const earned = earnedBy(month);
  await expect(figure(page, 'Funded')).toContainText(formatCents(earned * 0.9));
  await expect(figure(page, 'Retainage held')).toContainText(formatCents(earned * 0.1));
  await expect(figure(page, 'Pending')).toContainText('$0.00');
}

interface Row {
  readonly id: string;
  readonly version: number;
}

test('twelve months of a house, from its first draw to its payoff @long', async ({ page, portal }) => {
  test.setTimeout(patient(900_000));
  const clock = new MovedClock();
  await clock.moveTo(0, []);
  const { applicationId } = await openLoan(portal.url, { name, lines });
  const admin = await (
    await page.context().browser()!.newContext({ baseURL: portal.url, viewport: page.viewportSize() })
  ).newPage();
  const contexts = [page.context(), admin.context()];
  const clients = async () => ({
    ask: asking(await new ApiClient(portal.url).signIn(demonstrationAccounts.borrower.email), 'borrower'),
    decide: asking(await new ApiClient(portal.url).signIn(demonstrationAccounts.admin.email), 'admin'),
  });
  /** Another day: sessions of before are over. */
  const dawn = async (day: number) => {
    await clock.moveTo(day, contexts);
    await signIn(page, 'borrower');
    await signIn(admin, 'admin');
    return clients();
  };
  const pay = async ({ decide }: Awaited<ReturnType<typeof clients>>, draw: Row) => {
    const { id: drawRequestId, version } = await decide<Row>('PUT', '/drawrequest/accept', { id: draw.id });
    const scheduledFor = clock.today;
    const planned = await decide<Row>('POST', '/drawrequest/fundings', { drawRequestId, version, scheduledFor });
    await decide('PUT', '/drawrequest/fundings/fund', {
      id: planned.id,
      version: planned.version,
      fundedOn: scheduledFor,
      payee: 'Bennett Homes LLC',
      reference: 'Wire',
    });
  };
  const draws = async ({ ask }: Awaited<ReturnType<typeof clients>>) =>
    (await ask<{ draws: Row[] }>('GET', `/loan/${applicationId}`)).draws;
  /** The newest draw, with its version. */
  const newest = async (who: Awaited<ReturnType<typeof clients>>) => {
    const all = await draws(who);
    const last = all.toSorted(
      (a, b) => Number((b as Row & { number: number }).number) - Number((a as Row & { number: number }).number),
    )[0];
    return who.ask<Row>('GET', `/drawrequest/${last?.id}`);
  };

  const first = await clients();
  const { terms } = await first.decide<{ terms: { version: number } }>('GET', `/loan/${applicationId}/interest`);
  await first.decide('PUT', `/loan/${applicationId}/interest/terms`, {
    version: terms.version,
    basis: 'actual360',
    rate: 9,
    firstDay: clock.today,
    effectiveOn: clock.today,
    payer: 'borrower',
    reason: 'The note says so',
  });

  for (const month of built.keys()) {
    await test.step(`month ${month + 1}`, async () => {
      const who = await dawn(month * 30.5);
      if (month > 0) {
        const { nextMonth, statements } = await who.decide<{ nextMonth: string; statements: object[] }>(
          'GET',
          `/loan/${applicationId}/interest`,
        );
        if (statements.length < month) {
          await admin.goto(`/loans/${applicationId}?tab=interest`);
          await admin.getByRole('button', { name: new RegExp(interestDesk.makeStatement.split('{')[0] ?? '') }).click();
          await expect(admin.getByText(interestDesk.statementDone), nextMonth).toBeVisible();
        }
      }
      if (month === 4) {
        const { lines: rows } = await who.ask<{ lines: { additionalBudgetItemId: string; name: string }[] }>(
          'GET',
          `/drawrequest/ledger/${applicationId}`,
        );
        const idOf = (line: string) => rows.find((row) => row.name === line)?.additionalBudgetItemId;
        await who.ask('POST', '/drawrequest/changes', {
          applicationId,
          kind: 'reallocation',
          reason: 'Lumber rose',
          supportingDocuments: [],
          lineItems: [
            { additionalBudgetItemId: idOf('Contingency'), decrease: reallocated },
            { additionalBudgetItemId: idOf('Framing'), increase: reallocated },
          ],
        });
        await admin.goto(`/draws/${applicationId}/changes`);
        await admin.getByRole('button', { name: changePage.approve }).click();
        await admin.getByRole('dialog').getByRole('button', { name: changePage.approve }).click();
        await expect(admin.getByText(fill(changePage.approved, { number: 1 }))).toBeVisible();
      }
      if (month === 2) {
        const { id } = await who.ask<Row>('POST', '/inspections', { applicationId });
        await admin.goto(`/inspections/${id}/report`);
        const seen = admin.getByRole('list', { name: 'Lines' }).getByRole('listitem');
        for (const at of [0, 1])
          await seen
            .nth(at)
            .getByRole('textbox', { name: 'Percent complete' })
            .fill(String(built[month]?.[at] ?? 0));
        await admin.getByRole('button', { name: 'Send Report' }).click();
        await expect
          .poll(async () => (await who.ask<{ status: string }>('GET', `/inspections/${id}`)).status)
          .toBe('done');
        await admin.goto(`/inspections/${id}`);
        await admin.getByRole('button', { name: 'Accept Report' }).click();
        await expect
          .poll(async () => (await who.ask<{ status: string }>('GET', `/inspections/${id}`)).status)
          .not.toBe('done');
      }
      await drawMonth(page, month);
      await pay(who, await newest(who));
      await expectFigures(page, applicationId, month);
      if (month === 3) {
        const waivers = await who.ask<(Row & { claimant: string; throughDate: string; condition: string })[]>(
          'GET',
          `/waivers/loan/${applicationId}`,
        );
        const waiver = waivers.find(({ condition }) => condition === 'unconditional');
        await who.ask('PUT', '/waivers/send', {
          id: waiver?.id,
          version: waiver?.version,
          claimant: 'Bennett Homes LLC',
          signerName: signer,
          signerEmail: 'waiver@bennett.example',
          throughDate: waiver?.throughDate,
          extent: 'progress',
        });
        const path = await linkTo(portal.url, 'waiver@bennett.example', '/waiver');
        const stranger = await page.context().newPage();
        await stranger.goto(path);
        await stranger.getByLabel(signing.typeYourName).fill(signer);
        await stranger.getByRole('button', { name: signing.accept }).click();
        await stranger.getByRole('button', { name: waiverPage.sign }).click();
        await expect(stranger.getByRole('button', { name: waiverPage.download })).toBeVisible();
        await stranger.close();
      }
    });
  }
  await expectAccessible(page, 'loan after a year');

  const principal = earnedBy(11);
  await test.step('what is held back is released', async () => {
    const who = await dawn(360);
    await page.goto('/loans');
    await page.getByRole('button', { name: fill(drawSheet.requestReleaseOf, { name }) }).click();
    const dialog = page.getByRole('dialog');
    for (const [at, [line]] of lines.entries()) {
      if (built[11]?.[at] === undefined) continue;
      const held = ((budgetOf(11)[at] ?? 0) / 1000).toFixed(2);
      await dialog.getByRole('textbox', { name: new RegExp(`^${line}`) }).fill(held);
    }
    await dialog.getByRole('button', { name: drawSheet.reviewRelease }).click();
    await dialog.getByLabel(signing.typeYourName).fill(signer);
    await dialog.getByRole('button', { name: borrowing.acceptAndCertify }).click();
    await dialog.getByRole('button', { name: drawSheet.requestRelease }).click();
    await expect(page.getByText(borrowing.drawRequestSubmitted)).toBeVisible();
    await pay(who, await newest(who));
    await page.goto(`/loans/${applicationId}`);
    await expect(figure(page, 'Funded')).toContainText(formatCents(principal));
    await expect(figure(page, 'Retainage held')).toContainText('$0.00');
  });

  await test.step('interest is paid, and the loan is paid off', async () => {
    await dawn(366);
    await admin.goto(`/loans/${applicationId}?tab=interest`);
    await expectAccessible(admin, 'interest of a year');
    await admin.getByRole('button', { name: interestDesk.record, exact: true }).click();
    const payment = admin.getByRole('dialog');
    await payment.getByRole('textbox', { name: /Reference/ }).fill('Check 12');
    await payment.getByRole('button', { name: interestDesk.record }).click();
    await expect(admin.getByText(interestDesk.recordDone)).toBeVisible();
    await admin.goto(`/loans/${applicationId}?tab=payoff`);
    await expect(admin.getByText(formatCents(principal)).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(admin, 'payoff of a year');
    await admin.getByRole('button', { name: interestDesk.payOff, exact: true }).click();
    const payoff = admin.getByRole('dialog');
    await payoff.getByRole('textbox', { name: /Reference/ }).fill('Sale of the house');
    await payoff.getByRole('button', { name: interestDesk.payOff }).dblclick();
    await expect(admin.getByText(interestDesk.payOffDone)).toBeVisible();
    const closed = fill(loanInterest.closed, { day: formatMonthDayYear(clock.today) });
    await expect(admin.getByText(closed).first()).toBeVisible();
    await page.goto(`/loans/${applicationId}?tab=payoff`);
    await expect(page.getByText(closed).first()).toBeVisible();
    await expectAccessible(page, 'loan that was paid off');
    await expect(page.getByRole('button', { name: 'Request Draw' })).toBeDisabled();
  });
  await admin.context().close();
  clock.end();
});
