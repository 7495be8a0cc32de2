import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { drawRules, fill } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aSuperAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { FundingDto } from '../funding-rows/index.js';
import { startDraws } from '../testing/harness.js';
import { LedgerMovesRepository } from '../ledger/index.js';
import { approve, fund, payment, schedule, testDay } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan, approvedLine } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';
import type { ListedFundingDto } from '../payment-exports/index.js';
import type { PendingFundingDto } from './funding-lists.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const aLoan = () => anOpenLoan(harness, randomUUID(), agreedTerms);
const drawOf = async (loan: Loan, id: string) =>
  (await loan.borrower.call<DrawRequestDto>('GET', `/draw-requests/${id}`)).body;
const pendingOf = async (loan: Loan) =>
  (await loan.admin.call<PendingFundingDto[]>('GET', '/fundings/pending')).body.filter(
    (row) => row.applicationId === loan.applicationId,
  );
const reversal = ({ id, version }: FundingDto, more: object = {}) => ({
  id,
  version,
  reversedOn: testDay,
  reason: 'The bank sent it back.',
  ...more,
});

test('approved money waits, is planned for a day, and is funded when it is paid; its statuses stay as they are', async () => {
  const loan = await aLoan();
  const draw = await loan.draw([300_000, 80_000]);
  expect(draw).toMatchObject({ fundingState: 'none', fundings: [] });
  const approved = await approve(loan, draw);
  expect(approved).toMatchObject({ statusId: 3, fundingState: 'pending' });
  expect(await pendingOf(loan)).toEqual([
    {
      drawRequestId: draw.id,
      version: approved.version,
      applicationId: loan.applicationId,
      applicationName: 'Maple Street Homes',
      projectNumber: null,
      amount: 342_000,
      lines: 2,
    },
  ]);
  const waiting = { fundedToDate: 5001, pendingFunding: 342_000, retainageHeld: 38_000, available: 514_999 };
  expect(await loan.ledger()).toMatchObject(waiting);
  const planned = await schedule(loan, approved);
  expect(planned).toMatchObject({ stage: 'scheduled', scheduledFor: testDay, amount: 342_000, fundedOn: null });
  expect(await loan.ledger()).toMatchObject(waiting);
  expect(await pendingOf(loan)).toEqual([]);
  expect(await drawOf(loan, draw.id)).toMatchObject({ statusId: 3, fundingState: 'scheduled' });
  const paid = (await loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(planned))).body;
  expect(paid).toMatchObject({
    stage: 'funded',
    fundedOn: testDay,
    reference: 'Wire 4711',
    payee: 'Maple Builders LLC',
    netAmount: 342_000,
    fundedBy: loan.adminId,
  });
  expect(await loan.ledger()).toMatchObject({
    ...waiting,
    fundedToDate: 347_001,
    pendingFunding: 0,
    remaining: 552_999,
  });
  expect((await loan.ledger()).lines[0]).toMatchObject({ amountFundedToDate: 270_000, percentProgress: 27 });
  expect(await drawOf(loan, draw.id)).toMatchObject({ statusId: 3, fundingState: 'funded', fundings: [paid] });
  await expectReplayed(loan);
});

test('what is approved later of a draw is a funding of its own', async () => {
  const loan = await aLoan();
  const draw = await loan.draw([100_000, 50_000]);
  const [first, second] = draw.lineItems;
  const decide = async (id: string | undefined) =>
    (await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/item/approve', { id })).body;
  const one = await schedule(loan, await decide(first?.id));
  expect(one.amount).toBe(90_000);
  const after = await decide(second?.id);
  expect(after.fundingState).toBe('pending');
  expect((await schedule(loan, after)).amount).toBe(45_000);
  expect((await drawOf(loan, draw.id)).fundingState).toBe('scheduled');
});

describe('a payment', () => {
  test('keeps back the agreed fees and the interest reserve, never more than is left of them', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([300_000])));
    const refused = async (more: object) =>
      (await loan.admin.problem('PUT', '/fundings/fund', payment(planned, more))).errors;
    expect(await refused({ feesNetted: 38_501 })).toEqual([
      { field: 'feesNetted', message: fill(drawRules.feesAtMost, { amount: '$385.00' }) },
    ]);
    expect(await refused({ reserveNetted: 50_001 })).toEqual([
      { field: 'reserveNetted', message: fill(drawRules.reserveAtMost, { amount: '$500.00' }) },
    ]);
    const netting = { feesNetted: 38_500, reserveNetted: 20_000 };
    const paid = (await loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(planned, netting))).body;
    expect(paid).toMatchObject({ amount: 270_000, ...netting, netAmount: 211_500 });
    // The borrower owes the whole amount.
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 275_001 });
    const terms = () => loan.admin.call('GET', `/ledgers/${loan.applicationId}/funding-terms`);
    expect((await terms()).body).toMatchObject({
      fees: 38_500,
      feesNetted: 38_500,
      interestReserve: 50_000,
      reserveNetted: 20_000,
    });
    const next = await schedule(loan, await approve(loan, await loan.draw([10_000])));
    expect((await loan.admin.problem('PUT', '/fundings/fund', payment(next, { feesNetted: 1 }))).errors).toEqual([
      { field: 'feesNetted', message: fill(drawRules.feesAtMost, { amount: '$0.00' }) },
    ]);
    expect((await loan.admin.problem('PUT', '/fundings/fund', payment(next, { reserveNetted: 9001 }))).errors).toEqual([
      { field: 'feesNetted', message: drawRules.nettedAboveFunding },
    ]);
    await loan.admin.call('PUT', '/fundings/reverse', reversal(paid));
    expect((await terms()).body).toMatchObject({ feesNetted: 0, reserveNetted: 0 });
  });
  test('has its day, its reference and to whom it was paid', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([1000])));
    const fields = async (more: object) =>
      (await loan.admin.problem('PUT', '/fundings/fund', payment(planned, more))).errors;
    for (const fundedOn of ['2026-03-03', '2025-01-01'])
      expect(await fields({ fundedOn })).toEqual([{ field: 'fundedOn', message: drawRules.fundedDayOutside }]);
    expect((await fields({ reference: '', payee: ' ' }))?.map(({ field }) => field)).toEqual(['reference', 'payee']);
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 5001 });
  });
  test('of two administrators at once is made once, and the other one is a conflict', async () => {
    const loan = await aLoan();
    const approved = await approve(loan, await loan.draw([100_000, 50_000]));
    const other = harness.as(aSuperAdministrator());
    const body = { drawRequestId: approved.id, version: approved.version, scheduledFor: testDay };
    const both = await Promise.all([loan.admin, other].map((who) => who.call<FundingDto>('POST', '/fundings', body)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const planned = both.find(({ status }) => status === 201)?.body as FundingDto;
    const paid = await Promise.all(
      [loan.admin, other].map((who) => who.call('PUT', '/fundings/fund', payment(planned))),
    );
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 140_001, pendingFunding: 0 });
    await expectReplayed(loan);
  });
  test('sent twenty times with one key is one payment', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([100_000])));
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(planned), { headers }),
      ),
    );
    // One that meets the first while it runs is told to ask again.
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    const again = await loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(planned), { headers });
    expect([again.status, again.body.stage, again.body.version]).toEqual([200, 'funded', 2]);
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 95_001 });
    await expectReplayed(loan);
  });
  test('that breaks off between its lines leaves nothing behind, and is made once when it is sent again', async () => {
    const loan = await aLoan();
    const planned = await schedule(loan, await approve(loan, await loan.draw([100_000, 50_000])));
    const before = await loan.ledger();
    const moves = harness.service.app.get(LedgerMovesRepository, { strict: false });
    const move = moves.moveByFunding.bind(moves);
    const dying = jest.spyOn(moves, 'moveByFunding').mockImplementation(async (...input) => {
      await move(...input);
      throw new Error('The process ended here.');
    });
    const headers = { 'idempotency-key': randomUUID() };
    expect((await loan.admin.call('PUT', '/fundings/fund', payment(planned), { headers })).status).toBe(500);
    dying.mockRestore();
    expect(await loan.ledger()).toEqual(before);
    expect((await loan.admin.call('PUT', '/fundings/fund', payment(planned), { headers })).status).toBe(200);
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 140_001, pendingFunding: 0 });
    await expectReplayed(loan);
  });
});

describe('a reversal', () => {
  test('takes a payment back with its reason, and the money waits for another day', async () => {
    const loan = await aLoan();
    const paid = await fund(loan, await loan.draw([100_000]));
    expect((await loan.admin.problem('PUT', '/fundings/reverse', reversal(paid, { reason: ' ' }))).errors).toEqual([
      { field: 'reason', message: drawRules.moneyNeedsReason },
    ]);
    expect(
      (await loan.admin.problem('PUT', '/fundings/reverse', reversal(paid, { reversedOn: '2026-03-01' }))).errors,
    ).toEqual([{ field: 'reversedOn', message: drawRules.fundedDayOutside }]);
    const reversed = (await loan.admin.call<FundingDto>('PUT', '/fundings/reverse', reversal(paid))).body;
    expect(reversed).toMatchObject({ stage: 'reversed', reason: 'The bank sent it back.', reversedOn: testDay });
    expect(await loan.ledger()).toMatchObject({ fundedToDate: 5001, pendingFunding: 90_000, retainageHeld: 10_000 });
    const draw = await drawOf(loan, paid.drawRequestId);
    expect(draw).toMatchObject({ statusId: 3, fundingState: 'pending' });
    await schedule(loan, draw);
    expect((await drawOf(loan, draw.id)).fundings.map(({ stage }) => stage)).toEqual(['reversed', 'scheduled']);
    await expectReplayed(loan);
  });
  test('of two at once happens once; what was not paid cannot be reversed, nor what was corrected away', async () => {
    const loan = await aLoan();
    const paid = await fund(loan, await loan.draw([100_000]));
    await loan.admin.call('POST', `/ledgers/${loan.applicationId}/corrections`, {
      additionalBudgetItemId: loan.lines[0],
      from: 90_000,
      amountFundedToDate: 1000,
      reason: 'Typed twice.',
    });
    const refused = await loan.admin.problem('PUT', '/fundings/reverse', reversal(paid));
    expect([refused.status, refused.detail]).toEqual([422, fill(drawRules.reversalNeedsFunded, { name: 'Roofing' })]);
    const other = await fund(loan, await loan.draw([undefined, 100_000]));
    const both = await Promise.all([1, 2].map(() => loan.admin.call('PUT', '/fundings/reverse', reversal(other))));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const planned = await schedule(loan, await drawOf(loan, other.drawRequestId));
    expect((await loan.admin.problem('PUT', '/fundings/reverse', reversal(planned))).status).toBe(409);
  });
});

test('a planned payment is cancelled, and is planned again', async () => {
  const loan = await aLoan();
  const approved = await approve(loan, await loan.draw([100_000]));
  const { id, version } = await schedule(loan, approved);
  const nothing = await loan.admin.problem('POST', '/fundings', {
    drawRequestId: approved.id,
    version: approved.version,
    scheduledFor: testDay,
  });
  expect([nothing.status, nothing.detail]).toEqual([409, drawRules.nothingToSchedule]);
  const cancelled = await loan.admin.call<FundingDto>('PUT', '/fundings/cancel', { id, version });
  expect(cancelled.body).toMatchObject({ stage: 'cancelled', version: 2 });
  expect((await loan.admin.problem('PUT', '/fundings/fund', payment(cancelled.body))).status).toBe(409);
  await schedule(loan, approved);
  const list = await loan.admin.call<ListedFundingDto[]>('GET', `/fundings?applicationId=${loan.applicationId}`);
  expect(list.body.map(({ stage, applicationName }) => [stage, applicationName])).toEqual([
    ['scheduled', 'Maple Street Homes'],
    ['cancelled', 'Maple Street Homes'],
  ]);
  const scheduled = await loan.admin.call<ListedFundingDto[]>(
    'GET',
    `/fundings?stage=scheduled&applicationId=${loan.applicationId}`,
  );
  expect(scheduled.body).toHaveLength(1);
});

test('payments are the administrators’ alone', async () => {
  const loan = await aLoan();
  const planned = await schedule(loan, await approve(loan, await loan.draw([1000])));
  const { borrower } = loan;
  for (const path of ['/fundings', '/fundings/pending', `/ledgers/${loan.applicationId}/funding-terms`])
    expect((await borrower.problem('GET', path)).status).toBe(403);
  expect((await borrower.problem('PUT', '/fundings/fund', payment(planned))).status).toBe(403);
  // The borrower reads them with the own draw.
  expect((await drawOf(loan, planned.drawRequestId)).fundings).toHaveLength(1);
});

test('a payment of forty lines is made and taken back with no more statements than one of two', async () => {
  const counted = async (lines: number) => {
    const budget = Array.from({ length: lines }, (_line, index) => approvedLine(randomUUID(), index, 100_000));
    const loan = await anOpenLoan(harness, randomUUID(), agreedTerms, budget);
    const planned = await schedule(loan, await approve(loan, await loan.draw(budget.map(() => 10_000))));
    const fund = await harness.statements(() => loan.admin.call('PUT', '/fundings/fund', payment(planned)));
    const { fundedToDate } = await loan.ledger();
    const back = { id: planned.id, version: 2, reversedOn: testDay, reason: 'It came back' };
    const reverse = await harness.statements(() => loan.admin.call('PUT', '/fundings/reverse', back));
    expect([fundedToDate, (await loan.ledger()).fundedToDate]).toEqual([lines * 9_000, 0]);
    await expectReplayed(loan);
    return [fund, reverse];
  };
  // What is read the first time is read no more.
  await counted(2);
  expect(await counted(40)).toEqual(await counted(2));
});
