import { randomUUID } from 'node:crypto';
import { drawRules, fill, loanRules, shared } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aSuperAdministrator, headed, headOf } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import type { LoanInterestDto } from '../interest/interest.dto.js';
import type { ActiveTotalsDto } from '../ledger/ledger.dto.js';
import { approve, fund, schedule } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';
import type { PayoffDto } from './payoff.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const at = (day: string) => harness.clock.set(`${day}T15:00:00.000Z`);
/** A loan of which 3,950.00 beside the 50.00 of before is funded on 2026-03-02 at 9%, a dollar a day; 20.00 in its reserve. */
async function aFundedLoan(retainagePercent = 0): Promise<Loan> {
  at('2026-03-02');
  const loan = await anOpenLoan(harness, randomUUID(), { ...agreedTerms, rate: 9, retainagePercent });
  await fund(loan, await loan.draw([394_999]), retainagePercent > 0 ? {} : { reserveNetted: 2000, feesNetted: 30_000 });
  return loan;
}
const pathOf = (loan: Loan, rest = '') => `/ledgers/${loan.applicationId}/payoff${rest}`;
const figure = async (loan: Loan, day = '2026-03-22') =>
  (await loan.borrower.call<PayoffDto>('GET', pathOf(loan, `?day=${day}`))).body;
const payOff = (loan: Loan, more: object = {}) =>
  loan.admin.call<PayoffDto>('POST', pathOf(loan), {
    receivedOn: '2026-03-22',
    amount: 408_500,
    reference: 'Wire 77',
    ...more,
  });
const errorsOf = async (loan: Loan, more: object) =>
  (await loan.admin.problem('POST', pathOf(loan), { receivedOn: '2026-03-22', amount: 1, reference: 'x', ...more }))
    .errors;

test('a budget is not changed any more once the loan was paid off, though it was asked for before', async () => {
  const loan = await aFundedLoan();
  const [first, second] = loan.lines;
  const lineItems = [
    { additionalBudgetItemId: first, decrease: 100 },
    { additionalBudgetItemId: second, increase: 100 },
  ];
  const change = { applicationId: loan.applicationId, kind: 'reallocation', reason: 'Cheaper', lineItems };
  const wanted = (await loan.borrower.call<{ id: string; version: number }>('POST', '/budget-changes', change)).body;
  at('2026-03-22');
  expect((await payOff(loan)).status).toBe(201);
  const closed = fill(loanRules.loanClosed, { day: '03/22/2026' });
  expect((await loan.borrower.problem('POST', '/budget-changes', change)).detail).toBe(closed);
  const { id, version } = wanted;
  expect((await loan.admin.problem('PUT', '/budget-changes/approve', { id, version })).detail).toBe(closed);
  const rejected = await loan.admin.call('PUT', '/budget-changes/reject', { id, version, reason: 'Paid off.' });
  expect(rejected.status).toBe(200);
});

describe('a payoff', () => {
  it('is principal, interest to its day and fees, less what the borrower has with the lender; for a day ahead, too', async () => {
    const loan = await aFundedLoan();
    at('2026-03-12');
    // 4,000.00; twenty days at 1.00; 385.00 of fees of which 300.00 were kept back; 20.00 in the reserve.
    expect(await figure(loan)).toEqual({
      applicationId: loan.applicationId,
      day: '2026-03-22',
      closedOn: null,
      principal: 400_000,
      interestDue: 0,
      interestAccrued: 2000,
      feesDue: 8500,
      unapplied: 0,
      reserveLeft: 2000,
      total: 408_500,
      perDiem: 100,
      basis: 'actual360',
      undecided: 0,
      waiting: 0,
      retainageHeld: 0,
      units: [],
    });
    expect((await loan.borrower.call<PayoffDto>('GET', pathOf(loan))).body).toMatchObject({
      day: '2026-03-12',
      interestAccrued: 1000,
    });
    const between = fill(shared.dateBetween, { from: '03/02/2026', to: '06/10/2026' });
    for (const day of ['2026-03-01', '2026-06-11'])
      expect((await loan.borrower.problem('GET', pathOf(loan, `?day=${day}`))).errors).toEqual([
        { field: 'day', message: between },
      ]);
    const letter = await loan.borrower.call('GET', pathOf(loan, '/pdf?day=2026-03-22'));
    expect([letter.status, letter.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect(await headOf(letter.bytes)).toEqual(headed);
    const stranger = harness.as(aBorrower(randomUUID()));
    for (const rest of ['', '/pdf']) expect((await stranger.problem('GET', pathOf(loan, rest))).status).toBe(403);
    expect((await loan.borrower.problem('POST', pathOf(loan), {})).status).toBe(403);
  });

  it('takes what was stated and not paid with it, and gives back what was stated for later', async () => {
    const loan = await aFundedLoan();
    at('2026-04-02');
    await loan.admin.call('POST', `/ledgers/${loan.applicationId}/interest-statements`, { month: '2026-03' });
    // 30.00 stated, 20.00 of it paid by the reserve.
    expect(await figure(loan, '2026-04-11')).toMatchObject({
      interestDue: 1000,
      interestAccrued: 1000,
      reserveLeft: 0,
    });
    expect(await figure(loan, '2026-03-22')).toMatchObject({ interestDue: 1000, interestAccrued: -1000 });
  });

  it('ends the loan: nothing is asked for, scheduled, paid or corrected afterwards, and it counts as active no more', async () => {
    const loan = await aFundedLoan();
    at('2026-03-22');
    expect(await errorsOf(loan, {})).toEqual([
      { field: 'amount', message: fill(loanRules.payoffIs, { amount: '$4,085.00' }) },
    ]);
    expect(await errorsOf(loan, { receivedOn: '2026-03-23' })).toEqual([
      { field: 'receivedOn', message: drawRules.fundedDayOutside },
    ]);
    const draft = await loan.borrower.call<{ id: string }>('POST', '/draw-drafts', {
      applicationId: loan.applicationId,
    });
    expect(draft.status).toBe(201);
    const both = await Promise.all([1, 2].map(() => payOff(loan)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 201)?.body).toMatchObject({
      closedOn: '2026-03-22',
      principal: 0,
      feesDue: 0,
      reserveLeft: 0,
      total: 0,
    });
    const ended = fill(loanRules.loanClosed, { day: '03/22/2026' });
    const request = {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 1 }],
      ...certified,
    };
    const correction = { additionalBudgetItemId: loan.lines[0], from: 394_999, amountFundedToDate: 1, reason: 'No' };
    for (const [who, path, body] of [
      [loan.borrower, '/draw-requests', request],
      [loan.admin, `/ledgers/${loan.applicationId}/corrections`, correction],
      [loan.admin, `/ledgers/${loan.applicationId}/units`, { name: 'Unit 1', releasePrice: 1 }],
    ] as const)
      expect(await who.problem('POST', path, body)).toMatchObject({ status: 422, detail: ended });
    const [payment] = (await loan.admin.call<LoanInterestDto>('GET', `/ledgers/${loan.applicationId}/interest`)).body
      .payments;
    expect(payment).toMatchObject({ kind: 'payoff', amount: 408_500, recordedBy: loan.adminId });
    // Who comes later is told by which payment it ended.
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ detail: ended, current: { payment } });
    const interest = { receivedOn: '2026-03-22', amount: 1, reference: 'x' };
    const late = await loan.admin.problem('POST', `/ledgers/${loan.applicationId}/payments`, interest);
    expect(late).toMatchObject({ status: 409, code: 'state.version_conflict', detail: ended, current: { payment } });
    const totals = (await loan.borrower.call<ActiveTotalsDto>('GET', `/companies/${loan.companyId}/active-totals`))
      .body;
    expect(totals).toMatchObject({ total: 0, fundedToDate: 0, available: 0 });
    expect(totals.loans).toMatchObject([{ closedOn: '2026-03-22', fundedToDate: 400_000, available: 0 }]);
    for (const type of ['loan.paid_off', 'loan.closed'] as const)
      expect((await harness.sent(type)).filter(({ aggregateId }) => aggregateId === loan.applicationId)).toHaveLength(
        1,
      );
    await expectReplayed(loan);
  });

  it('that came back is reversed once, with its day and reason, and the loan runs on as if it had not been paid', async () => {
    const loan = await aFundedLoan();
    at('2026-03-22');
    const before = await figure(loan, '2026-03-25');
    await payOff(loan);
    at('2026-03-25');
    const interest = async () =>
      (await loan.admin.call<LoanInterestDto>('GET', `/ledgers/${loan.applicationId}/interest`)).body;
    const [payment] = (await interest()).payments;
    const reversal = (more: object = {}) => ({
      id: payment?.id,
      version: payment?.version,
      reversedOn: '2026-03-22',
      reason: 'The check bounced.',
      ...more,
    });
    const early = await loan.admin.problem('PUT', '/loan-payments/reverse', reversal({ reversedOn: '2026-03-21' }));
    expect(early.errors).toEqual([{ field: 'reversedOn', message: drawRules.fundedDayOutside }]);
    expect((await loan.borrower.call('PUT', '/loan-payments/reverse', reversal())).status).toBe(403);
    const both = await Promise.all([1, 2].map(() => loan.admin.call('PUT', '/loan-payments/reverse', reversal())));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await figure(loan, '2026-03-25')).toEqual(before);
    expect((await interest()).payments[0]).toMatchObject({ stage: 'reversed', reason: 'The check bounced.' });
    const told = (await harness.sent('loan.reopened')).filter(({ aggregateId }) => aggregateId === loan.applicationId);
    expect(told.map(({ payload }) => payload)).toMatchObject([
      { amount: 408_500, reversedOn: '2026-03-22', reason: 'The check bounced.', doneBy: loan.adminId },
    ]);
    // It is drawn on again, and paid off again.
    await fund(loan, await loan.draw([10_000]));
    const { total } = await figure(loan, '2026-03-25');
    expect((await payOff(loan, { receivedOn: '2026-03-25', amount: total })).status).toBe(201);
    await expectReplayed(loan);
  });

  it('above the amount of two administrators is taken back by another one than who recorded it', async () => {
    const loan = await aFundedLoan();
    at('2026-03-22');
    await payOff(loan);
    const boss = harness.as(aSuperAdministrator());
    expect((await boss.call('PUT', '/approval-limits', { amount: 400_000, version: 0 })).status).toBe(200);
    try {
      const path = `/ledgers/${loan.applicationId}/interest`;
      const [payment] = (await loan.admin.call<LoanInterestDto>('GET', path)).body.payments;
      const { id, version } = payment ?? { id: '', version: 0 };
      const reversal = { id, version, reversedOn: '2026-03-22', reason: 'The check bounced.' };
      const own = await loan.admin.problem('PUT', '/loan-payments/reverse', reversal);
      expect([own.status, own.detail]).toEqual([403, loanRules.ownPayoff]);
      const other = harness.as(anAdministrator());
      expect((await other.call('PUT', '/loan-payments/reverse', reversal)).status).toBe(200);
    } finally {
      await boss.call('PUT', '/approval-limits', { amount: null, version: 1 });
    }
  });

  it('waits for draws that are not decided or not paid, and for retainage that is held without a reason', async () => {
    const loan = await aFundedLoan(10);
    at('2026-03-22');
    const draw = await loan.draw([10_000]);
    const detail = async () =>
      (await loan.admin.problem('POST', pathOf(loan), { receivedOn: '2026-03-22', amount: 1, reference: 'x' })).detail;
    expect(await detail()).toBe(fill(loanRules.payoffUndecided, { amount: '$100.00' }));
    const approved = await approve(loan, draw);
    expect(await detail()).toBe(fill(loanRules.payoffWaits, { amount: '$90.00' }));
    await schedule(loan, approved);
    const [planned] = (
      await loan.admin.call<{ id: string; version: number }[]>(
        'GET',
        `/fundings?stage=scheduled&applicationId=${loan.applicationId}`,
      )
    ).body;
    await loan.admin.call('PUT', '/fundings/fund', { ...planned, fundedOn: '2026-03-22', reference: 'x', payee: 'x' });
    expect(await errorsOf(loan, { receivedOn: '2026-03-21' })).toEqual([
      { field: 'receivedOn', message: loanRules.movedSince },
    ]);
    const { total, retainageHeld } = await figure(loan);
    expect(await errorsOf(loan, { amount: total })).toEqual([
      { field: 'retainageReason', message: fill(loanRules.payoffRetainage, { amount: '$405.00' }) },
    ]);
    expect(retainageHeld).toBe(40_500);
    const paid = await payOff(loan, { amount: total, retainageReason: 'Paid by the owner' });
    expect([paid.status, paid.body.closedOn]).toEqual([201, '2026-03-22']);
  });

  it('is not recorded while the borrower has more with the lender than is owed', async () => {
    at('2026-03-02');
    const loan = await anOpenLoan(harness, randomUUID(), { ...agreedTerms, originationFeePercent: 0, otherFees: 0 });
    await loan.admin.call('POST', `/ledgers/${loan.applicationId}/payments`, {
      receivedOn: '2026-03-02',
      amount: 9000,
      reference: 'x',
    });
    const refused = await loan.admin.problem('POST', pathOf(loan), {
      receivedOn: '2026-03-02',
      amount: 0,
      reference: 'x',
    });
    expect(refused.detail).toBe(fill(loanRules.payoffCredit, { amount: '$39.99' }));
  });
});

describe('a unit', () => {
  it('is released once when its price is paid, which lowers the principal; one that came back is held again', async () => {
    const loan = await aFundedLoan();
    at('2026-03-12');
    const add = (name: string, releasePrice: number) =>
      loan.admin.call<PayoffDto>('POST', `/ledgers/${loan.applicationId}/units`, { name, releasePrice });
    const [unit] = (await add('Unit 1', 100_000)).body.units;
    expect(unit).toMatchObject({ name: 'Unit 1', releasePrice: 100_000, releasedOn: null, version: 1 });
    const problem = async (body: object) =>
      (await loan.admin.problem('POST', `/ledgers/${loan.applicationId}/units`, body)).errors;
    expect(await problem({ name: 'Unit 1', releasePrice: 5 })).toEqual([
      { field: 'name', message: loanRules.unitThere },
    ]);
    expect(await problem({ name: 'Unit 2', releasePrice: 0 })).toEqual([
      { field: 'releasePrice', message: loanRules.nothingPaid },
    ]);
    const body = { id: unit?.id, version: 1, receivedOn: '2026-03-12', reference: 'Sale of unit 1' };
    const both = await Promise.all([1, 2].map(() => loan.admin.call<PayoffDto>('PUT', '/loan-units/release', body)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      current: {
        unit: { id: unit?.id, releasedOn: '2026-03-12', version: 2 },
        payment: { kind: 'release', amount: 100_000, reference: 'Sale of unit 1', recordedBy: loan.adminId },
      },
    });
    // Ten days at 1.00, then ten at 0.75.
    expect(await figure(loan)).toMatchObject({
      principal: 300_000,
      interestAccrued: 1750,
      perDiem: 75,
      units: [{ releasedOn: '2026-03-12' }],
    });
    // What was lent stays lent: nothing can be drawn again.
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 400_000, available: 500_000 });
    const { payments } = (await loan.borrower.call<LoanInterestDto>('GET', `/ledgers/${loan.applicationId}/interest`))
      .body;
    const back = { id: payments[0]?.id, version: 1, reversedOn: '2026-03-12', reason: 'The sale fell through' };
    expect((await loan.admin.call('PUT', '/loan-payments/reverse', back)).status).toBe(200);
    expect(await figure(loan)).toMatchObject({ principal: 400_000, units: [{ releasedOn: null, version: 3 }] });
    // It can be released again by who is told so.
    expect(await loan.admin.problem('PUT', '/loan-units/release', { ...body, version: 2 })).toMatchObject({
      status: 409,
      current: {
        unit: { releasedOn: null, version: 3 },
        payment: { stage: 'reversed', reason: 'The sale fell through', reversedBy: loan.adminId },
      },
    });
    const [, dear] = (await add('Unit 2', 500_000)).body.units;
    const refused = await loan.admin.problem('PUT', '/loan-units/release', { ...body, id: dear?.id });
    expect([refused.status, refused.detail]).toEqual([
      422,
      fill(loanRules.releaseAbovePrincipal, { amount: '$4,000.00' }),
    ]);
    expect((await loan.borrower.problem('PUT', '/loan-units/release', body)).status).toBe(403);
  });
});
