import { randomUUID } from 'node:crypto';
import type { CertifiedDraw } from '@groundwork/domain-draws';
import { publishedExample } from '@groundwork/domain-draws/testing';
import { fill, shared } from '@groundwork/domain-messages';
import { dollars, formatCents } from '@groundwork/domain-money';
import type { ServiceHarness } from '@groundwork/server-testkit';
import type { BudgetChangeDto } from '../budget-changes/budget-change.dto.js';
import { startDraws } from '../testing/harness.js';
import type { LoanInterestDto } from '../interest/interest.dto.js';
import { linesOf, save, start, submit } from '../testing/drafts.js';
import { fund } from '../testing/fundings.js';
import { capByInspection, inspected } from '../testing/inspected.js';
import { agreedTerms, anOpenLoan, approvedLine } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { CertificateDto, DrawScheduleDto } from './draw-schedule.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

/** A loan for all of a budget, in dollars. */
const aLoan = (retainagePercent: number, ...budget: readonly number[]): Promise<Loan> =>
  anOpenLoan(
    harness,
    randomUUID(),
    {
      ...agreedTerms,
      amount: budget.reduce((sum, each) => sum + dollars(each), 0),
      retainagePercent,
      originationFeePercent: 0,
      otherFees: 0,
      interestReserve: 0,
    },
    budget.map((each, at) => approvedLine(randomUUID(), at, dollars(each))),
  );

/** The first line is built to so many dollars: the draw asks for what was not asked for before, as its form does. */
async function billed(loan: Loan, completed: number, before = 0) {
  const draft = await start(loan);
  const lineItems = linesOf(loan, draft, [dollars(completed - before)]);
  const saved = await save(loan.borrower, draft, { lineItems });
  const preview = (await loan.borrower.call<DrawScheduleDto>('GET', `/draw-drafts/${draft.id}/schedule`)).body;
  const draw = (await submit(loan.borrower, saved.body)).body;
  const sheet = (await loan.admin.call<DrawScheduleDto>('GET', `/draw-requests/${draw.id}/schedule`)).body;
  // What was read before it was certified, what was certified, and what is shown afterwards are the same figures.
  expect(preview).toEqual(sheet);
  const told = (await harness.sent('draw.certified')).filter(({ payload }) => payload.drawRequestId === draw.id);
  expect(told.map(({ payload }) => (JSON.parse(payload.content) as CertifiedDraw).sheet)).toEqual([sheet]);
  return { draw, sheet };
}

/** What is published under these names, as lines of the certificate. */
const linesOfCertificate: Readonly<Record<string, keyof CertificateDto>> = {
  retainage: 'retainage',
  'earned less retainage': 'earnedLessRetainage',
  'current payment due': 'currentPaymentDue',
};
function expectPublished(certificate: CertificateDto, name: string): void {
  const { input, expected } = publishedExample(name);
  const contract = dollars(input['contract'] ?? 0);
  expect(certificate).toMatchObject({
    originalSum: contract,
    sumToDate: contract,
    completedAndStored: dollars(input['completed to date'] ?? 0),
    previousCertificates: dollars(input['previous certificates'] ?? 0),
    balanceToFinish: contract - certificate.earnedLessRetainage,
  });
  for (const [what, amount] of Object.entries(expected))
    expect([what, certificate[linesOfCertificate[what] ?? 'originalSum']]).toEqual([what, dollars(amount)]);
}

describe('published payment applications, drawn on a loan', () => {
  test('a contract of which a half, then seven tenths are billed: each certificate to the cent, and nothing between them', async () => {
    const [half, more, after] = ['nothing billed this period', 'normal period', 'nothing billed after it'].map(
      publishedExample,
    );
    const { contract = 0, retainage = 0, 'completed to date': first = 0 } = half?.input ?? {};
    const second = more?.input['completed to date'] ?? 0;
    const loan = await aLoan(retainage, contract);
    const { draw } = await billed(loan, first);
    await fund(loan, draw);
    // Nothing is billed: nothing is due, and what is held and what was paid stand on the loan.
    expect(await loan.ledger()).toMatchObject({
      retainageHeld: dollars(half?.expected['retainage'] ?? 0),
      fundedToDate: dollars(half?.expected['earned less retainage'] ?? 0),
      pending: dollars(half?.expected['current payment due'] ?? 1),
    });
    expect((await submit(loan.borrower, await start(loan))).status).toBe(422);

    const normal = await billed(loan, second, first);
    expectPublished(normal.sheet.certificate, 'normal period');
    expect(normal.sheet.totals).toMatchObject({ fromPrevious: dollars(first), thisPeriod: dollars(second - first) });
    await fund(loan, normal.draw);
    expect(await loan.ledger()).toMatchObject({
      fundedToDate: dollars(after?.input['previous certificates'] ?? 0),
      pending: dollars(after?.expected['current payment due'] ?? 1),
    });
  });

  test('a line that is entered by its percentage', async () => {
    const { input, expected } = publishedExample('gross entry');
    const loan = await aLoan(input['retainage'] ?? 0, input['scheduled value'] ?? 0);
    const { sheet } = await billed(loan, expected['completed'] ?? 0);
    expect(sheet.lines[0]).toMatchObject({
      percent: input['complete'],
      completedAndStored: dollars(expected['completed'] ?? 0),
      balanceToFinish: dollars(expected['balance to finish'] ?? 0),
      retainage: dollars(expected['retainage'] ?? 0),
    });
    expect(sheet.certificate.currentPaymentDue).toBe(dollars(expected['net'] ?? 0));
  });

  test('a line that was inspected', async () => {
    const { input, expected } = publishedExample('inspection cap');
    const loan = await aLoan(0, input['line budget'] ?? 0);
    const most = dollars(expected['at most'] ?? 0);
    await inspected(loan, [input['framing line inspected at'] ?? 0], '2026-03-02T14:00:00.000Z');
    await capByInspection(loan);
    const draft = await start(loan);
    const above = await save(loan.borrower, draft, { lineItems: linesOf(loan, draft, [most + 1]) });
    const refused = await submit(loan.borrower, above.body);
    expect(refused.text).toContain(fill(shared.drawAboveCap, { amount: formatCents(most) }));
    const within = await save(loan.borrower, above.body, { lineItems: linesOf(loan, above.body, [most]) });
    expect((await submit(loan.borrower, within.body)).status).toBe(201);
  });

  test('a budget of which contingency becomes lumber', async () => {
    const { input, expected } = publishedExample('reallocation');
    const loan = await aLoan(0, 20_000, 50_000);
    const changes = [dollars(input['contingency'] ?? 0), dollars(input['lumber'] ?? 0)];
    const change = await loan.borrower.call<BudgetChangeDto>('POST', '/budget-changes', {
      applicationId: loan.applicationId,
      kind: 'reallocation',
      reason: 'Lumber rose',
      lineItems: changes.map((change, at) => ({
        additionalBudgetItemId: loan.lines[at],
        ...(change < 0 ? { decrease: -change } : { increase: change }),
      })),
    });
    const { id, version, net } = change.body;
    expect(net).toBe(dollars(expected['net change of the budget'] ?? 1));
    await loan.admin.call('PUT', '/budget-changes/approve', { id, version });
    const ledger = await loan.ledger();
    expect(ledger.lines.map((line) => line.changes)).toEqual(changes);
    expect(ledger.budgetAmount).toBe(dollars(70_000));
  });

  test('a month of interest', async () => {
    const { words, expected } = publishedExample('monthly interest');
    const [, principal, rate] = /^(\d+) drawn at (\d+)% a year$/.exec(words.input) ?? [];
    harness.clock.set('2026-03-01T15:00:00.000Z');
    const loan = await aLoan(0, Number(principal));
    await loan.admin.call('PUT', `/ledgers/${loan.applicationId}/interest-terms`, {
      version: 0,
      basis: 'thirty360',
      rate: Number(rate),
      firstDay: '2026-03-01',
      effectiveOn: '2026-03-01',
      payer: 'borrower',
      reason: 'The note says so',
    });
    await fund(loan, await loan.draw([dollars(Number(principal))]), { fundedOn: '2026-03-01' });
    harness.clock.set('2026-04-01T15:00:00.000Z');
    const stated = await loan.admin.call<LoanInterestDto>(
      'POST',
      `/ledgers/${loan.applicationId}/interest-statements`,
      {
        month: '2026-03',
      },
    );
    expect(stated.body.statements).toMatchObject([{ interest: dollars(expected['a month'] ?? 0) }]);
  });
});
