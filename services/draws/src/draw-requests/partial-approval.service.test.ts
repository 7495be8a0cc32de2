import { randomUUID } from 'node:crypto';
import { replay } from '@groundwork/domain-draws';
import { drawRules, fill } from '@groundwork/domain-messages';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { anAdministrator } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import { LedgerEntryEntity } from '../ledger/ledger-entry.entity.js';
import type { LedgerDto } from '../ledger/ledger.dto.js';
import { LoanCommitment1764700100000 } from '../migrations/1764700100000-loan-commitment.js';
import { CreateDrawTables1763800000000 } from '../migrations/1763800000000-create-draw-tables.js';
import { anOpenLoan, certified, signature } from '../testing/loan.js';
import type { DrawRequestDto, DrawSelectionDto } from './draw-request.dto.js';
import type { DrawScheduleDto } from './draw-schedule.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startDraws();
}, 60_000);
afterAll(() => harness?.close());

const entriesOf = (applicationId: string) =>
  harness.service.database.reading.manager.find(LedgerEntryEntity, {
    where: { applicationId },
    order: { happenedAt: 'ASC', id: 'ASC' },
  });

describe('an approval of a lower amount', () => {
  test('of a line takes what was approved, gives the rest back, and keeps its reason', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([300_000, 80_000]);
    const id = draw.lineItems[0]?.id;
    const approve = (more: object) => loan.admin.problem('PUT', '/draw-requests/item/approve', { id, ...more });
    for (const approvedAmount of [0, 300_001])
      expect((await approve({ approvedAmount, reductionReason: 'x' })).errors).toEqual([
        { field: 'approvedAmount', message: fill(drawRules.approveAtMost, { amount: '$3,000.00' }) },
      ]);
    expect((await approve({ approvedAmount: 200_000 })).errors).toEqual([
      { field: 'reductionReason', message: drawRules.lowerNeedsReason },
    ]);
    const after = await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/item/approve', {
      id,
      approvedAmount: 200_000,
      reductionReason: ' Half of the roof is on ',
    });
    expect(after.body.lineItems[0]).toMatchObject({
      statusId: 3,
      requestedAmount: 300_000,
      approvedAmount: 200_000,
      reductionReason: 'Half of the roof is on',
    });
    expect(await loan.ledger()).toMatchObject({
      fundedToDate: 5_001,
      pendingFunding: 200_000,
      pending: 80_000,
      available: 1_240_000,
    });
    const [event] = (await harness.sent('draw.decided')).filter(({ aggregateId }) => aggregateId === draw.id);
    expect(event?.payload.lines.map((line) => line.approvedAmount)).toEqual([200_000, null]);
  });

  test('of the whole is divided among the lines to the cent, and each line names the reason', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100, 100, 100]);
    const accepted = (
      await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/accept', {
        id: draw.id,
        approvedAmount: 200,
        reductionReason: 'Two thirds are in place',
      })
    ).body;
    expect(accepted.lineItems.map((line) => line.approvedAmount)).toEqual([67, 67, 66]);
    expect(accepted).toMatchObject({ statusId: 3, requestedAmount: 300 });
    expect(await loan.ledger()).toMatchObject({ pendingFunding: 200, pending: 0 });
  });

  test('as the form saves it', async () => {
    const loan = await anOpenLoan(harness);
    const draw = await loan.draw([100, 100]);
    const lineItems = draw.lineItems.map(({ id }) => ({ id, statusId: 3, approvedAmount: 50 }));
    expect((await loan.admin.problem('PUT', '/draw-requests/save', { id: draw.id, lineItems })).errors).toEqual([
      { field: 'lineItems.0.reductionReason', message: drawRules.lowerNeedsReason },
    ]);
    const saved = await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/save', {
      id: draw.id,
      lineItems: lineItems.map((line) => ({ ...line, reductionReason: 'Half' })),
    });
    expect(saved.body.lineItems.map((line) => line.approvedAmount)).toEqual([50, 50]);
  });
});

test('every approved cent has an entry: the opening and each approved line add up to the ledger', async () => {
  const loan = await anOpenLoan(harness);
  const first = await loan.draw([300_000, 80_000]);
  await loan.admin.call('PUT', '/draw-requests/item/approve', {
    id: first.lineItems[0]?.id,
    approvedAmount: 200_000,
    reductionReason: 'Half',
  });
  const second = await loan.draw([undefined, 10_000, 20_000]);
  await loan.admin.call('PUT', '/draw-requests/accept', { id: second.id });
  const entries = await entriesOf(loan.applicationId);
  expect(entries.map((entry) => [entry.kind, entry.amountCents]).sort()).toEqual(
    [
      ['approved', 10_000],
      ['approved', 200_000],
      ['approved', 20_000],
      ['opening', 5_001],
    ].sort(),
  );
  for (const line of (await loan.ledger()).lines)
    expect(
      replay(
        entries
          .filter((entry) => entry.ledgerLineId === line.additionalBudgetItemId)
          .map(({ kind, amountCents: amount }) => ({ kind, amount })),
      ),
    ).toMatchObject({ funded: line.amountFundedToDate, payable: line.pendingFunding, retained: 0 });
});

test('stored material is said, counted once, and cut first', async () => {
  const loan = await anOpenLoan(harness);
  const ask = async (requestedAmount: number, materialsStored: number) =>
    (
      await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
        applicationId: loan.applicationId,
        lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount, materialsStored }],
        ...certified,
      })
    ).body;
  const first = await ask(50_000, 20_000);
  const sheet = (await loan.admin.call<DrawScheduleDto>('GET', `/draw-requests/${first.id}/schedule`)).body;
  expect(sheet.lines[0]).toMatchObject({
    scheduledValue: 1_000_000,
    fromPrevious: 0,
    thisPeriod: 30_000,
    stored: 20_000,
    completedAndStored: 50_000,
    percent: 5,
    balanceToFinish: 950_000,
    retainage: 0,
  });
  expect(sheet.totals).toMatchObject({ scheduledValue: 1_525_001, completedAndStored: 55_001 });
  expect(sheet.certificate).toEqual({
    originalSum: 1_525_001,
    changeOrders: 0,
    sumToDate: 1_525_001,
    completedAndStored: 55_001,
    retainage: 0,
    retainageOfWork: 0,
    retainageOfStored: 0,
    earnedLessRetainage: 55_001,
    previousCertificates: 5_001,
    currentPaymentDue: 50_000,
    balanceToFinish: 1_470_000,
  });
  await loan.admin.call('PUT', '/draw-requests/accept', {
    id: first.id,
    approvedAmount: 45_000,
    reductionReason: 'Not all of it is on site',
  });
  expect((await loan.ledger()).lines[0]).toMatchObject({ pendingFunding: 45_000, materialsStored: 15_000 });
  // What was stored is built in, and 100.00 of work more is asked for.
  const second = await ask(10_000, 0);
  expect(
    (await loan.admin.call<DrawScheduleDto>('GET', `/draw-requests/${second.id}/schedule`)).body.lines[0],
  ).toMatchObject({ fromPrevious: 30_000, thisPeriod: 25_000, stored: 0, completedAndStored: 55_000 });
  // The first sheet is shown as it was submitted, whatever became of it since.
  expect((await loan.admin.call<DrawScheduleDto>('GET', `/draw-requests/${first.id}/schedule`)).body).toEqual(sheet);
});

test('an administrator finds a draw by what is left to do', async () => {
  const loan = await anOpenLoan(harness);
  const counts = async () =>
    Object.fromEntries(
      (await loan.admin.call<DrawSelectionDto[]>('GET', '/draw-requests/selections')).body.map((entry) => [
        entry.selection,
        entry.count,
      ]),
    );
  const before = await counts();
  const draw = await loan.draw([100, 200]);
  const [first, second] = draw.lineItems;
  const found = async () => {
    const selections: string[] = [];
    for (const selection of ['pending', 'hold', 'approved', 'rejected', 'decided']) {
      const list = await loan.admin.call<DrawRequestDto[]>(
        'GET',
        `/draw-requests?selection=${selection}&applicationId=${loan.applicationId}`,
      );
      if (list.body.length > 0) selections.push(selection);
    }
    return selections;
  };
  const save = (lineItems: object[]) => loan.admin.call('PUT', '/draw-requests/save', { id: draw.id, lineItems });
  expect(await found()).toEqual(['pending']);
  expect((await counts())['pending']).toBe((before['pending'] ?? 0) + 1);
  await save([{ id: first?.id, statusId: 3 }]);
  expect(await found()).toEqual(['pending']);
  await save([{ id: second?.id, statusId: 2 }]);
  expect(await found()).toEqual(['hold']);
  await save([{ id: second?.id, statusId: 4, rejectReason: 'No' }]);
  expect(await found()).toEqual(['decided']);
  const { body } = await loan.admin.call<DrawRequestDto[]>(
    'GET',
    `/draw-requests?statusId=1&applicationId=${loan.applicationId}`,
  );
  // Its status stays as the specification has it.
  expect(body).toMatchObject([{ statusId: 1, place: 5 }]);
  expect((await counts())['decided']).toBe((before['decided'] ?? 0) + 1);
  expect((await loan.admin.problem('GET', '/draw-requests?selection=none')).status).toBe(422);
});

test('a database of before shows the same totals, places and submissions', async () => {
  const database = await createTestDatabase('draws');
  const earlier = await connect(database.options, {
    entities: [],
    migrations: [CreateDrawTables1763800000000, LoanCommitment1764700100000],
  });
  const [applicationId, companyId, userId, adminId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [roof, hvac] = [randomUUID(), randomUUID()];
  const at = `'2025-11-01 09:15:00.123'`;
  const draws = [
    [
      3,
      [
        [roof, 300, 3],
        [hvac, 50, 3],
      ],
    ],
    [
      1,
      [
        [roof, 70, 3],
        [hvac, 30, 4],
      ],
    ],
    [
      1,
      [
        [roof, 20, 2],
        [hvac, 10, 4],
      ],
    ],
    [1, [[roof, 5, 1]]],
  ] as const;
  const ids = draws.map(() => randomUUID());
  await earlier.statement(async (manager) => {
    await manager.query(
      `INSERT INTO ledger (application_id, company_id, user_id, name, loan_type, properties, opened_at, commitment_cents, held_cents) VALUES ('${applicationId}', '${companyId}', '${userId}', 'Old', 'land', '[]', ${at}, 5000, 545)`,
    );
    for (const [id, position, budget, funded, pending] of [
      [roof, 0, 4000, 470, 25],
      [hvac, 1, 1000, 50, 0],
    ] as const)
      await manager.query(
        `INSERT INTO ledger_line (id, application_id, property_id, name, section, section_index, position, budget_cents, funded_cents, pending_cents) VALUES ('${id}', '${applicationId}', '${applicationId}', 'Line', 'Site Work', 0, ${position}, ${budget}, ${funded}, ${pending})`,
      );
    for (const [index, [statusId, lines]] of draws.entries()) {
      const sum = lines.reduce((total, [, cents]) => total + cents, 0);
      await manager.query(
        `INSERT INTO draw_request (id, application_id, company_id, user_id, status_id, requested_cents, certify_signature, certify_signature_date, created_at, version) VALUES ('${ids[index]}', '${applicationId}', '${companyId}', '${userId}', ${statusId}, ${sum}, '${signature}', ${at}, ${at}, 1)`,
      );
      for (const [position, [item, cents, status]] of lines.entries())
        await manager.query(
          `INSERT INTO draw_line (id, draw_request_id, budget_item_id, position, requested_cents, status_id, documents) VALUES ('${randomUUID()}', '${ids[index]}', '${item}', ${position}, ${cents}, ${status}, '[]')`,
        );
    }
  });
  await earlier.close();
  const later = await startDraws({ database: database.options });
  const admin = later.as(anAdministrator(adminId));
  expect((await admin.call<LedgerDto>('GET', `/ledgers/${applicationId}`)).body).toMatchObject({
    total: 5000,
    budgetAmount: 5000,
    fundedToDate: 520,
    pending: 25,
    available: 4455,
    lines: [
      { amountFundedToDate: 470, pending: 25, materialsStored: 0 },
      { amountFundedToDate: 50, pending: 0 },
    ],
  });
  const places = await Promise.all(
    ids.map(async (id) => {
      const { body } = await admin.call<DrawRequestDto>('GET', `/draw-requests/${id}`);
      return [body.place, body.stage, body.round, body.submissions?.length, body.requestedAmount];
    }),
  );
  expect(places).toEqual([
    [3, 'submitted', 1, 1, 350],
    [5, 'submitted', 1, 1, 100],
    [2, 'submitted', 1, 1, 30],
    [1, 'submitted', 1, 1, 5],
  ]);
  const entries = await later.service.database.reading.manager.findBy(LedgerEntryEntity, { applicationId });
  expect(
    entries
      .map(({ kind, ledgerLineId, amountCents }) => [kind, ledgerLineId === roof ? 'roof' : 'hvac', amountCents])
      .sort(),
  ).toEqual([
    ['approved', 'hvac', 50],
    ['approved', 'roof', 300],
    ['approved', 'roof', 70],
    ['funded', 'hvac', 50],
    ['funded', 'roof', 300],
    ['funded', 'roof', 70],
    ['opening', 'roof', 100],
  ]);
  // What was submitted before budgets were kept with it has no sheet, and says so.
  expect((await admin.problem('GET', `/draw-requests/${ids[0]}/schedule`)).status).toBe(404);
  await later.close();
  await database.drop();
}, 30_000);
