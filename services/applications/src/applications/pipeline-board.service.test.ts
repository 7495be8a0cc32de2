import { randomUUID } from 'node:crypto';
import { DAY } from '@groundwork/domain-time';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { DaysInStage1766800000000 } from '../migrations/1766800000000-days-in-stage.js';
import { approval, neighboursOf, terms, threadOf } from '../testing/thread.js';
import type { FoundApplicationsDto } from './application-search.dto.js';
import { CompanyNames } from './company-names.service.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const administrator = anAdministrator();
const borrower = aBorrower(companyId);
const pointPerson = randomUUID();

const search = async (query: string): Promise<FoundApplicationsDto> =>
  (await harness.as(administrator).call<FoundApplicationsDto>('GET', `/application-search?${query}`)).body;
const one = async (id: string) => (await search('limit=100')).items.find((item) => item.id === id);
const dealChanged = (subjectId: string | null, change: 'point_person' | 'credit_stopped' = 'point_person') =>
  harness.deliver('deal.changed', companyId, {
    companyId,
    organizationName: 'Pine Homes',
    change,
    changedBy: administrator.userId as string,
    subjectId,
    creditAmount: null,
  });

beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  const { url } = neighbours;
  harness = await startService(service, {
    services: { companies: url, files: url, agreements: url, identity: url },
  });
  await harness.deliver('company.created', companyId, { companyId, organizationName: 'Pine Homes', userId: null });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

describe('the days in a stage', () => {
  it('count from the day on which it came there, begin anew at each stage, and are not moved by a save', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const created = await thread.create();
    expect(await one(created.id)).toMatchObject({ daysInStage: 0, amount: null, pointPersonId: null });
    harness.clock.advance(3 * DAY);
    const saved = await thread.save(created, { name: 'Pine Row', requestedLoanAmount: 6_100_000 });
    expect(await one(saved.id)).toMatchObject({ daysInStage: 3, amount: 6_100_000, stageAt: created.createdAt });

    const submitted = await thread.submitted();
    harness.clock.advance(2 * DAY);
    expect(await one(submitted.id)).toMatchObject({ daysInStage: 2, amount: 5_000_000 });
    const closing = await thread.decide(submitted, {
      status: 'in_closing',
      decision: { ...approval.decision, terms: { ...terms, amount: 4_800_000 } },
    });
    expect(await one(closing.id)).toMatchObject({ daysInStage: 0, amount: 4_800_000 });
    harness.clock.advance(DAY);
    await thread.decide(closing, { status: 'rejected', onRejectString: 'The title is not clear.' });
    expect(await one(closing.id)).toMatchObject({ daysInStage: 0, status: 'rejected' });
  });

  it('begin at the term sheet when the last section is filled in', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const begun = harness.clock.now().getTime();
    harness.clock.advance(DAY);
    const ready = await thread.ready();
    harness.clock.advance(4 * DAY);
    const found = await one(ready.id);
    expect(found?.daysInStage).toBe(4);
    expect(Date.parse(found?.stageAt ?? '')).toBe(begun + DAY);
  });

  it('are what the list is sorted by, the longest first, page by page', async () => {
    const read: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: FoundApplicationsDto = await search(
        `sort=stage&direction=asc&limit=1${cursor ? `&cursor=${cursor}` : ''}`,
      );
      read.push(...page.items.map(({ daysInStage }) => daysInStage));
      cursor = page.nextCursor;
    }
    expect(read.length).toBeGreaterThan(2);
    expect(read).toEqual([...read].sort((a, b) => b - a));
  });
});

it('tells what the amounts of all that fit come to, on the first page', async () => {
  const [first, all] = [await search('limit=1'), await search('limit=100')];
  const sum = all.items.reduce((total, { amount }) => total + (amount ?? 0), 0);
  expect(sum).toBeGreaterThan(0);
  expect([first.amount, first.count]).toEqual([sum, all.items.length]);
  expect((await search(`limit=1&cursor=${first.nextCursor}`)).amount).toBeNull();
  const landless = await search('loanType=land');
  expect([landless.count, landless.amount]).toEqual([0, 0]);
});

describe('the point person of its company', () => {
  it('stands beside every application, is filtered by, and goes with its privileges', async () => {
    await dealChanged(pointPerson);
    await dealChanged(null, 'credit_stopped');
    const later = await threadOf(harness, borrower, administrator).create();
    const found = await search(`pointPerson=${pointPerson}&limit=100`);
    expect(found.items.map(({ id }) => id)).toContain(later.id);
    expect(found.count).toBe((await search('limit=100')).items.length);
    expect((await search(`pointPerson=${randomUUID()}`)).items).toEqual([]);
    // A search by words goes on top of it.
    expect((await search(`pointPerson=${pointPerson}&q=pine+row`)).items).toHaveLength(1);
    const facts = { email: 'p@example.com', firstName: 'P', lastName: 'Q', from: 'super', changedBy: randomUUID() };
    await harness.deliver('user.role_changed', pointPerson, { ...facts, userId: pointPerson, to: 'admin' });
    expect((await one(later.id))?.pointPersonId).toBe(pointPerson);
    await harness.deliver('user.role_changed', pointPerson, { ...facts, userId: pointPerson, to: 'borrower' });
    expect((await search(`pointPerson=${pointPerson}`)).items).toEqual([]);
    expect((await one(later.id))?.pointPersonId).toBeNull();
  });

  it('of a company that was there before it was told is asked for once, and what came meanwhile stays', async () => {
    const older = randomUUID();
    neighbours.answers.set(`/internal/companies/${older}`, {
      companyId: older,
      organizationName: 'Old Mill Builders',
      legalEntityName: null,
      lineOfCredit: false,
      locked: false,
      userIds: [],
      pointPersonId: pointPerson,
    });
    neighbours.answers.set(`/internal/companies/${companyId}`, { pointPersonId: randomUUID() });
    await dealChanged(null);
    const created = await threadOf(harness, aBorrower(older), administrator).create();
    await harness.service.app.get(CompanyNames).sweep();
    expect(await one(created.id)).toMatchObject({ pointPersonId: pointPerson, companyName: 'Old Mill Builders' });
    expect((await search(`pointPerson=${pointPerson}`)).count).toBe(1);
    expect(await harness.service.app.get(CompanyNames).sweep()).toBe(0);
    expect((await harness.as(administrator).problem('GET', '/application-search?pointPerson=me')).status).toBe(422);
  });
});

it('learns since when those that are there stand at their stage, and their amounts', async () => {
  const database = await createTestDatabase('applications');
  const migrations = service.schema.migrations.filter((migration) => migration !== DaysInStage1766800000000);
  const earlier = await connect(database.options, { entities: [], migrations });
  const at = (day: number) => `2025-11-0${day} 15:00:00.000`;
  const rows = [
    ['in_progress', 'application', 'null', `'{"requestedLoanAmount":7000}'`, 1],
    ['submitted', 'review', 'null', "'{}'", 3],
    ['approved', 'active', `'{"amount":9000}'`, `'{"requestedLoanAmount":7000}'`, 5],
    ['in_progress', 'termSheet', 'null', "'{}'", 6],
  ] as const;
  await earlier.statement(async (manager) => {
    for (const [index, [status, stage, decided, details]] of rows.entries())
      await manager.query(
        `INSERT INTO application (id, project_number, company_id, user_id, status, stage, version, round, name, intended_purpose, line_of_credit, section_complete, percentage_complete, items_needed, rejected_steps, filled_lists, details, terms, created_at, submitted_at, approved_at, updated_at) VALUES ('${randomUUID()}', ${index + 1}, '${companyId}', '${companyId}', '${status}', '${stage}', 1, 1, 'Oak', 'sell', 0, '11111', 0, 0, '', '', ${details}, ${decided}, '${at(1)}', '${at(3)}', '${at(5)}', '${at(6)}')`,
      );
  });
  await earlier.close();
  const second = await startService(service, { database: database.options });
  const { body } = await second
    .as(administrator)
    .call<FoundApplicationsDto>('GET', '/application-search?sort=number&direction=asc');
  expect(body.items.map(({ stageAt, amount }) => [stageAt.slice(0, 10), amount])).toEqual([
    ['2025-11-01', 7000],
    ['2025-11-03', null],
    ['2025-11-05', 9000],
    ['2025-11-06', null],
  ]);
  await second.close();
  await database.drop();
}, 30_000);
