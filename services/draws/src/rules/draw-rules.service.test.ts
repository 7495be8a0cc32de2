import { randomUUID } from 'node:crypto';
import { firstDrawRules } from '@groundwork/domain-draws';
import type { DrawRules } from '@groundwork/domain-draws';
import { automaticRules, fill } from '@groundwork/domain-messages';
import { formatMonthDayYear } from '@groundwork/domain-time';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aSuperAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { fund, testDay } from '../testing/fundings.js';
import { startDraws } from '../testing/harness.js';
import { agreedTerms, anOpenLoan, approvedLine, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { DrawFindingsDto, DrawRulesDto } from './draw-rules.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const boss = () => harness.as(aSuperAdministrator());
const settings = async () => (await boss().call<DrawRulesDto[]>('GET', '/draw-rules')).body;
/** The rules as they are from now on: all off but those that are named. */
const rulesAre = async (more: Partial<DrawRules>) => {
  const off = {
    overBudget: 'off',
    outOfBalance: 'off',
    missingInvoice: 'off',
    paidTwice: 'off',
    contingencyAhead: 'off',
    noInspection: 'off',
    fundedAhead: 'off',
    expiredPapers: 'off',
    interestReserve: 'off',
    missingWaiver: 'off',
  } as const;
  const version = (await settings())[0]?.version ?? 0;
  return boss().call<DrawRulesDto>('PUT', '/draw-rules', { ...firstDrawRules, ...off, ...more, version });
};
const findings = async (loan: Loan, draw: Pick<DrawRequestDto, 'id'>) =>
  (await loan.admin.call<DrawFindingsDto>('GET', `/draw-requests/${draw.id}/rules`)).body;
const said = async (loan: Loan, draw: Pick<DrawRequestDto, 'id'>) =>
  (await findings(loan, draw)).findings.map(({ sentence }) => sentence);

const bill = { payee: 'Lumber Co.', number: 'A-17', amount: 30_000 };
/** A draw of 300.00 on the first line, with an invoice. */
const billed = async (loan: Loan) => {
  const line = { additionalBudgetItemId: loan.lines[0], requestedAmount: 30_000, invoices: [bill] };
  const body = { applicationId: loan.applicationId, lineItems: [line], ...certified };
  return (await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', body)).body;
};
const missing = fill(automaticRules.missingInvoice, { line: 'Roofing', amount: '$3,000.00' });

describe('the settings of the rules', () => {
  test('begin as the portal has them, and each save is a version with who and when', async () => {
    expect(await settings()).toEqual([{ ...firstDrawRules, id: 'portal', version: 0, editedBy: null, editedAt: null }]);
    const saved = await rulesAre({ missingInvoice: 'warn', missingInvoiceAbove: 10_000 });
    expect(saved.body).toMatchObject({ version: 1, missingInvoiceAbove: 10_000, paidTwice: 'off' });
    expect(saved.body.editedBy).toMatch(/-/);
    expect((await settings()).map(({ version }) => version)).toEqual([1, 0]);
  });

  test('are changed by a super administrator alone, on the version that was read, within what they can mean', async () => {
    const [{ version, id: _id, editedBy: _by, editedAt: _at, ...rules }] = (await settings()) as [DrawRulesDto];
    const admin = harness.as(anAdministrator());
    expect((await admin.call('PUT', '/draw-rules', { ...rules, version })).status).toBe(403);
    expect((await admin.call('GET', '/draw-rules')).status).toBe(200);
    expect((await harness.as(aBorrower(randomUUID())).call('GET', '/draw-rules')).status).toBe(403);
    const stale = await boss().problem('PUT', '/draw-rules', { ...rules, version: version + 1 });
    expect(stale).toMatchObject({ status: 409, current: { version } });
    const saves = await Promise.all([1, 2].map(() => boss().call('PUT', '/draw-rules', { ...rules, version })));
    expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wrong = { ...rules, version: version + 1, overBudgetPercent: 99 };
    expect((await boss().problem('PUT', '/draw-rules', wrong)).errors).toEqual([
      { field: 'overBudgetPercent', message: automaticRules.percentFrom },
    ]);
  });
});

describe('rules that run by themselves', () => {
  test('are kept with a submission, and again when the budget that it stands on is changed', async () => {
    await rulesAre({ missingInvoice: 'warn', overBudget: 'warn', overBudgetPercent: 100 });
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([300_000]);
    const found = await findings(loan, draw);
    expect(found.findings).toEqual([
      {
        rule: 'missingInvoice',
        additionalBudgetItemId: loan.lines[0],
        sentence: missing,
        isBarring: false,
        override: null,
      },
    ]);
    expect(found.runs).toMatchObject([{ round: 1, cause: 'drawSubmitted', sentences: [missing] }]);
    const change = await loan.borrower.call<{ id: string }>('POST', '/budget-changes', {
      applicationId: loan.applicationId,
      kind: 'change_order',
      source: 'equity',
      reason: 'More roof',
      lineItems: [{ additionalBudgetItemId: loan.lines[0], increase: 500_000 }],
    });
    await loan.admin.call('PUT', '/budget-changes/approve', { id: change.body.id, version: 1 });
    // Nothing else is found: nothing else is kept.
    expect((await findings(loan, draw)).runs).toHaveLength(1);
    const much = await loan.draw([1_100_000]);
    const figures = { line: 'Roofing', drawn: '$14,000.00', percent: '140.00%', original: '$10,000.00', limit: 100 };
    expect(await said(loan, draw)).toEqual([fill(automaticRules.overBudget, figures), missing]);
    expect((await findings(loan, draw)).runs.map(({ cause }) => cause)).toEqual(['drawSubmitted', 'drawSubmitted']);
    await loan.admin.call('PUT', '/draw-requests/reject', { id: much.id, rejectReason: 'Too much' });
    expect((await findings(loan, draw)).runs[0]).toMatchObject({ cause: 'drawDecided', sentences: [missing] });
  });

  test('find an invoice that an earlier draw has, until that draw is taken back', async () => {
    await rulesAre({ paidTwice: 'warn' });
    const loan = await anOpenLoan(harness);
    const [first, second] = [await billed(loan), await billed(loan)];
    const { createdAt } = first;
    const [sentence] = await said(loan, second);
    const day = new Date(new Date(createdAt).getTime() - 4 * 3_600_000).toISOString().slice(0, 10);
    const figures = { ...bill, amount: '$300.00', line: 'Roofing', other: 'Roofing', date: formatMonthDayYear(day) };
    expect(sentence).toBe(fill(automaticRules.paidTwice, figures));
    expect(await said(loan, first)).toEqual([]);
    await loan.borrower.call('PUT', '/draw-requests/withdraw', { id: first.id });
    expect(await said(loan, second)).toEqual([]);
    expect((await findings(loan, second)).runs[0]).toMatchObject({ cause: 'drawReturned', sentences: [] });
  });

  test('that bar an approval are overridden with a reason, as they were read', async () => {
    await rulesAre({ missingInvoice: 'block' });
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([300_000]);
    const approve = () => loan.admin.problem('PUT', '/draw-requests/accept', { id: draw.id });
    expect(await approve()).toMatchObject({
      status: 422,
      detail: fill(automaticRules.blocked, { finding: missing }),
    });
    expect(await loan.ledger()).toMatchObject({ pending: 300_000 });
    const override = (more: object) =>
      loan.admin.call<DrawFindingsDto>('PUT', '/draw-requests/rules/override', {
        drawRequestId: draw.id,
        rule: 'missingInvoice',
        sentence: missing,
        reason: ' Seen on site ',
        ...more,
      });
    expect((await override({ reason: ' ' })).status).toBe(422);
    expect((await override({ sentence: 'Something else' })).text).toContain(automaticRules.findingChanged);
    const overridden = await Promise.all([override({}), override({})]);
    expect(overridden[0]?.body.findings).toMatchObject([
      { isBarring: true, override: { reason: 'Seen on site', userId: loan.adminId } },
    ]);
    expect((await loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id })).status).toBe(200);
  });

  test('that bar an approval bar it beside a rejection too, and neither a rejection nor what is held', async () => {
    await rulesAre({ missingInvoice: 'block' });
    const loan = await anOpenLoan(harness);
    const { id, lineItems } = await loan.draw([300_000, 100]);
    const save = (...decisions: object[]) =>
      loan.admin.call('PUT', '/draw-requests/save', {
        id,
        lineItems: decisions.map((decision, at) => ({ id: lineItems[at]?.id, ...decision })),
      });
    const rejection = { statusId: 4, rejectReason: 'Not built.' };
    expect((await save({ statusId: 3 }, rejection)).status).toBe(422);
    expect(await loan.ledger()).toMatchObject({ pending: 300_100, pendingFunding: 0 });
    expect((await save({ statusId: 2 }, rejection)).status).toBe(200);
    expect(await loan.ledger()).toMatchObject({ pending: 300_000 });
  });

  test('know an interest reserve without a line of the budget, what payments put into it, and the rate of now', async () => {
    await rulesAre({ interestReserve: 'warn', interestReserveMonths: 10 });
    const loan = await anOpenLoan(harness, undefined, { ...agreedTerms, rate: 12, interestReserve: 1_000 });
    const draw = await loan.draw([undefined, 15_000]);
    const low = (more: { rate: number; monthly: string; months: number; balance?: string }) => [
      fill(automaticRules.reserveRunsOut, { left: '$10.00', balance: '$200.01', limit: 10, ...more }),
    ];
    expect(await said(loan, draw)).toEqual(low({ rate: 12, monthly: '$2.00', months: 5 }));
    // What is kept back of the payment is in the reserve; it is not counted twice.
    await fund(loan, draw, { feesNetted: 0, reserveNetted: 600 });
    const next = await loan.draw([undefined, 5_000]);
    const more = (figures: Parameters<typeof low>[0]) => low({ balance: '$250.01', ...figures });
    expect(await said(loan, next)).toEqual(more({ rate: 12, monthly: '$2.50', months: 4 }));
    await loan.admin.call('PUT', `/ledgers/${loan.applicationId}/interest-terms`, {
      version: 0,
      rate: 24,
      basis: 'actual360',
      firstDay: testDay,
      effectiveOn: testDay,
      payer: 'reserve',
      reason: 'As the index rose.',
    });
    expect(await said(loan, next)).toEqual(more({ rate: 24, monthly: '$5.00', months: 2 }));
  });

  test('are read and overridden by no borrower', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100]);
    expect((await loan.borrower.call('GET', `/draw-requests/${draw.id}/rules`)).status).toBe(403);
    expect((await loan.borrower.call('PUT', '/draw-requests/rules/override', {})).status).toBe(403);
    expect((await loan.borrower.call('PUT', '/ledgers/papers', {})).status).toBe(403);
  });
});

describe('what the approval of an application tells', () => {
  const approved = async (more: object) => {
    const [applicationId, companyId, line] = [randomUUID(), randomUUID(), randomUUID()];
    await harness.deliver('application.approved', applicationId, {
      applicationId,
      companyId,
      userId: randomUUID(),
      name: 'Elm Court',
      decidedBy: randomUUID(),
      loanType: 'construction',
      terms: {
        amount: 800_000,
        rate: 12,
        termMonths: 12,
        interestReserve: 0,
        retainagePercent: 0,
        originationFeePercent: 0,
        otherFees: 0,
      },
      properties: [
        {
          propertyId: randomUUID(),
          street: '1 Elm',
          city: 'Houston',
          state: 'TX',
          zipCode: '77002',
          lines: [approvedLine(line, 0, 1_000_000)],
        },
      ],
      ...more,
    });
    const answer = await harness.as(aBorrower(companyId)).call<DrawRequestDto>('POST', '/draw-requests', {
      applicationId,
      lineItems: [{ additionalBudgetItemId: line, requestedAmount: 100_000 }],
      ...certified,
    });
    return { applicationId, draw: answer.body, admin: harness.as(anAdministrator()) };
  };

  test('is whether the sources pay for the budget, and when papers end; a renewed one is written down', async () => {
    await rulesAre({ outOfBalance: 'warn', expiredPapers: 'warn' });
    const { applicationId, draw, admin } = await approved({
      sources: [{ name: 'Equity', total: 150_000 }],
      papers: [{ kind: 'insurance', expiresOn: '2020-01-31' }],
    });
    const read = async () => (await admin.call<DrawFindingsDto>('GET', `/draw-requests/${draw.id}/rules`)).body;
    const balance = { cost: '$9,000.00', left: '$8,500.00', short: '$500.00' };
    const first = await read();
    expect(first.papers).toMatchObject([{ paper: 'insurance', expiresOn: '2020-01-31', userId: null }]);
    expect(first.findings.map(({ sentence }) => sentence)).toEqual([
      fill(automaticRules.outOfBalance, balance),
      fill(automaticRules.paperUnknown, { paper: 'the building permit' }),
      fill(automaticRules.paperExpired, { paper: 'The insurance', date: '01/31/2020' }),
    ]);
    for (const paper of ['insurance', 'building_permit'])
      await admin.call('PUT', '/ledgers/papers', { applicationId, paper, expiresOn: '2090-12-31' });
    const later = await read();
    expect(later.findings.map(({ rule }) => rule)).toEqual(['outOfBalance']);
    expect(later.papers.find(({ paper }) => paper === 'insurance')).toMatchObject({ expiresOn: '2090-12-31' });
    expect(later.runs.map(({ cause }) => cause)).toEqual(['papersChanged', 'papersChanged', 'drawSubmitted']);
    const wrong = await admin.problem('PUT', '/ledgers/papers', { applicationId, paper: 'deed', expiresOn: 'soon' });
    expect(wrong.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['paper', 'expiresOn']));
  });

  test('is not what they pay for beside the budget, as a purchase', async () => {
    await rulesAre({ outOfBalance: 'warn' });
    const { draw, admin } = await approved({ sources: [{ name: 'Equity', total: 300_000 }], outsideBudget: 150_000 });
    const { body } = await admin.call<DrawFindingsDto>('GET', `/draw-requests/${draw.id}/rules`);
    const balance = { cost: '$9,000.00', left: '$8,500.00', short: '$500.00' };
    expect(body.findings.map(({ sentence }) => sentence)).toEqual([fill(automaticRules.outOfBalance, balance)]);
  });

  test('is unknown of a loan from before: its balance is not judged', async () => {
    await rulesAre({ outOfBalance: 'warn' });
    const { draw, admin } = await approved({});
    expect((await admin.call<DrawFindingsDto>('GET', `/draw-requests/${draw.id}/rules`)).body.findings).toEqual([]);
  });
});
