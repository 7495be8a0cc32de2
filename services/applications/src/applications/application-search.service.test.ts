import { randomUUID } from 'node:crypto';
import { stageKeys } from '@groundwork/domain-applications';
import { Database, newId } from '@groundwork/server-data';
import { aBorrower, anAdministrator, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { neighboursOf, threadOf } from '../testing/thread.js';
import type { FoundApplicationsDto } from './application-search.dto.js';
import { CompanyNames } from './company-names.service.js';
import { foundApplications } from './persistence/application-statements.js';
import { applicationBy, conditionsOf, sortColumns, upToPosition } from './queries/search-plan.js';

let harness: ServiceHarness;
let companies: Neighbour;
const companyId = randomUUID();
const administrator = anAdministrator();
const approver = randomUUID();
const many = 20_000;

const search = async (query: Record<string, string | number> = {}): Promise<FoundApplicationsDto> => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return (await harness.as(administrator).call<FoundApplicationsDto>('GET', `/application-search?${parameters}`)).body;
};
const numbers = ({ items }: FoundApplicationsDto) => items.map(({ projectNumber }) => projectNumber);

/** Many applications of one company as rows, with a word that all have, and one of its own each. */
async function fill(): Promise<void> {
  const database = harness.service.app.get(Database);
  const rows = Array.from({ length: many }, (_, index) => {
    const at = new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString().replace('T', ' ').replace('Z', '');
    return { id: newId(), index, at };
  });
  const columns =
    'id, project_number, company_id, user_id, status, version, round, name, sort_name, company_name, sort_company, loan_type, intended_purpose, line_of_credit, section_complete, percentage_complete, items_needed, rejected_steps, filled_lists, details, created_at, updated_at, stage, submitted_at';
  const batch = 500;
  await database.transaction(async (manager) => {
    for (let from = 0; from < many; from += batch) {
      const part = rows.slice(from, from + batch);
      await manager.query(
        `INSERT INTO application (${columns}) VALUES ${part.map(() => "(?, ?, ?, ?, ?, 1, 1, ?, ?, 'Bulk Homes', 'bulk homes', ?, 'sell', 0, '00000', 0, 0, '', '', '{}', ?, ?, ?, ?)").join(', ')}`,
        part.flatMap(({ id, index, at }) => [
          id,
          100_000 + index,
          companyId,
          companyId,
          index % 4 === 0 ? 'submitted' : 'in_progress',
          `Tract ${index}`,
          `tract ${String(index).padStart(6, '0')}`,
          index % 2 === 0 ? 'construction' : 'land',
          at,
          at,
          index % 4 === 0 ? 'review' : 'application',
          index % 4 === 0 ? at : null,
        ]),
      );
      await manager.query(
        `INSERT INTO application_word (application_id, source, word) VALUES ${part.map(() => "(?, 'own', 'tract'), (?, 'own', ?), (?, 'own', ?)").join(', ')}`,
        part.flatMap(({ id, index }) => [id, id, `lot${index}`, id, index % 2 === 0 ? 'even' : 'odd']),
      );
    }
  });
}

beforeAll(async () => {
  companies = await neighboursOf(companyId);
  harness = await startService(service, {
    services: { companies: companies.url, files: companies.url, agreements: companies.url, identity: companies.url },
  });
  await fill();
}, 120_000);
afterAll(async () => {
  await harness.close();
  await companies.close();
});

describe('the list of many', () => {
  it('is read in a handful of statements, whatever is asked, and counted to a bound', async () => {
    const queries: Record<string, string | number>[] = [
      {},
      { q: 'tract' },
      { q: 'tract lot77' },
      { status: 'submitted', loanType: 'construction', sort: 'name', direction: 'asc' },
      { date: 'created', from: '2024-01-02T00:00:00.000Z', to: '2024-01-03T00:00:00.000Z' },
      // Each is met by many, all of them by none.
      { status: 'submitted', loanType: 'land', approver },
      { q: 'even odd' },
    ];
    for (const query of queries) {
      const conditions = Object.keys(query).length;
      // A probe for each word and filter, the page and its count.
      expect(await harness.statements(() => search(query))).toBeLessThanOrEqual(conditions + 3);
    }
    expect(await search({ q: 'tract' })).toMatchObject({ count: 1000, countIsBound: true });
    expect(await search({ q: 'lot77' })).toMatchObject({ count: 111, countIsBound: false });
    expect(numbers(await search({ q: 'lot777', sort: 'number', direction: 'asc', limit: 3 }))).toEqual([
      100_777, 107_770, 107_771,
    ]);
    expect(
      (await search({ date: 'created', from: '2024-01-02T00:00:00.000Z', to: '2024-01-02T00:10:00.000Z' })).count,
    ).toBe(10);
    expect(await search({ q: 'nowhere' })).toEqual({
      items: [],
      nextCursor: null,
      count: 0,
      countIsBound: false,
      amount: 0,
      stoppedAfter: null,
    });
  });

  it.each([
    ['updated', 'desc'],
    ['updated', 'asc'],
    ['number', 'desc'],
    ['name', 'asc'],
    ['company', 'asc'],
  ])('turns pages by %s, %s, without a gap and without counting again', async (sort, direction) => {
    const read: number[] = [];
    let cursor: string | null = '';
    for (let turn = 0; turn < 4 && cursor !== null; turn += 1) {
      const answer: FoundApplicationsDto = await search({
        q: 'lot77',
        sort,
        direction,
        limit: 30,
        ...(cursor ? { cursor } : {}),
      });
      expect([answer.count, answer.countIsBound]).toEqual(turn === 0 ? [111, false] : [null, false]);
      read.push(...numbers(answer));
      cursor = answer.nextCursor;
    }
    expect(cursor).toBeNull();
    expect(new Set(read).size).toBe(111);
    const ordered = [...read].sort((a, b) => a - b);
    if (sort !== 'company') expect(read).toEqual(direction === 'asc' ? ordered : ordered.reverse());
  });

  it('walks the index of its order where a filter is met by many, also deep in the list', async () => {
    const first = await search({ status: 'submitted', sort: 'number', direction: 'asc', limit: 2 });
    expect(numbers(first)).toEqual([100_000, 100_004]);
    const next = await search({
      status: 'submitted',
      sort: 'number',
      direction: 'asc',
      limit: 2,
      cursor: String(first.nextCursor),
    });
    expect(numbers(next)).toEqual([100_008, 100_012]);
    expect(numbers(await search({ status: 'submitted,awaiting', loanType: 'land' }))).toEqual([]);
  });

  it('begins with what waits longest, by submission, and reaches the last one; what was never submitted has no place', async () => {
    const longest = { sort: 'submitted', direction: 'asc' };
    expect(numbers(await search({ ...longest, status: 'submitted', limit: 2 }))).toEqual([100_000, 100_004]);
    expect(await search({ ...longest, q: 'lot77' })).toMatchObject({ count: 27 });
    expect(await search({ ...longest, status: 'in_progress' })).toMatchObject({ items: [], count: 0 });
    const read: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: FoundApplicationsDto = await search({ ...longest, limit: 100, ...(cursor ? { cursor } : {}) });
      read.push(...numbers(page));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(Array.from({ length: many / 4 }, (_, index) => 100_000 + 4 * index));
  });

  it('is filtered by stages and by several statuses, which meet or do not', async () => {
    const found = async (query: Record<string, string>) => {
      const { items, count, countIsBound } = await search({ sort: 'number', direction: 'asc', limit: 2, ...query });
      return [items.map(({ projectNumber }) => projectNumber), count, countIsBound];
    };
    expect(await found({ status: 'submitted,in_progress' })).toEqual([[100_000, 100_001], 1000, true]);
    expect(await found({ stage: 'review' })).toEqual([[100_000, 100_004], 1000, true]);
    expect(await found({ stage: 'review,closing', loanType: 'construction' })).toEqual([
      [100_000, 100_004],
      1000,
      true,
    ]);
    expect(await found({ stage: 'application', status: 'submitted' })).toEqual([[], 0, false]);
    expect(await found({ stage: 'application', q: 'even' })).toEqual([[100_002, 100_006], 1000, true]);
    expect(await found({ stage: 'review', q: 'odd' })).toEqual([[], 0, false]);
    expect(await found({ stage: 'review', q: 'lot77 even' })).toEqual([[100_772, 100_776], 27, false]);
  });
});

describe('words that many have, and hardly any together', () => {
  it.each([
    ['updated', 'desc'],
    ['number', 'asc'],
  ])(
    'are gone through a part of the order at a time, by %s, %s, and nothing is lost between',
    async (sort, direction) => {
      const database = harness.service.app.get(Database);
      // One deep in the order has both words.
      const number = direction === 'asc' ? 100_000 + 12_346 : 100_000 + 7_654;
      await database.transaction((manager) =>
        manager.query(
          "INSERT INTO application_word (application_id, source, word) SELECT id, 'company', 'odd' FROM application WHERE project_number = ?",
          [number],
        ),
      );
      const stops: unknown[] = [];
      const read: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer: FoundApplicationsDto = await search({
          q: 'even odd',
          sort,
          direction,
          ...(cursor ? { cursor } : {}),
        });
        stops.push([answer.count, answer.countIsBound, answer.stoppedAfter]);
        read.push(...numbers(answer));
        cursor = answer.nextCursor;
      }
      expect(read).toEqual([number]);
      // What others put there meanwhile counts, too.
      expect(stops.slice(0, 4)).toEqual([[0, true, 5000], ...[1, 2, 3].map(() => [null, false, 5000])]);
      expect(stops.at(-1)).toEqual([null, false, null]);
      expect(stops).toHaveLength(5);
      await database.transaction((manager) =>
        manager.query("DELETE FROM application_word WHERE source = 'company' AND word = 'odd'"),
      );
    },
  );

  it('are read along a bounded part of the index of the order, whatever the database thinks', async () => {
    const database = harness.service.app.get(Database);
    const [end] = await database.rows<{ id: string; at: string }>(
      "SELECT id, updated_at AS at FROM application WHERE name = 'Tract 15000'",
      [],
    );
    const position = { id: String(end?.id), value: '2024-01-11T10:00:00.000Z' };
    const engine = database.engine;
    const conditions = [...conditionsOf({ q: 'even odd' } as never, engine), upToPosition(position, 'updated', 'desc')];
    const statement = foundApplications(
      applicationBy(sortColumns.updated.index, engine),
      conditions.map(({ sql }) => sql),
      { column: 'updated_at', direction: 'desc' },
      26,
    );
    const explain = engine === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
    const plan = await database.rows<Record<string, unknown>>(
      `${explain} ${statement}`,
      conditions.flatMap(({ values }) => values),
    );
    const told = plan.map((row) => JSON.stringify(row));
    const walk = told.find((line) => line.includes(sortColumns.updated.index)) ?? '';
    if (engine === 'mysql') expect(walk).toMatch(/"type":"range"/);
    else expect(walk).toMatch(/SEARCH application USING COVERING INDEX ix_application_updated \(updated_at>/);
  });
});

describe('what an application is found by', () => {
  const borrower = aBorrower(companyId);

  it('is its number, its name, its addresses and its company, by the beginnings of words', async () => {
    const thread = threadOf(harness, borrower, administrator);
    await harness.deliver('company.created', companyId, {
      companyId,
      organizationName: 'Peña & Ruiz Homes',
      userId: null,
    });
    const created = await thread.create({ properties: [{ street: '1842 Heights Boulevard', city: 'Galveston' }] });
    const saved = await thread.save(created, { name: 'Zephyr Row' });
    const found = async (q: string) => (await search({ q })).items.map(({ id }) => id);
    for (const q of [`#${saved.projectNumber}`, 'zephyr', 'ROW zeph', 'galvest 1842', 'pena zephyr', 'Ruíz zephyr'])
      expect([q, await found(q)]).toEqual([q, [saved.id]]);
    await thread.save(saved, { name: 'Boreas Row' });
    expect(await found('zephyr')).toEqual([]);
    expect(await found('boreas')).toEqual([saved.id]);
    await harness.deliver('company.updated', companyId, { companyId, organizationName: 'Oak Bluff Homes' });
    expect(await found('boreas pena')).toEqual([]);
    expect((await search({ q: 'boreas oak' })).items).toMatchObject([{ companyName: 'Oak Bluff Homes' }]);
  });

  it('is the stage that it stands at, from the beginning to the decision', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const stageOf = async (id: string) => {
      const all = await Promise.all(
        stageKeys.map(async (stage) =>
          (await search({ stage, q: 'heights' })).items.some((row) => row.id === id) ? [stage] : [],
        ),
      );
      return all.flat();
    };
    const submitted = await thread.submitted();
    expect(await stageOf(submitted.id)).toEqual(['review']);
    const rejected = await thread.decide(submitted, { rejectionComments: [{ step: 'budget', value: 'too low' }] });
    expect([rejected.status, await stageOf(submitted.id)]).toEqual(['rejected', ['application']]);
  });

  it('is its approver, too', async () => {
    const thread = threadOf(harness, borrower, administrator);
    const created = await thread.create();
    await thread.save(created, { creditApproverId: approver }, administrator);
    expect((await search({ approver })).items).toMatchObject([{ id: created.id, creditApproverId: approver }]);
  });

  it('learns what a company is called that was there before names were told', async () => {
    const older = randomUUID();
    companies.answers.set(`/internal/companies/${older}`, {
      companyId: older,
      organizationName: 'Old Mill Builders',
      legalEntityName: null,
      lineOfCredit: false,
      locked: false,
      userIds: [],
      pointPersonId: null,
    });
    const created = await threadOf(harness, aBorrower(older), administrator).create();
    expect(await harness.service.app.get(CompanyNames).sweep()).toBe(1);
    expect((await search({ q: 'mill' })).items.map(({ id }) => id)).toEqual([created.id]);
    expect(await harness.service.app.get(CompanyNames).sweep()).toBe(0);
  });
});

describe('the call', () => {
  it('is the administrators’, and refuses what it does not know', async () => {
    expect((await harness.as(aBorrower(companyId)).problem('GET', '/application-search')).status).toBe(403);
    for (const query of [
      'sort=color',
      'status=gone',
      'approver=me',
      'from=yesterday',
      'to=2024-W10-1',
      'direction=up',
      'limit=101',
    ])
      expect([query, (await harness.as(administrator).problem('GET', `/application-search?${query}`)).status]).toEqual([
        query,
        422,
      ]);
    const wrong = Buffer.from('["x"]').toString('base64url');
    for (const cursor of ['x', wrong, Buffer.from(JSON.stringify([1, newId()])).toString('base64url')])
      expect((await harness.as(administrator).problem('GET', `/application-search?cursor=${cursor}`)).code).toBe(
        'request.malformed',
      );
  });
});

describe('saved views', () => {
  const views = '/application-views';

  it('are each administrator’s own, one of them the first, written anew under their name', async () => {
    const own = harness.as(administrator);
    await own.call('PUT', views, { name: 'To decide', query: 'status=submitted', isDefault: true });
    await own.call('PUT', views, { name: 'Land', query: 'loanType=land', isDefault: true });
    const all = (
      await own.call<{ id: string; name: string }[]>('PUT', views, {
        name: 'to decide',
        query: 'status=submitted&sort=number',
      })
    ).body;
    expect(all).toMatchObject([
      { name: 'Land', query: 'loanType=land', isDefault: true },
      { name: 'to decide', query: 'status=submitted&sort=number', isDefault: false },
    ]);
    const other = harness.as(aSuperAdministrator());
    expect((await other.call('GET', views)).body).toEqual([]);
    await other.call('DELETE', `${views}/${all[0]?.id}`);
    expect((await own.call('GET', views)).body).toHaveLength(2);
    expect((await own.call('DELETE', `${views}/${all[0]?.id}`)).body).toMatchObject([{ name: 'to decide' }]);
    for (const query of [null, 7, ['a=b'], { a: 'b' }])
      expect((await own.problem('PUT', views, { name: 'Other', query })).errors).toMatchObject([{ field: 'query' }]);
    expect((await own.problem('PUT', views, { name: ' ', query: 'a=b' })).errors?.map(({ field }) => field)).toEqual([
      'name',
    ]);
  });

  it('of one list are none of another, also under the same name and as the first one', async () => {
    const own = harness.as(anAdministrator());
    type Views = { id: string; name: string; isDefault: boolean }[];
    const view = { name: 'Old ones', query: 'days=14', isDefault: true };
    await own.call('PUT', views, { ...view, query: 'sort=number' });
    const [drawsView] = (await own.call<Views>('PUT', views, { ...view, list: 'draws' })).body;
    const of = async (list: string) => (await own.call<Views>('GET', `${views}?list=${list}`)).body;
    expect(await of('draws')).toEqual([drawsView]);
    expect(await of('applications')).toMatchObject([{ query: 'sort=number', isDefault: true }]);
    await own.call('DELETE', `${views}/${drawsView?.id}?list=applications`);
    expect(await of('draws')).toHaveLength(1);
    expect((await own.call('DELETE', `${views}/${drawsView?.id}?list=draws`)).body).toEqual([]);
    expect(await of('applications')).toHaveLength(1);
    expect((await own.problem('GET', `${views}?list=loans`)).status).toBe(422);
    expect((await own.problem('PUT', views, { ...view, list: 'loans' })).errors).toMatchObject([{ field: 'list' }]);
  });

  it('are fifty of a list and no more, however many are kept at once', async () => {
    const own = harness.as(anAdministrator());
    const keep = (number: number, list = 'applications') =>
      own.call('PUT', views, { name: `View ${number}`, query: 'a=b', list });
    for (let number = 0; number < 46; number += 1) await keep(number);
    const last = await Promise.all(Array.from({ length: 8 }, (_, at) => keep(50 + at)));
    expect(last.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(4).fill(422)]);
    expect((await own.call('GET', views)).body).toHaveLength(50);
    expect([(await keep(0)).status, (await keep(60)).status, (await keep(60, 'draws')).status]).toEqual([
      200, 422, 200,
    ]);
  });
});
