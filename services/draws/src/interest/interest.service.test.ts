import { randomUUID } from 'node:crypto';
import { drawRules, fill, loanRules } from '@groundwork/domain-messages';
import type { AgreedTerms } from '@groundwork/domain-events';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aSuperAdministrator, headed, headOf } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';
import { fund } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan, approvedLine } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';
import type { LoanInterestDto } from './interest.dto.js';
import { StatementTimer } from './statement-timer.service.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const at = (day: string) => harness.clock.set(`${day}T15:00:00.000Z`);
/** 10% on actual/360, nothing held back, and a line of the budget for interest in the place of the third one. */
const terms: AgreedTerms = { ...agreedTerms, rate: 9, retainagePercent: 0 };

async function aLoan(more: Partial<AgreedTerms> = {}, reserveLine = 0): Promise<Loan> {
  at('2026-03-02');
  const loan = await anOpenLoan(harness, randomUUID(), { ...terms, ...more }, [
    { ...approvedLine(randomUUID(), 0, 1_000_000) },
    ...(reserveLine > 0 ? [{ ...approvedLine(randomUUID(), 1, reserveLine), type: 'interest reserve' }] : []),
  ]);
  return loan;
}
const interestOf = async (loan: Loan, who = loan.borrower) =>
  (await who.call<LoanInterestDto>('GET', `/ledgers/${loan.applicationId}/interest`)).body;
const state = (loan: Loan, month: string, who = loan.admin) =>
  who.call<LoanInterestDto>('POST', `/ledgers/${loan.applicationId}/interest-statements`, { month });
const pay = (loan: Loan, more: object = {}) =>
  loan.admin.call<LoanInterestDto>('POST', `/ledgers/${loan.applicationId}/payments`, {
    receivedOn: '2026-04-05',
    amount: 10_000,
    reference: 'Check 88',
    ...more,
  });
const setTerms = (loan: Loan, more: object = {}) =>
  loan.admin.call<LoanInterestDto>('PUT', `/ledgers/${loan.applicationId}/interest-terms`, {
    version: 0,
    basis: 'thirty360',
    rate: 12,
    firstDay: '2026-03-02',
    effectiveOn: '2026-04-01',
    payer: 'borrower',
    reason: 'The note says so',
    ...more,
  });

describe('interest of a loan', () => {
  it('accrues by day on what is funded, at the agreed rate; the borrower reads it, another company does not', async () => {
    const loan = await aLoan();
    at('2026-03-11');
    await fund(loan, await loan.draw([400_000]), { fundedOn: '2026-03-11' });
    at('2026-03-21');
    // 4,000.00 at 9% is 1.00 a day; the day of the payment counts, today does not yet.
    expect(await interestOf(loan)).toMatchObject({
      asOf: '2026-03-21',
      terms: { version: 0, basis: 'actual360', rate: 9, firstDay: '2026-03-02', payer: 'reserve' },
      principal: 400_000,
      perDiem: 100,
      accrued: 1000,
      due: 0,
      nextMonth: '2026-03',
      nextFrom: '2026-04-01',
      statements: [],
      payments: [],
    });
    const stranger = harness.as(aBorrower(randomUUID()));
    expect((await stranger.problem('GET', `/ledgers/${loan.applicationId}/interest`)).code).toBe('access.denied');
    expect((await loan.borrower.problem('GET', `/ledgers/${randomUUID()}/interest`)).status).toBe(404);
  });

  it('is nothing where no rate was agreed, until an administrator sets the terms with a reason', async () => {
    at('2026-03-02');
    const loan = await anOpenLoan(harness);
    at('2026-04-02');
    expect(await interestOf(loan)).toMatchObject({
      terms: { rate: null, firstDay: null },
      accrued: 0,
      nextMonth: null,
    });
    expect(
      await loan.admin.problem('POST', `/ledgers/${loan.applicationId}/interest-statements`, { month: '2026-03' }),
    ).toMatchObject({
      status: 422,
      detail: loanRules.noRate,
    });
    const path = `/ledgers/${loan.applicationId}/interest-terms`;
    expect(
      (
        await loan.admin.problem('PUT', path, {
          version: 0,
          basis: 'actual365',
          rate: 7.3,
          firstDay: '2026-03-12',
          effectiveOn: '2026-03-12',
          payer: 'borrower',
          reason: ' ',
        })
      ).errors,
    ).toEqual([{ field: 'reason', message: drawRules.moneyNeedsReason }]);
    const set = await setTerms(loan, {
      basis: 'actual365',
      rate: 7.3,
      firstDay: '2026-03-12',
      effectiveOn: '2026-03-12',
    });
    // 50.01 was funded before: a cent a day, for 21 days.
    expect(set.body).toMatchObject({ terms: { version: 1, rate: 7.3 }, principal: 5001, accrued: 21 });
    expect(set.body.changes).toMatchObject([{ version: 1, reason: 'The note says so', changedBy: loan.adminId }]);
    expect((await interestOf(loan)).changes[0]?.changedBy).toBeNull();
    expect(await setTerms(loan)).toMatchObject({ status: 409, body: { current: { version: 1, rate: 7.3 } } });
    expect((await loan.borrower.problem('PUT', path, {})).status).toBe(403);
  });
});

describe('a statement', () => {
  it('is made once a month is over, in the order of months, and paid from the reserve as far as it goes', async () => {
    const loan = await aLoan({}, 1500);
    const paid = await fund(loan, await loan.draw([400_000]), { reserveNetted: 2000 });
    const refused = async (month: string) =>
      (await loan.admin.problem('POST', `/ledgers/${loan.applicationId}/interest-statements`, { month })).errors;
    expect(await refused('2026-03')).toEqual([
      { field: 'month', message: fill(loanRules.monthNotOver, { day: '04/01/2026' }) },
    ]);
    at('2026-04-01');
    expect(await refused('2026-04')).toEqual([
      { field: 'month', message: fill(loanRules.nextStatement, { month: '2026-03' }) },
    ]);
    // 30 days at 1.00; 20.00 were put into the reserve, 10.00 are lent by the line of the budget.
    const march = (await state(loan, '2026-03')).body;
    expect(march.statements).toMatchObject([
      {
        month: '2026-03',
        periodFrom: '2026-03-02',
        periodTo: '2026-04-01',
        openingPrincipal: 0,
        closingPrincipal: 400_000,
        interest: 3000,
        adjustment: 0,
        paidFromReserve: 2000,
        paidFromBudget: 1000,
        due: 0,
        paid: 0,
        dueOn: '2026-04-10',
      },
    ]);
    expect(march).toMatchObject({ due: 0, reserve: { paidIn: 2000, used: 2000, linesLeft: 500, left: 500 } });
    const ledger = await loan.ledger();
    expect(ledger).toMatchObject({ fundedToDate: 401_000, available: 900_000 - 401_000 });
    expect(ledger.lines[1]).toMatchObject({ amountFundedToDate: 1000, available: 500 });
    await expectReplayed(loan);
    const entries = (await loan.borrower.call<LedgerEntryDto[]>('GET', `/ledgers/${loan.applicationId}/entries`)).body;
    expect(entries.at(-1)).toMatchObject({ kind: 'interest', amount: 1000, effectiveOn: '2026-04-01' });
    // April: 30 days on 4,010.00; 5.00 are left in the line, the rest is the borrower's.
    at('2026-05-04');
    const april = (await state(loan, '2026-04')).body;
    expect(april.statements[0]).toMatchObject({ interest: 3008, paidFromReserve: 0, paidFromBudget: 500, due: 2508 });
    expect(april).toMatchObject({ due: 2508, principal: 401_500, reserve: { left: 0 } });
    expect(paid.netAmount).toBe(398_000);
  });

  it('of a month is one, however often and by whomever it is asked for', async () => {
    const loan = await aLoan();
    await fund(loan, await loan.draw([400_000]));
    at('2026-04-01');
    const other = harness.as(aSuperAdministrator());
    const both = await Promise.all(
      [loan.admin, other].flatMap((who) => [1, 2, 3].map(() => state(loan, '2026-03', who))),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect((await interestOf(loan)).statements).toHaveLength(1);
    const timer = harness.service.app.get(StatementTimer, { strict: false });
    at('2026-06-15');
    await Promise.all([timer.sweep(), timer.sweep()]);
    expect((await interestOf(loan)).statements.map(({ month }) => month)).toEqual(['2026-05', '2026-04', '2026-03']);
    expect(await timer.sweep()).toBe(0);
    const told = (await harness.sent('interest.stated')).filter(
      ({ aggregateId }) => aggregateId === loan.applicationId,
    );
    expect(told.map(({ payload }) => [payload.month, payload.interest, payload.due])).toEqual([
      ['2026-03', 3000, 3000],
      ['2026-04', 3000, 3000],
      ['2026-05', 3100, 3100],
    ]);
  });

  it('makes up for what became known later of the time before', async () => {
    const loan = await aLoan({ interestReserve: 0 });
    await fund(loan, await loan.draw([400_000]));
    at('2026-04-02');
    await state(loan, '2026-03');
    await fund(loan, await loan.draw([200_000]), { fundedOn: '2026-03-22' });
    await setTerms(loan);
    at('2026-05-01');
    const [april] = (await state(loan, '2026-04')).body.statements;
    // Ten days of March at 0.50; April has thirty days at 12% on 6,000.00.
    expect(april).toMatchObject({ adjustment: 500, interest: 6000, due: 6500, openingPrincipal: 600_000 });
  });

  it('is a paper for both sides, the same each time', async () => {
    const loan = await aLoan();
    await fund(loan, await loan.draw([400_000]));
    at('2026-04-01');
    await state(loan, '2026-03');
    const path = `/ledgers/${loan.applicationId}/interest-statements/2026-03/pdf`;
    const papers = await Promise.all([loan.borrower, loan.admin].map((who) => who.call('GET', path)));
    expect(papers.map(({ status, text }) => [status, text.slice(0, 5)])).toEqual([
      [200, '%PDF-'],
      [200, '%PDF-'],
    ]);
    expect(papers[0]?.text).toBe(papers[1]?.text);
    expect(await headOf(papers[0]?.bytes ?? Buffer.of())).toEqual(headed);
    const stranger = harness.as(aBorrower(randomUUID()));
    expect((await stranger.problem('GET', path)).status).toBe(403);
    expect((await loan.borrower.problem('GET', path.replace('03/', '04/'))).status).toBe(404);
  });
});

describe('a payment of the borrower', () => {
  const owing = async () => {
    const loan = await aLoan({ interestReserve: 0 });
    await fund(loan, await loan.draw([400_000]));
    at('2026-05-05');
    await state(loan, '2026-03');
    await state(loan, '2026-04');
    return loan;
  };
  it('pays the oldest statement first; what is too much waits for the next one', async () => {
    const loan = await owing();
    expect(await interestOf(loan)).toMatchObject({ due: 6000, unapplied: 0 });
    expect((await pay(loan, { amount: 4500 })).body).toMatchObject({ due: 1500, unapplied: 0 });
    const after = (await pay(loan, { amount: 2000, reference: 'Wire 9' })).body;
    expect(after).toMatchObject({ due: 0, unapplied: 500 });
    expect(after.statements.map(({ paid }) => paid)).toEqual([3000, 3000]);
    at('2026-06-01');
    expect((await state(loan, '2026-05')).body).toMatchObject({ due: 2600, unapplied: 0 });
  });
  it('is refused where somebody else recorded one since it was typed, until that was looked at', async () => {
    const loan = await owing();
    const seen = (payments: number, more: object = {}) => pay(loan, { amount: 3000, payments, ...more });
    expect((await seen(0)).status).toBe(201);
    expect(await seen(0)).toMatchObject({
      status: 409,
      body: {
        code: 'state.version_conflict',
        current: { payments: 1, payment: { reference: 'Check 88', amount: 3000, recordedBy: loan.adminId } },
      },
    });
    expect((await interestOf(loan)).payments).toHaveLength(1);
    expect((await seen(1, { reference: 'Check 89' })).body).toMatchObject({ due: 0 });
    // Who names no number is of before, and is not asked.
    expect((await pay(loan, { amount: 1 })).status).toBe(201);
  });
  it('has an amount, a day and a reference', async () => {
    const loan = await owing();
    const path = `/ledgers/${loan.applicationId}/payments`;
    const errors = async (more: object) =>
      (await loan.admin.problem('POST', path, { receivedOn: '2026-05-05', amount: 1, reference: 'x', ...more })).errors;
    expect(await errors({ amount: 0 })).toEqual([{ field: 'amount', message: loanRules.nothingPaid }]);
    expect(await errors({ receivedOn: '2026-05-06' })).toEqual([
      { field: 'receivedOn', message: drawRules.fundedDayOutside },
    ]);
    expect((await errors({ reference: '' }))?.map(({ field }) => field)).toEqual(['reference']);
    expect((await loan.borrower.problem('POST', path, {})).status).toBe(403);
  });
  it('that came back is reversed once, with its reason; sent twice with one key it is one', async () => {
    const loan = await owing();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { receivedOn: '2026-05-05', amount: 6000, reference: 'Check 1' };
    const path = `/ledgers/${loan.applicationId}/payments`;
    for (const _ of [1, 2]) await loan.admin.call('POST', path, body, { headers });
    const [payment, ...others] = (await interestOf(loan)).payments;
    expect(others).toEqual([]);
    expect(payment).toMatchObject({ kind: 'interest', stage: 'recorded', amount: 6000, recordedBy: null });
    const back = { id: payment?.id, version: 1, reversedOn: '2026-05-05', reason: 'No funds' };
    expect((await loan.admin.problem('PUT', '/loan-payments/reverse', { ...back, reason: '' })).errors).toEqual([
      { field: 'reason', message: drawRules.moneyNeedsReason },
    ]);
    expect(
      (await loan.admin.problem('PUT', '/loan-payments/reverse', { ...back, reversedOn: '2026-05-04' })).errors,
    ).toEqual([{ field: 'reversedOn', message: drawRules.fundedDayOutside }]);
    const both = await Promise.all([1, 2].map(() => loan.admin.call('PUT', '/loan-payments/reverse', back)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      current: { payment: { id: payment?.id, stage: 'reversed', reason: 'No funds', reversedBy: loan.adminId } },
    });
    expect(await interestOf(loan, loan.admin)).toMatchObject({
      due: 6000,
      payments: [{ stage: 'reversed', reason: 'No funds', reversedOn: '2026-05-05', version: 2 }],
    });
    expect((await loan.borrower.problem('PUT', '/loan-payments/reverse', back)).status).toBe(403);
  });
});
