import { randomUUID } from 'node:crypto';
import { drawRules, fill } from '@groundwork/domain-messages';
import { aBorrower } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import type { LedgerDto } from '../ledger/ledger.dto.js';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';
import { agreedTerms, anOpenLoan, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import { expectReplayed } from '../testing/replayed.js';
import type { DrawRequestDto } from './draw-request.dto.js';
import type { DrawScheduleDto } from './draw-schedule.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

/** 10 percent of what is approved is held back. */
const aLoan = () => anOpenLoan(harness, randomUUID(), agreedTerms);
const approve = (loan: Loan, id: string) => loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/accept', { id });
const release = (loan: Loan, amounts: readonly number[]) => ({
  applicationId: loan.applicationId,
  kind: 'release',
  lineItems: amounts.map((requestedAmount, at) => ({ additionalBudgetItemId: loan.lines[at], requestedAmount })),
  ...certified,
});
const askForRelease = async (loan: Loan, ...amounts: number[]) =>
  (await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', release(loan, amounts))).body;
const sheetOf = async (loan: Loan, { id }: { id: string }) =>
  (await loan.borrower.call<DrawScheduleDto>('GET', `/draw-requests/${id}/schedule`)).body;

test('by contractor it is held of its lines together, and released of them', async () => {
  const loan = await aLoan();
  const [roof, hvac, floor] = loan.lines;
  const terms = {
    version: 0,
    heldBy: 'contractor',
    completedPercent: 10,
    storedPercent: 10,
    reductionFromPercent: 50,
    reducedPercent: 0,
    reason: 'As the contracts say.',
  };
  const set = (contractors: object[]) =>
    loan.admin.call<LedgerDto>('PUT', `/ledgers/${loan.applicationId}/retainage-terms`, { ...terms, contractors });
  expect((await set([{ name: 'Roofers', lines: [roof, roof] }])).status).toBe(422);
  const saved = await set([
    { name: 'Roofers', lines: [roof] },
    { name: 'Fitters', percent: 5, lines: [hvac] },
  ]);
  expect(saved.body.retainage).toMatchObject({
    version: 1,
    heldBy: 'contractor',
    contractors: [
      { name: 'Roofers', percent: null, lines: [roof] },
      { name: 'Fitters', percent: 5, lines: [hvac] },
    ],
  });
  const draw = await loan.draw([600_000, 200_000, 10_000]);
  // Half of the roof at 10 percent, the rest of it at nothing; the floor's own degree is not read with it.
  expect((await sheetOf(loan, draw)).lines.map((line) => line.retainage)).toEqual([50_000, 10_000, 750]);
  await approve(loan, draw.id);
  const held = (await loan.ledger()).lines.map((line) => [line.additionalBudgetItemId, line.retainageHeld]);
  expect(held).toEqual([
    [roof, 50_000],
    [hvac, 10_000],
    [floor, 750],
  ]);
  await approve(loan, (await askForRelease(loan, 50_000)).id);
  expect((await loan.ledger()).retainageHeld).toBe(10_750);
  await expectReplayed(loan);
});

test('a tenth of what is approved is held back, as the certificate that was signed says', async () => {
  const loan = await aLoan();
  const draw = await loan.draw([300_000, 80_005]);
  const sheet = await sheetOf(loan, draw);
  expect(sheet.lines.map((line) => line.retainage)).toEqual([30_000, 8001, 0]);
  expect(sheet.certificate).toMatchObject({
    completedAndStored: 385_006,
    retainage: 38_001,
    retainageOfWork: 38_001,
    retainageOfStored: 0,
    earnedLessRetainage: 347_005,
    previousCertificates: 5001,
    currentPaymentDue: 342_004,
  });
  const { body } = await approve(loan, draw.id);
  expect(body.lineItems.map((line) => [line.approvedAmount, line.retainageWithheld])).toEqual([
    [300_000, 30_000],
    [80_005, 8001],
  ]);
  // Of 10,000.00: what waits to be paid and what is held are no longer there to be asked for.
  expect(body.lineItems[0]?.additionalBudgetItem).toMatchObject({
    amountFundedToDate: 0,
    pending: 0,
    pendingFunding: 270_000,
    retainageHeld: 30_000,
    available: 700_000,
  });
  const ledger = await loan.ledger();
  expect(ledger).toMatchObject({ retainageHeld: 38_001, pending: 0, available: 900_000 - 385_006 });
  expect(ledger.fundedToDate + ledger.pendingFunding).toBe(347_005);
  expect(ledger.lines[0]).toMatchObject({ retainageHeld: 30_000, available: 700_000 });
  await expectReplayed(loan);
  // The next certificate begins where this one ended.
  const next = await sheetOf(loan, await loan.draw([10_000]));
  expect(next.lines[0]).toMatchObject({ fromPrevious: 300_000, thisPeriod: 10_000, retainage: 31_000 });
  expect(next.certificate).toMatchObject({ previousCertificates: 347_005, currentPaymentDue: 9000 });
});

test('of a lower amount only what is approved is held back', async () => {
  const loan = await aLoan();
  const draw = await loan.draw([300_000]);
  await loan.admin.call('PUT', '/draw-requests/accept', { id: draw.id, approvedAmount: 100_000, reductionReason: 'x' });
  expect(await loan.ledger()).toMatchObject({ retainageHeld: 10_000, pending: 0 });
});

test('of an approval that cuts what is newly stored, what was stored before is held back as stored material', async () => {
  const loan = await aLoan();
  const terms = { version: 0, heldBy: 'line', completedPercent: 10, storedPercent: 5, reason: 'As agreed.' };
  await loan.admin.call('PUT', `/ledgers/${loan.applicationId}/retainage-terms`, terms);
  const ask = async (requestedAmount: number, materialsStored: number) =>
    (
      await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
        applicationId: loan.applicationId,
        lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount, materialsStored }],
        ...certified,
      })
    ).body;
  await approve(loan, (await ask(300_000, 100_000)).id);
  expect((await loan.ledger()).lines[0]).toMatchObject({ retainageHeld: 25_000, materialsStored: 100_000 });
  const { id } = await ask(60_000, 140_000);
  const less = { id, approvedAmount: 10_000, reductionReason: 'The beams are not on site.' };
  await loan.admin.call('PUT', '/draw-requests/accept', less);
  // 2,100.00 of work at ten percent, and the 1,000.00 stored before at five.
  expect((await loan.ledger()).lines[0]).toMatchObject({ retainageHeld: 26_000, materialsStored: 100_000 });
  await expectReplayed(loan);
});

test('what is held of stored material stands apart from what is held of work (5a and 5b)', async () => {
  const terms = { version: 0, heldBy: 'line', completedPercent: 10, storedPercent: 5, reason: 'As agreed.' };
  const held = async (loan: Loan, more: object) => {
    await loan.admin.call('PUT', `/ledgers/${loan.applicationId}/retainage-terms`, { ...terms, ...more });
    const { body } = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
      applicationId: loan.applicationId,
      lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 300_000, materialsStored: 100_000 }],
      ...certified,
    });
    const { retainage, retainageOfWork, retainageOfStored } = (await sheetOf(loan, body)).certificate;
    return [retainage, retainageOfWork, retainageOfStored];
  };
  expect(await held(await aLoan(), {})).toEqual([25_000, 20_000, 5_000]);
  // A contractor's own percentage is that of its stored material, too.
  const loan = await aLoan();
  const contractors = [{ name: 'Roofers', percent: 8, lines: [loan.lines[0]] }];
  expect(await held(loan, { heldBy: 'contractor', contractors })).toEqual([24_000, 16_000, 8_000]);
});

describe('a release draw', () => {
  test('that was sent back is changed and submitted again as the same one, and work is not, nor another loan’s', async () => {
    const [loan, other] = [await aLoan(), await aLoan()];
    const work = await loan.draw([300_000]);
    await approve(loan, work.id);
    const draw = await askForRelease(loan, 20_000);
    const again = (revises: string, at = loan) =>
      at.borrower.call<DrawRequestDto>('POST', '/draw-requests', { ...release(at, [15_000]), revises });
    expect((await again(draw.id)).status).toBe(409);
    await loan.admin.call('PUT', '/draw-requests/send-back', { id: draw.id, reason: 'The roof leaks.' });
    expect((await again(draw.id, other)).status).toBe(404);
    expect((await again(randomUUID())).status).toBe(404);
    expect((await again(work.id)).status).toBe(409);
    // Nor work that came back, which would let it be submitted again.
    const returned = await loan.draw([40_000]);
    await loan.borrower.call('PUT', '/draw-requests/withdraw', { id: returned.id });
    expect((await again(returned.id)).status).toBe(409);
    const answers = await Promise.all([again(draw.id), again(draw.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const revised = answers.find(({ status }) => status === 201)?.body;
    expect(revised).toMatchObject({
      id: draw.id,
      kind: 'release',
      stage: 'submitted',
      round: 2,
      requestedAmount: 15_000,
    });
    expect((await loan.ledger()).lines[0]).toMatchObject({ retainageReleasing: 15_000, retainageHeld: 30_000 });
    await expectReplayed(loan);
  });
  test('asks for what is held back, never for more, and takes nothing more of the loan', async () => {
    const loan = await aLoan();
    await approve(loan, (await loan.draw([300_000, 80_000])).id);
    const before = await loan.ledger();
    const tooMuch = await loan.borrower.problem('POST', '/draw-requests', release(loan, [30_001, 8000]));
    expect([tooMuch.status, tooMuch.errors]).toEqual([
      422,
      [
        {
          field: 'lineItems.0.requestedAmount',
          message: fill(drawRules.releaseAtMost, { amount: '$300.00' }),
        },
      ],
    ]);
    const {
      certifySignature: _signature,
      signedName: _nobody,
      kind: _release,
      ...unsigned
    } = release(loan, [20_000, 8000]);
    const path = '/draw-requests/release-schedule';
    const preview = await loan.borrower.call<DrawScheduleDto>('POST', path, unsigned);
    const more = { ...unsigned, lineItems: release(loan, [30_001, 8000]).lineItems };
    expect((await loan.borrower.problem('POST', path, more)).errors).toEqual(tooMuch.errors);
    expect((await harness.as(aBorrower(randomUUID())).problem('POST', path, unsigned)).status).toBe(403);
    expect((await loan.ledger()).lines[0]).toMatchObject({ retainageReleasing: 0 });
    const draw = await askForRelease(loan, 20_000, 8000);
    expect(draw).toMatchObject({ kind: 'release', statusId: 1, requestedAmount: 28_000 });
    expect(draw.lineItems.map((line) => line.additionalBudgetItem.available)).toEqual([10_000, 0]);
    expect(await loan.ledger()).toMatchObject({
      available: before.available,
      retainageHeld: 38_000,
      lines: [{ retainageReleasing: 20_000 }, { retainageReleasing: 8000 }, {}],
    });
    expect((await loan.borrower.problem('POST', '/draw-requests', release(loan, [10_001]))).status).toBe(422);
    const sheet = await sheetOf(loan, draw);
    // What was read before it was certified is what was certified.
    expect([preview.status, preview.body]).toEqual([200, sheet]);
    expect(sheet.certificate).toMatchObject({
      completedAndStored: 385_001,
      retainage: 10_000,
      currentPaymentDue: 28_000,
    });
    await approve(loan, draw.id);
    const after = await loan.ledger();
    expect(after).toMatchObject({ retainageHeld: 10_000, available: before.available });
    expect(after.fundedToDate + after.pendingFunding).toBe(before.fundedToDate + before.pendingFunding + 28_000);
    expect(after.lines[0]).toMatchObject({ retainageHeld: 10_000, retainageReleased: 20_000, retainageReleasing: 0 });
    await expectReplayed(loan);
  });
  test('gives back what is rejected, sent back or approved for less', async () => {
    const loan = await aLoan();
    await approve(loan, (await loan.draw([300_000])).id);
    const releasing = async () => (await loan.ledger()).lines[0]?.retainageReleasing;
    const first = await askForRelease(loan, 30_000);
    await loan.admin.call('PUT', '/draw-requests/reject', { id: first.id, rejectReason: 'Not finished.' });
    expect(await releasing()).toBe(0);
    const second = await askForRelease(loan, 30_000);
    // The first comes back while the second holds all of it.
    const back = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: first.id,
      lineItems: [{ id: first.lineItems[0]?.id, statusId: 1 }],
    });
    expect([back.status, back.detail]).toEqual([422, fill(drawRules.releaseAtMost, { amount: '$0.00' })]);
    await loan.admin.call('PUT', '/draw-requests/send-back', { id: second.id, reason: 'By property, please.' });
    expect(await releasing()).toBe(0);
    const third = await askForRelease(loan, 30_000);
    await loan.admin.call('PUT', '/draw-requests/accept', {
      id: third.id,
      approvedAmount: 5000,
      reductionReason: 'One half is finished.',
    });
    expect((await loan.ledger()).lines[0]).toMatchObject({ retainageHeld: 25_000, retainageReleasing: 0 });
    await expectReplayed(loan);
  });
  test('of two that ask for the same money at once one is refused', async () => {
    const loan = await aLoan();
    await approve(loan, (await loan.draw([300_000])).id);
    const ask = () => loan.borrower.call('POST', '/draw-requests', release(loan, [20_000]));
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status).sort()).toEqual([201, 422]);
  });
});

describe('terms of retainage', () => {
  const set = (loan: Loan, terms: object) =>
    loan.admin.call<LedgerDto>('PUT', `/ledgers/${loan.applicationId}/retainage-terms`, {
      heldBy: 'loan',
      completedPercent: 10,
      storedPercent: 10,
      reason: 'As the contract says.',
      ...terms,
    });
  test('are those of the commitment, until an administrator changes them for what is approved then', async () => {
    const loan = await aLoan();
    expect((await loan.ledger()).retainage).toMatchObject({ version: 0, completedPercent: 10, lines: [] });
    await approve(loan, (await loan.draw([100_000])).id);
    const permit = { additionalBudgetItemId: loan.lines[1], percent: 0 };
    const changed = await set(loan, { version: 0, completedPercent: 5, lines: [permit] });
    expect(changed.body.retainage).toMatchObject({ version: 1, completedPercent: 5, lines: [permit] });
    await approve(loan, (await loan.draw([100_000, 100_000])).id);
    expect((await loan.ledger()).lines.map((line) => line.retainageHeld)).toEqual([15_000, 0, 0]);
    await expectReplayed(loan);
  });
  test('hold nothing of work beyond 50 percent', async () => {
    const loan = await aLoan();
    await set(loan, { version: 0, heldBy: 'line', reductionFromPercent: 50, reducedPercent: 0 });
    await approve(loan, (await loan.draw([600_000])).id);
    expect((await loan.ledger()).lines[0]).toMatchObject({ retainageHeld: 50_000 });
  });
  test('refuse half a reduction, a line of another loan and a version that is not the latest', async () => {
    const [loan, other] = [await aLoan(), await aLoan()];
    const path = `/ledgers/${loan.applicationId}/retainage-terms`;
    const body = { heldBy: 'loan', completedPercent: 10, storedPercent: 10, version: 0, reason: 'x' };
    const fields = async (more: object) =>
      (await loan.admin.problem('PUT', path, { ...body, ...more })).errors?.map(({ field }) => field);
    expect(await fields({ reductionFromPercent: 50 })).toEqual(['reducedPercent']);
    expect(
      (await loan.admin.problem('PUT', path, { ...body, reductionFromPercent: 50, reducedPercent: 10 })).errors,
    ).toEqual([{ field: 'reducedPercent', message: drawRules.reductionIsLess }]);
    expect(await fields({ lines: [{ additionalBudgetItemId: other.lines[0], percent: 1 }] })).toEqual([
      'lines.0.additionalBudgetItemId',
    ]);
    expect((await loan.admin.problem('PUT', path, { ...body, reason: ' ' })).errors).toEqual([
      { field: 'reason', message: drawRules.moneyNeedsReason },
    ]);
    expect(await loan.admin.problem('PUT', path, { ...body, version: 1 })).toMatchObject({
      status: 409,
      current: (await loan.ledger()).retainage,
    });
    const both = await Promise.all([set(loan, { version: 0 }), set(loan, { version: 0 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await loan.borrower.problem('PUT', path, body)).status).toBe(403);
  });
});

describe('a correction of funded to date', () => {
  const correct = (loan: Loan, more: object) => ({
    additionalBudgetItemId: loan.lines[2],
    from: 5001,
    amountFundedToDate: 4000,
    reason: 'The opening balance was typed wrong.',
    ...more,
  });
  test('is an entry with its reason, and the totals follow', async () => {
    const loan = await aLoan();
    const path = `/ledgers/${loan.applicationId}/corrections`;
    const { status, body } = await loan.admin.call<LedgerDto>('POST', path, correct(loan, {}));
    expect(status).toBe(201);
    expect(body).toMatchObject({ fundedToDate: 4000, available: 896_000 });
    expect(body.lines[2]).toMatchObject({ amountFundedToDate: 4000, remaining: 21_001, percentProgress: 16 });
    const entries = (await loan.borrower.call<LedgerEntryDto[]>('GET', `/ledgers/${loan.applicationId}/entries`)).body;
    expect(entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
      ['opening', 5001, null],
      ['correction', -1001, 'The opening balance was typed wrong.'],
    ]);
    await expectReplayed(loan);
  });
  test('is refused above what the line has left, without a reason, and where another one came first', async () => {
    const loan = await aLoan();
    await loan.draw([undefined, undefined, 10_000]);
    const path = `/ledgers/${loan.applicationId}/corrections`;
    const problem = (more: object) => loan.admin.problem('POST', path, correct(loan, more));
    expect((await problem({ amountFundedToDate: 15_002 })).errors).toEqual([
      { field: 'amountFundedToDate', message: fill(drawRules.correctionBetween, { amount: '$150.01' }) },
    ]);
    expect((await problem({ amountFundedToDate: -1 })).status).toBe(422);
    expect((await problem({ reason: '' })).errors).toEqual([{ field: 'reason', message: drawRules.moneyNeedsReason }]);
    expect(await problem({ from: 5000 })).toMatchObject({ status: 409, current: { amountFundedToDate: 5001 } });
    expect((await loan.borrower.problem('POST', path, correct(loan, {}))).status).toBe(403);
    const ask = () => loan.admin.call('POST', path, correct(loan, {}));
    expect((await Promise.all([ask(), ask()])).map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});
