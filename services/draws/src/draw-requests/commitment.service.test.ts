import { randomUUID } from 'node:crypto';
import { fill, shared } from '@groundwork/domain-messages';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, aNeighbour } from '@groundwork/server-testkit';
import { startDraws } from '../testing/harness.js';
import type { LedgerDto } from '../ledger/ledger.dto.js';
import { CreateDrawTables1763800000000 } from '../migrations/1763800000000-create-draw-tables.js';
import { agreedTerms, anOpenLoan, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { DrawRequestDto } from './draw-request.dto.js';

let harness: ServiceHarness;
let files: Neighbour;
beforeAll(async () => {
  files = await aNeighbour();
  harness = await startDraws({ services: { files: files.url } });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await files?.close();
});

const committed = () => anOpenLoan(harness, randomUUID(), agreedTerms);
const body = (loan: Loan, ...amounts: number[]) => ({
  applicationId: loan.applicationId,
  lineItems: amounts.map((requestedAmount, at) => ({ additionalBudgetItemId: loan.lines[at], requestedAmount })),
  ...certified,
});

describe('the commitment of a loan', () => {
  test('is what was approved, and its draws stop there though its lines have more', async () => {
    const loan = await committed();
    expect(await loan.ledger()).toMatchObject({
      total: 900_000,
      budgetAmount: 1_525_001,
      fundedToDate: 5_001,
      remaining: 894_999,
      available: 894_999,
      terms: agreedTerms,
    });
    const problem = await loan.borrower.problem('POST', '/draw-requests', body(loan, 895_000));
    expect([problem.status, problem.errors]).toEqual([
      422,
      [{ field: 'lineItems', message: fill(shared.drawAboveCommitment, { amount: '$8,949.99' }) }],
    ]);
    await loan.draw([600_000, 294_999]);
    expect(await loan.ledger()).toMatchObject({ available: 0, pending: 894_999, remaining: 894_999 });
    expect((await loan.borrower.problem('POST', '/draw-requests', body(loan, 1))).status).toBe(422);
  });

  test('is taken once by two who ask for the rest at the same time, on different lines', async () => {
    const loan = await committed();
    await loan.draw([600_000]);
    const rest = { applicationId: loan.applicationId, ...certified };
    const ask = (at: number) =>
      loan.borrower.call('POST', '/draw-requests', {
        ...rest,
        lineItems: [{ additionalBudgetItemId: loan.lines[at], requestedAmount: 294_999 }],
      });
    const answers = await Promise.all([ask(0), ask(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await loan.ledger()).toMatchObject({ pending: 894_999, available: 0 });
  });

  test('gets back what is rejected, and refuses a line that comes back when it is taken meanwhile', async () => {
    const loan = await committed();
    const first = await loan.draw([600_000]);
    const line = first.lineItems[0]?.id;
    await loan.admin.call('PUT', '/draw-requests/item/reject', { id: line, rejectReason: 'No inspection yet.' });
    expect(await loan.ledger()).toMatchObject({ available: 894_999, pending: 0 });
    await loan.draw([400_000, 494_999]);
    const back = await loan.admin.problem('PUT', '/draw-requests/save', {
      id: first.id,
      lineItems: [{ id: line, statusId: 1 }],
    });
    expect([back.status, back.detail]).toEqual([422, fill(shared.drawAboveCommitment, { amount: '$0.00' })]);
    const [open] = (
      await loan.borrower.call<DrawRequestDto[]>('GET', `/companies/${loan.companyId}/draw-requests`)
    ).body.filter(({ id }) => id !== first.id);
    await loan.admin.call('PUT', '/draw-requests/accept', { id: open?.id });
    // A tenth of it is held back, and is taken all the same.
    expect(await loan.ledger()).toMatchObject({
      fundedToDate: 5_001,
      pendingFunding: 805_499,
      retainageHeld: 89_500,
      remaining: 894_999,
      pending: 0,
      available: 0,
    });
  });
});

test('loans from before are committed to their whole budget, with what they have drawn', async () => {
  const database = await createTestDatabase('draws');
  const earlier = await connect(database.options, { entities: [], migrations: [CreateDrawTables1763800000000] });
  const [applicationId, companyId, userId] = [randomUUID(), randomUUID(), randomUUID()];
  await earlier.statement(async (manager) => {
    await manager.query(
      `INSERT INTO ledger (application_id, company_id, user_id, name, loan_type, properties, opened_at) VALUES ('${applicationId}', '${companyId}', '${userId}', 'Old', 'land', '[]', '2025-11-01 09:15:00.123')`,
    );
    for (const [at, [budget, funded, pending]] of [
      [1000, 300, 200],
      [500, 0, 100],
    ].entries())
      await manager.query(
        `INSERT INTO ledger_line (id, application_id, property_id, name, section, section_index, position, budget_cents, funded_cents, pending_cents) VALUES ('${randomUUID()}', '${applicationId}', '${randomUUID()}', 'Line', 'Site Work', 0, ${at}, ${budget}, ${funded}, ${pending})`,
      );
  });
  await earlier.close();
  const later = await startDraws({ database: database.options });
  const ledger = (await later.as(aBorrower(companyId)).call<LedgerDto>('GET', `/ledgers/${applicationId}`)).body;
  expect(ledger).toMatchObject({
    total: 1500,
    budgetAmount: 1500,
    fundedToDate: 300,
    pending: 300,
    available: 900,
    terms: null,
  });
  await later.close();
  await database.drop();
}, 30_000);
