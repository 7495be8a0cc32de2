import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, anAdministrator } from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { FoundDrawsDto } from '../draw-requests/draw-search.dto.js';
import type { ListedFundingDto } from '../payment-exports/index.js';
import { startDraws } from '../testing/harness.js';
import type { ActiveTotalsDto, LedgerDto } from '../ledger/ledger.dto.js';
import type { LedgerEntryDto } from '../ledger/ledger-entry.dto.js';
import { CreateDrawTables1763800000000 } from '../migrations/1763800000000-create-draw-tables.js';
import { LoanCommitment1764700100000 } from '../migrations/1764700100000-loan-commitment.js';
import { ProjectNumberOfLedger1765010100000 } from '../migrations/1765010100000-project-number-of-ledger.js';
import { DrawSubmissions1765020100000 } from '../migrations/1765020100000-draw-submissions.js';
import { SignedDraws1765100000000 } from '../migrations/1765100000000-signed-draws.js';
import { signature } from '../testing/loan.js';

const [applicationId, companyId, userId, adminId, draw] = Array.from({ length: 5 }, () => randomUUID());
const [roof, hvac, roofLine, hvacLine, openLine] = Array.from({ length: 5 }, () => randomUUID());
const opened = `'2025-11-01 09:15:00.123'`;
/** Of one draw, the roof was approved in the evening of a day (UTC-4), the heating the day after. */
const approvedAt = { roof: `'2025-12-02 02:00:00.000'`, hvac: `'2025-12-02 14:00:00.000'` };

const statements = [
  `INSERT INTO ledger (application_id, company_id, user_id, name, loan_type, properties, opened_at, commitment_cents, held_cents) VALUES ('${applicationId}', '${companyId}', '${userId}', 'Old', 'land', '[]', ${opened}, 5000, 545)`,
  ...(
    [
      [roof, 0, 4000, 400, 25],
      [hvac, 1, 1000, 120, 0],
    ] as const
  ).map(
    ([id, position, budget, funded, pending]) =>
      `INSERT INTO ledger_line (id, application_id, property_id, name, section, section_index, position, budget_cents, funded_cents, pending_cents) VALUES ('${id}', '${applicationId}', '${applicationId}', 'Line', 'Site Work', 0, ${position}, ${budget}, ${funded}, ${pending})`,
  ),
  `INSERT INTO draw_request (id, application_id, company_id, user_id, status_id, place, requested_cents, certify_signature, certify_signature_date, created_at, version) VALUES ('${draw}', '${applicationId}', '${companyId}', '${userId}', 1, 1, 445, '${signature}', ${opened}, ${opened}, 3)`,
  ...(
    [
      [roofLine, roof, 300, 3, approvedAt.roof],
      [hvacLine, hvac, 120, 3, approvedAt.hvac],
      [openLine, roof, 25, 1, null],
    ] as const
  ).map(
    ([id, item, cents, status, at], position) =>
      `INSERT INTO draw_line (id, draw_request_id, budget_item_id, position, requested_cents, status_id, documents, approved_cents, accept_date, accepted_by) VALUES ('${id}', '${draw}', '${item}', ${position}, ${cents}, ${status}, '[]', ${status === 3 ? cents : 'NULL'}, ${at ?? 'NULL'}, ${at ? `'${adminId}'` : 'NULL'})`,
  ),
  ...(
    [
      ['opening', roof, null, 100, opened],
      ['draw', roof, roofLine, 300, approvedAt.roof],
      ['draw', hvac, hvacLine, 120, approvedAt.hvac],
    ] as const
  ).map(
    ([kind, line, drawLine, cents, at]) =>
      `INSERT INTO ledger_entry (id, application_id, ledger_line_id, draw_line_id, kind, amount_cents, user_id, happened_at) VALUES ('${randomUUID()}', '${applicationId}', '${line}', ${drawLine ? `'${drawLine}'` : 'NULL'}, '${kind}', ${cents}, '${adminId}', ${at})`,
  ),
];

test('a database of before shows the same totals, and what was approved is funded on the day of its decision', async () => {
  const database = await createTestDatabase('draws');
  const earlier = await connect(database.options, {
    entities: [],
    migrations: [
      CreateDrawTables1763800000000,
      LoanCommitment1764700100000,
      ProjectNumberOfLedger1765010100000,
      DrawSubmissions1765020100000,
      SignedDraws1765100000000,
    ],
  });
  await earlier.statement(async (manager) => {
    for (const statement of statements) await manager.query(statement);
  });
  await earlier.close();

  const later = await startDraws({ database: database.options });
  const admin = later.as(anAdministrator(adminId ?? ''));
  const totals = { total: 5000, budgetAmount: 5000, fundedToDate: 520, pending: 25, available: 4455, remaining: 4480 };
  const nothing = { pendingFunding: 0, retainageHeld: 0 };
  expect((await admin.call<LedgerDto>('GET', `/ledgers/${applicationId}`)).body).toMatchObject({
    ...totals,
    ...nothing,
    lines: [
      { amountFundedToDate: 400, pending: 25, available: 3575 },
      { amountFundedToDate: 120, available: 880 },
    ],
  });
  const borrower = later.as(aBorrower(companyId ?? ''));
  expect((await borrower.call<ActiveTotalsDto>('GET', `/companies/${companyId}/active-totals`)).body).toMatchObject({
    ...totals,
    ...nothing,
  });
  expect((await admin.call<DrawRequestDto>('GET', `/draw-requests/${draw}`)).body).toMatchObject({
    kind: 'work',
    fundingState: 'funded',
    lineItems: [{ retainageWithheld: 0 }, { retainageWithheld: 0 }, { retainageWithheld: null, fundingId: null }],
  });
  const fundings = (await admin.call<ListedFundingDto[]>('GET', `/fundings?applicationId=${applicationId}`)).body;
  expect(
    fundings
      .map(({ stage, fundedOn, amount, netAmount, reference }) => [fundedOn, stage, amount, netAmount, reference])
      .sort(),
  ).toEqual([
    ['2025-12-01', 'funded', 300, 300, null],
    ['2025-12-02', 'funded', 120, 120, null],
  ]);
  expect((await admin.call('GET', '/fundings/pending')).body).toEqual([]);
  const entries = (await admin.call<LedgerEntryDto[]>('GET', `/ledgers/${applicationId}/entries`)).body;
  expect(entries.map(({ kind, amount, effectiveOn }) => [kind, amount, effectiveOn]).sort()).toEqual([
    ['approved', 120, null],
    ['approved', 300, null],
    ['funded', 120, '2025-12-02'],
    ['funded', 300, '2025-12-01'],
    ['opening', 100, null],
  ]);
  // The draw that waits is found by a word of its loan's name.
  const { items } = (await admin.call<FoundDrawsDto>('GET', '/draw-requests/search?q=old')).body;
  expect(items.map(({ id }) => id)).toEqual([draw]);
  // A payment of before can be taken back as well.
  const [last] = fundings;
  const reversed = await admin.call('PUT', '/fundings/reverse', {
    id: last?.id,
    version: 1,
    reversedOn: '2026-01-15',
    reason: 'It never arrived.',
  });
  expect(reversed.status).toBe(200);
  await later.close();
  await database.drop();
}, 30_000);
