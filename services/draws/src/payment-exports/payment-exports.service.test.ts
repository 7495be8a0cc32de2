import { randomUUID } from 'node:crypto';
import { drawRules, fill, paymentExports } from '@groundwork/domain-messages';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aSuperAdministrator } from '@groundwork/server-testkit';
import type { FundingDto } from '../funding-rows/index.js';
import { startDraws } from '../testing/harness.js';
import { approve, payment, schedule, testDay } from '../testing/fundings.js';
import { agreedTerms, anOpenLoan } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { ListedFundingDto } from './listed-funding.dto.js';
import type { PaymentAccountDto, PaymentBatchDto } from './payment-account.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const admin = () => harness.as(anAdministrator());
const aba = {
  accountName: 'Maple Builders LLC',
  kind: 'aba',
  routingNumber: '021000021',
  accountNumber: '000123456789',
};
const accountPath = (loan: Loan) => `/ledgers/${loan.applicationId}/payment-account`;
const setLender = async () => {
  const [current] = (await admin().call<PaymentAccountDto[]>('GET', '/lender-account')).body;
  const saved = { accountName: 'Groundwork Lending', kind: 'iban', iban: 'DE89 3704 0044 0532 0130 00' };
  return harness
    .as(aSuperAdministrator())
    .call<PaymentAccountDto[]>('PUT', '/lender-account', { ...saved, version: current?.version ?? 0 });
};
const aLoan = async (withAccount = true) => {
  const loan = await anOpenLoan(harness, randomUUID(), agreedTerms);
  if (withAccount) await loan.admin.call('PUT', accountPath(loan), { ...aba, version: 0 });
  return loan;
};
const planned = async (loan: Loan, amount = 100_000, more: object = {}) => {
  const draw = await approve(loan, await loan.draw([amount]));
  const answer = await loan.admin.call<FundingDto>('POST', '/fundings', {
    drawRequestId: draw.id,
    version: draw.version,
    scheduledFor: '2026-03-04',
    ...more,
  });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const bodyOf = (...fundings: FundingDto[]) => ({ payments: fundings.map(({ id, version }) => ({ id, version })) });
const exportOf = (...fundings: FundingDto[]) =>
  admin().call<PaymentBatchDto>('POST', '/payment-batches', bodyOf(...fundings));
const refusalOf = async (...fundings: FundingDto[]) => admin().problem('POST', '/payment-batches', bodyOf(...fundings));
const listed = async (loan: Loan) =>
  (await admin().call<ListedFundingDto[]>('GET', `/fundings?applicationId=${loan.applicationId}`)).body;

test('without an account that the lender pays from nothing is exported', async () => {
  const loan = await aLoan();
  const refused = await refusalOf(await planned(loan));
  expect([refused.status, refused.detail]).toEqual([422, paymentExports.noLenderAccount]);
});

describe('an account', () => {
  test('is kept sealed, shown by its last four, and every version stays', async () => {
    const loan = await aLoan();
    const changed = await loan.admin.call<PaymentAccountDto[]>('PUT', accountPath(loan), {
      accountName: ' Bau GmbH ',
      kind: 'iban',
      iban: 'de89 3704 0044 0532 0130 00',
      version: 1,
    });
    expect(changed.body).toMatchObject([
      { version: 2, accountName: 'Bau GmbH', kind: 'iban', routingNumber: null, maskedNumber: '•••• 3000' },
      {
        version: 1,
        accountName: 'Maple Builders LLC',
        routingNumber: '021000021',
        maskedNumber: '•••• 6789',
        editedBy: loan.adminId,
      },
    ]);
    expect(changed.text).not.toContain('532013');
    const rows = await harness.service.database.rows('SELECT * FROM payment_account');
    expect(JSON.stringify(rows)).not.toMatch(/000123456789|370400440532/);
    expect(JSON.stringify(rows)).toContain('sealed.v1.');
  });

  test('is refused at the field that is wrong, and of two who save at once one is a conflict', async () => {
    const loan = await aLoan(false);
    const errors = async (more: object) =>
      (await loan.admin.problem('PUT', accountPath(loan), { ...aba, version: 0, ...more })).errors;
    expect(await errors({ routingNumber: '021000022', accountNumber: '12;34' })).toEqual([
      { field: 'routingNumber', message: paymentExports.routingNumber },
      { field: 'accountNumber', message: paymentExports.accountNumber },
    ]);
    expect(await errors({ kind: 'iban', iban: 'DE00' })).toEqual([{ field: 'iban', message: paymentExports.iban }]);
    expect(await errors({ accountName: 'N'.repeat(141) })).toEqual([
      { field: 'accountName', message: paymentExports.accountName },
    ]);
    const both = await Promise.all([1, 2].map(() => loan.admin.call('PUT', accountPath(loan), { ...aba, version: 0 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of a loan is for administrators, and the lender’s own is changed by super administrators alone', async () => {
    const loan = await aLoan();
    const borrower = harness.as(aBorrower(loan.companyId));
    expect((await borrower.call('GET', accountPath(loan))).status).toBe(403);
    expect((await borrower.call('GET', '/payment-batches')).status).toBe(403);
    expect((await borrower.call('POST', '/payment-batches', { payments: [] })).status).toBe(403);
    expect((await admin().call('PUT', '/lender-account', { ...aba, version: 0 })).status).toBe(403);
    expect((await admin().call('GET', `/ledgers/${randomUUID()}/payment-account`)).status).toBe(404);
    expect((await setLender()).status).toBe(200);
  });
});

describe('planned payments', () => {
  test('are exported once, and the batch is the same whenever it is downloaded', async () => {
    await setLender();
    const [one, other] = [await aLoan(), await aLoan()];
    const fundings = [await planned(one, 100_000, { feesNetted: 38_500 }), await planned(other, 50_000)];
    const batch = await exportOf(...fundings);
    expect(batch.body).toMatchObject({ payments: 2, total: 90_000 - 38_500 + 45_000 });
    expect((await listed(one))[0]).toMatchObject({
      batchNumber: batch.body.number,
      accountName: 'Maple Builders LLC',
      accountNumber: '•••• 6789',
      netAmount: 51_500,
    });
    const files = () =>
      Promise.all(['csv', 'xml'].map((kind) => admin().call('GET', `/payment-batches/${batch.body.id}/${kind}`)));
    const [csv, xml] = await files();
    expect(csv?.text).toContain('"515.00","USD","Maple Builders LLC","021000021","000123456789"');
    expect(xml?.text).toContain('<InstdAmt Ccy="USD">515.00</InstdAmt>');
    expect(xml?.text).toContain('<IBAN>DE89370400440532013000</IBAN>');
    expect(xml?.text).toContain(`<EndToEndId>${fundings[0]?.id.replaceAll('-', '')}</EndToEndId>`);
    // Neither a new account nor the payment changes what was exported.
    await one.admin.call('PUT', accountPath(one), { ...aba, accountNumber: '999999999', version: 1 });
    expect((await files()).map(({ text }) => text)).toEqual([csv?.text, xml?.text]);
    const again = await refusalOf(...fundings.map((funding) => ({ ...funding, version: 2 })));
    expect([again.status, again.detail]).toEqual([
      422,
      fill(paymentExports.exportedAlready, { name: 'Maple Street Homes', batch: batch.body.number }),
    ]);
    const list = (await admin().call<PaymentBatchDto[]>('GET', '/payment-batches')).body;
    expect(list[0]).toEqual(batch.body);
    expect(batch.body.planned).toBe(2);
    expect((await admin().call('GET', `/payment-batches/${randomUUID()}/csv`)).status).toBe(404);
  });

  test('are all exported or none, at what was looked at', async () => {
    await setLender();
    const [good, without] = [await aLoan(), await aLoan(false)];
    const [one, two] = [await planned(good), await planned(without)];
    expect((await refusalOf(one, two)).detail).toBe(fill(paymentExports.noAccountOf, { name: 'Maple Street Homes' }));
    expect((await listed(good))[0]?.batchNumber).toBeNull();
    expect((await refusalOf({ ...one, version: 9 })).status).toBe(409);
    expect((await refusalOf({ ...one, id: randomUUID() })).status).toBe(404);
    expect((await refusalOf()).errors).toEqual([{ field: 'payments', message: paymentExports.choosePayments }]);
    const paid = await planned(good, 10_000);
    await good.admin.call('PUT', '/fundings/cancel', { id: paid.id, version: paid.version });
    expect((await refusalOf({ ...paid, version: paid.version + 1 })).detail).toBe(
      fill(paymentExports.notScheduled, { name: 'Maple Street Homes' }),
    );
    const nothing = await planned(good, 1000, { feesNetted: 900 });
    expect((await refusalOf(nothing)).detail).toBe(fill(paymentExports.nothingPaidOut, { name: 'Maple Street Homes' }));
  });

  test('that somebody else moved meanwhile are told as they stand, with those that nobody moved', async () => {
    await setLender();
    const loan = await aLoan();
    const [exported, cancelled, free] = [await planned(loan), await planned(loan, 20_000), await planned(loan, 30_000)];
    const batch = (await exportOf(exported)).body;
    await loan.admin.call('PUT', '/fundings/cancel', { id: cancelled.id, version: cancelled.version });
    const answer = await admin().call<{ code: string; current?: ListedFundingDto[] }>(
      'POST',
      '/payment-batches',
      bodyOf(exported, cancelled, free),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'state.version_conflict']);
    const { current = [] } = answer.body;
    const standing = (id: string) => current.find((row) => row.id === id);
    expect(standing(exported.id)).toMatchObject({ batchNumber: batch.number, exportedAt: batch.madeAt, version: 2 });
    expect(standing(cancelled.id)).toMatchObject({ stage: 'cancelled', endedBy: loan.adminId, batchNumber: null });
    expect(standing(free.id)).toMatchObject({ ...free, applicationName: 'Maple Street Homes', batchNumber: null });
    // Nothing was exported, and what nobody moved is exported then.
    expect((await exportOf(free)).body.payments).toBe(1);
  });

  test('are exported by one of two at once, who is told so; of other payments at once both', async () => {
    await setLender();
    const [loan, another] = [await aLoan(), await aLoan()];
    const [one, two] = [await planned(loan), await planned(another)];
    const both = await Promise.all(
      [1, 2].map(() =>
        admin().call<PaymentBatchDto & { current?: ListedFundingDto[] }>('POST', '/payment-batches', bodyOf(one)),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [first, second] = [201, 409].map((status) => both.find((answer) => answer.status === status)?.body);
    expect(second?.current).toMatchObject([{ id: one.id, batchNumber: first?.number }]);
    const others = await Promise.all([two, await planned(loan, 10_000)].map((funding) => exportOf(funding)));
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(others.map(({ body }) => body.number)).size).toBe(2);
  });

  test('are recorded as they were exported, and reversed as any other', async () => {
    await setLender();
    const loan = await aLoan();
    const funding = await planned(loan, 100_000, { feesNetted: 38_500 });
    const { number: batch } = (await exportOf(funding)).body;
    const exported = { ...funding, version: 2 };
    const other = { feesNetted: 0, reserveNetted: 0 };
    expect((await loan.admin.problem('PUT', '/fundings/fund', payment(exported, other))).errors).toEqual([
      { field: 'feesNetted', message: fill(paymentExports.exportedNetting, { batch, amount: '$515.00' }) },
    ]);
    const paid = await loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(exported));
    expect(paid.body).toMatchObject({ stage: 'funded', feesNetted: 38_500, netAmount: 51_500 });
    const { id, version } = paid.body;
    const reversal = { id, version, reversedOn: testDay, reason: 'It came back.' };
    expect((await loan.admin.call('PUT', '/fundings/reverse', reversal)).status).toBe(200);
    expect((await listed(loan))[0]).toMatchObject({ stage: 'reversed', batchNumber: batch });
  });
});

describe('a batch that the bank has made', () => {
  const record = (id: string, more: object = {}) =>
    admin().call('PUT', `/payment-batches/${id}/record`, { fundedOn: testDay, reference: 'Bank 77', ...more });
  const batchOf = async ({ id }: PaymentBatchDto) =>
    (await admin().call<PaymentBatchDto[]>('GET', '/payment-batches')).body.find((row) => row.id === id);

  test('is recorded together: what is planned still is paid to the account that it was exported to', async () => {
    await setLender();
    const [one, other] = [await aLoan(), await aLoan()];
    const fundings = [
      await planned(one, 100_000, { feesNetted: 38_500 }),
      await planned(one, 20_000),
      await planned(other),
    ];
    const batch = (await exportOf(...fundings)).body;
    await one.admin.call('PUT', accountPath(one), { ...aba, accountName: 'Somebody Else', version: 1 });
    await one.admin.call('PUT', '/fundings/cancel', { id: fundings[1]?.id, version: 2 });
    expect(await batchOf(batch)).toMatchObject({ payments: 3, planned: 2 });
    expect((await record(batch.id)).status).toBe(204);
    const paid = { fundedOn: testDay, reference: 'Bank 77', payee: 'Maple Builders LLC' };
    expect((await listed(one)).map(({ stage }) => stage).sort()).toEqual(['cancelled', 'funded']);
    expect((await listed(one)).find(({ stage }) => stage === 'funded')).toMatchObject({ ...paid, feesNetted: 38_500 });
    expect(await listed(other)).toMatchObject([{ ...paid, stage: 'funded' }]);
    expect((await one.ledger()).fundedToDate - 5_001).toBe(90_000);
    expect(await batchOf(batch)).toMatchObject({ planned: 0 });
    const again = await admin().problem('PUT', `/payment-batches/${batch.id}/record`, {
      fundedOn: testDay,
      reference: 'Bank 77',
    });
    expect([again.status, again.detail]).toEqual([422, fill(paymentExports.batchRecorded, { batch: batch.number })]);
  });

  test('is recorded by one of two at once, whole or not at all, and by administrators alone', async () => {
    await setLender();
    const [one, other] = [await aLoan(), await aLoan()];
    const batch = (await exportOf(await planned(one), await planned(other))).body;
    const wrong = await record(batch.id, { fundedOn: '2020-01-01' });
    expect([wrong.status, (await batchOf(batch))?.planned]).toEqual([422, 2]);
    expect((await one.borrower.call('PUT', `/payment-batches/${batch.id}/record`, {})).status).toBe(403);
    expect((await record(randomUUID())).status).toBe(404);
    const both = await Promise.all([record(batch.id), record(batch.id, { reference: 'Bank 78' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 422]);
    const references = [...(await listed(one)), ...(await listed(other))].map(({ reference }) => reference);
    expect(new Set(references).size).toBe(1);
  });
});

test('what is planned to be kept back is not planned twice', async () => {
  const loan = await aLoan();
  await planned(loan, 100_000, { feesNetted: 38_500, reserveNetted: 40_000 });
  const terms = (await loan.admin.call('GET', `/ledgers/${loan.applicationId}/funding-terms`)).body;
  expect(terms).toMatchObject({ feesNetted: 0, feesPlanned: 38_500, reservePlanned: 40_000 });
  const draw = await approve(loan, await loan.draw([50_000]));
  const plan = { drawRequestId: draw.id, version: draw.version, scheduledFor: testDay };
  expect(
    (await loan.admin.problem('POST', '/fundings', { ...plan, feesNetted: 1, reserveNetted: 10_001 })).errors,
  ).toEqual([
    { field: 'feesNetted', message: fill(drawRules.feesAtMost, { amount: '$0.00' }) },
    { field: 'reserveNetted', message: fill(drawRules.reserveAtMost, { amount: '$100.00' }) },
  ]);
  const next = await schedule(loan, draw);
  expect(next).toMatchObject({ feesNetted: 0, netAmount: 45_000 });
});
