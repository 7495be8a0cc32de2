import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { CreateApplications1763800003001 } from '../migrations/1763800003001-create-applications.js';
import { ClosingItems1764930000000 } from '../migrations/1764930000000-closing-items.js';
import { LoanDecisions1764900000000 } from '../migrations/1764900000000-loan-decisions.js';
import { approval, neighboursOf, terms, threadOf } from '../testing/thread.js';
import type { HistoryEntryDto } from './application.dto.js';
import type { HistoryPageDto } from './history.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();

beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

const page = async (actor: TestActor, id: string, query = ''): Promise<HistoryPageDto> =>
  (await harness.as(actor).call<HistoryPageDto>('GET', `/applications/${id}/happened${query}`)).body;

/** An application that was rejected, mended, approved with a condition and closed. */
async function loan() {
  const thread = threadOf(harness, borrower, administrator);
  const later = () => harness.clock.advance(60_000);
  const submitted = await thread.submitted();
  later();
  const rejected = await thread.decide(submitted, {
    rejectionComments: [{ step: 'budget', value: 'The permits are missing.' }],
  });
  later();
  const mended = await thread.save(rejected, { rejectionComments: [], name: 'Heights Home' });
  later();
  await thread.saveBudget(mended.properties[0]?.id as string, { version: 1 });
  await thread.acceptTermSheet(mended);
  const awaiting = await thread.save(await thread.read(mended.id), { status: 'awaiting' });
  later();
  await harness.as(borrower).call('PUT', `/applications/${awaiting.id}/documents`);
  later();
  const conditioned = await thread.decide(await thread.read(awaiting.id), {
    approvalConditions: [{ name: 'Survey', completed: false }],
  });
  later();
  const [condition] = conditioned.approvalConditions ?? [];
  const ticked = await thread.decide(conditioned, { approvalConditions: [{ ...condition, completed: true }] });
  later();
  await thread.decide(ticked, {
    status: 'approved',
    decision: { ...approval.decision, note: 'Strong sponsor.' },
  });
  later();
  await harness.deliver('ledger.opened', awaiting.id, { applicationId: awaiting.id, companyId, total: 5_000_000 });
  return awaiting.id;
}

it('tells both sides what happened, and each only what it may see', async () => {
  const id = await loan();
  const lender = (await page(administrator, id, '?limit=100')).items;
  const own = (await page(borrower, id, '?limit=100')).items;
  const events = [
    ['ledgerOpened', 'portal', 2],
    ['approve', 'lender', 2],
    ['conditionTicked', 'lender', 2],
    ['submitDocuments', 'borrower', 2],
    ['finalSubmit', 'borrower', 2],
    ['termSheetAccepted', 'borrower', 2],
    ['save', 'borrower', 1],
    ['rejectSection', 'lender', 1],
    ['submitDocuments', 'borrower', 1],
    ['finalSubmit', 'borrower', 1],
    ['termSheetAccepted', 'borrower', 1],
    ['create', 'borrower', 1],
  ];
  expect(lender.map(({ event, side, round }) => [event, side, round])).toEqual(events);
  expect(own.map(({ event, side, round }) => [event, side, round])).toEqual(events);
  const approved = { terms: { ...terms }, subject: null };
  expect(lender[1]).toMatchObject({
    ...approved,
    userId: administrator.userId,
    note: 'Strong sponsor.',
    overrideReason: 'The originals lie in the vault.',
  });
  expect(own[1]).toMatchObject({ ...approved, userId: null, note: null, overrideReason: null });
  expect(own[2]).toMatchObject({ subject: 'Survey', userId: null });
  expect(own[7]).toMatchObject({ sections: [{ step: 'budget', value: 'The permits are missing.' }], userId: null });
  expect(own[4]).toMatchObject({ userId: borrower.userId });
  expect(JSON.stringify(own)).not.toContain(administrator.userId);
  // The call of before goes on telling of transitions alone.
  const before = (await harness.as(borrower).call<HistoryEntryDto[]>('GET', `/applications/${id}/history`)).body;
  expect(before.map(({ command }) => command)).not.toContain('conditionTicked');
});

it('is read in pages without a gap, and by nobody else', async () => {
  const id = await loan();
  const read: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { items, nextCursor }: HistoryPageDto = await page(
      borrower,
      id,
      `?limit=5${cursor ? `&cursor=${cursor}` : ''}`,
    );
    read.push(...items.map((item) => item.id));
    cursor = nextCursor;
  }
  expect(read).toEqual((await page(borrower, id, '?limit=100')).items.map((item) => item.id));
  expect(read).toHaveLength(12);
  const stranger = await harness.as(aBorrower(randomUUID())).problem('GET', `/applications/${id}/happened`);
  expect(stranger.status).toBe(403);
});

it('knows of earlier days what the rows know', async () => {
  const database = await createTestDatabase('applications');
  const migrations = [CreateApplications1763800003001, LoanDecisions1764900000000, ClosingItems1764930000000];
  const earlier = await connect(database.options, { entities: [], migrations });
  const [id, admin] = [randomUUID(), randomUUID()];
  const at = (day: number) => `'2025-11-0${day} 09:15:00.123'`;
  await earlier.statement(async (manager) => {
    await manager.query(
      `INSERT INTO application (id, company_id, user_id, status, version, round, name, intended_purpose, line_of_credit, section_complete, percentage_complete, items_needed, rejected_steps, filled_lists, details, created_at, updated_at, term_sheet_agreement_time, ledger_opened_at) VALUES ('${id}', '${companyId}', '${companyId}', 'approved', 9, 1, 'Oak Lane', 'sell', 0, '11111', 100, 0, '', '', '{}', ${at(1)}, ${at(5)}, ${at(2)}, ${at(5)})`,
    );
    await manager.query(
      `INSERT INTO closing_item (id, application_id, kind, version, completed, ticked_by, ticked_at) VALUES ('${randomUUID()}', '${id}', 'deed', 1, 1, '${admin}', ${at(4)})`,
    );
  });
  await earlier.close();
  const migrated = await startService(service, { database: database.options });
  const { items } = (await migrated.as(administrator).call<HistoryPageDto>('GET', `/applications/${id}/happened`)).body;
  expect(items.map(({ event, at: when, subject }) => [event, when.slice(8, 10), subject])).toEqual([
    ['ledgerOpened', '05', null],
    ['closingItemTicked', '04', 'General warranty deed'],
    ['termSheetAccepted', '02', null],
  ]);
  await migrated.close();
  await database.drop();
}, 30_000);

it('tells a borrower which of its own people acted, and of administrators only that one did', async () => {
  const id = await loan();
  const entries = async (actor: TestActor) =>
    (await harness.as(actor).call<HistoryEntryDto[]>('GET', `/applications/${id}/history`)).body;
  const [toLender, toBorrower] = [await entries(administrator), await entries(borrower)];
  const ofAdministrators = toLender.filter(({ role }) => role === 'admin');
  expect(ofAdministrators.length).toBeGreaterThan(0);
  expect(new Set(ofAdministrators.map(({ userId }) => userId))).toEqual(new Set([administrator.userId]));
  expect(toBorrower).toEqual(toLender.map((entry) => (entry.role === 'borrower' ? entry : { ...entry, userId: null })));
});
