import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import type { ApplicationDto } from '../applications/application.dto.js';
import { service } from '../index.js';
import { approval, neighboursOf, threadOf } from '../testing/thread.js';
import type { ClosingPageDto } from './closings.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const papersPath = '/internal/files/closing-papers';
const fileUploadId = randomUUID();
const titleAndMore = (applicationId: string) => [
  { applicationId, fileUploadId, fileType: 'title', status: 'pending' },
  { applicationId, fileUploadId: randomUUID(), fileType: 'insurance', status: 'rejected' },
];
const list = async (query = '') => {
  const { status, body, text } = await harness.as(administrator).call<ClosingPageDto>('GET', `/closings${query}`);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return body;
};
const inClosing = async (body: object = {}): Promise<ApplicationDto> =>
  thread().decide(await thread().submitted(), { status: 'in_closing', ...approval, ...body });
const plan = async (id: string, closingPlannedOn: string) =>
  thread().save(await thread().read(id), { closingPlannedOn }, administrator);

beforeAll(async () => {
  neighbours = await neighboursOf(companyId);
  neighbours.answers.set(papersPath, []);
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

describe('the loans in closing', () => {
  let [first, second, third] = ['', '', ''];
  beforeAll(async () => {
    first = (await inClosing({ approvalConditions: [{ name: 'Survey update', completed: false }] })).id;
    second = (await inClosing({ generalWarrantyDeedNeeded: true })).id;
    third = (await inClosing()).id;
    await thread().submitted();
    await plan(second, '2099-01-31');
    await plan(first, '2000-01-31');
    neighbours.answers.set(papersPath, titleAndMore(first));
  });
  afterAll(() => neighbours.answers.set(papersPath, []));

  it('are listed with how far each checklist is, the day that comes first first', async () => {
    const { items, total, waits, next } = await list();
    expect(items.map(({ applicationId }) => applicationId)).toEqual([first, second, third]);
    expect({ total, next }).toEqual({ total: 3, next: null });
    expect(items[0]).toMatchObject({
      plannedOn: '2000-01-31',
      isLate: true,
      inOrder: [],
      handedIn: ['title'],
      missing: ['building_permit'],
      rejected: ['insurance'],
      notNeeded: ['subordinated_debt', 'deed'],
      overdue: [],
      conditions: 1,
      conditionsMet: 0,
      waitsFor: 'borrower',
      amount: 5_000_000,
      closingAt: expect.any(String),
    });
    expect(items[1]).toMatchObject({ plannedOn: '2099-01-31', isLate: false, notNeeded: ['subordinated_debt'] });
    expect(waits).toEqual([
      { waitsFor: 'borrower', loans: 3 },
      { waitsFor: 'lender', loans: 0 },
      { waitsFor: 'nobody', loans: 0 },
    ]);
  });

  it.each([
    ['what is overdue', () => '?overdue=yes', () => [first]],
    ['whom they wait for', () => '?waitsFor=lender', () => []],
    ['a type', () => '?loanType=construction', () => [first, second, third]],
    ['another type', () => '?loanType=land', () => []],
    ['words', () => '?q=heights%20bou', () => [first, second, third]],
    ['words that none has', () => '?q=nowhere', () => []],
    ['another point person', () => `?pointPerson=${randomUUID()}`, () => []],
    ['what is open, in that order', () => '?sort=open', () => [first, second, third]],
    ['their time in closing, in that order', () => '?sort=since', () => [first, second, third]],
    ['where to begin', () => '?from=2', () => [third]],
  ])('are found by %s', async (_, query, ids) => {
    expect((await list(query())).items.map(({ applicationId }) => applicationId)).toEqual(ids());
  });

  it.each([['?waitsFor=broker'], ['?sort=name'], ['?from=-1'], ['?pointPerson=me']])('refuses %s', async (query) => {
    expect((await harness.as(administrator).call('GET', `/closings${query}`)).status).toBe(422);
  });

  it('are asked for at once: as many statements and questions for two as for all', async () => {
    const statementsOf = () => harness.leastStatements(() => list(), 4);
    const now = await statementsOf();
    const papersAskedFor = () => neighbours.received.filter(({ path }) => path === papersPath).length;
    const before = papersAskedFor();
    await list();
    expect(papersAskedFor()).toBe(before + 1);
    await inClosing();
    expect(await statementsOf()).toBe(now);
  });

  it('are for administrators alone', async () => {
    expect((await harness.as(borrower).call('GET', '/closings')).status).toBe(403);
  });

  it('are read to a bound, chosen by type, point person and words before, and say when there are more', async () => {
    const model = (await inClosing()).id;
    const { database } = harness.service;
    const [row] = await database.rows<Record<string, unknown>>('SELECT * FROM application WHERE id = ?', [model]);
    const names = Object.keys(row ?? {});
    const copy = (number: number): [string, unknown[]] => {
      const id = randomUUID();
      const own: Record<string, unknown> = {
        id,
        project_number: number,
        loan_type: number % 2 ? 'land' : 'construction',
      };
      return [id, names.map((name) => own[name] ?? row?.[name])];
    };
    const rowMarks = `(${names.map(() => '?').join(', ')})`;
    await database.transaction(async (manager) => {
      for (let from = 0; from < 2_100; from += 100) {
        const rows = Array.from({ length: 100 }, (_, at) => copy(900_000 + from + at));
        await manager.query(
          `INSERT INTO application (${names.join(', ')}) VALUES ${rows.map(() => rowMarks).join(', ')}`,
          rows.flatMap(([, values]) => values),
        );
        await manager.query(
          `INSERT INTO application_word (application_id, source, word) VALUES ${rows.map(() => "(?, 'own', ?)").join(', ')}`,
          rows.flatMap(([id], at) => [id, String(900_000 + from + at)]),
        );
      }
    });
    const all = await list();
    expect([all.total, all.stoppedAfter, all.items.length]).toEqual([2_000, 2_000, 50]);
    expect(await list('?loanType=land')).toMatchObject({ total: 1_050, stoppedAfter: null });
    for (const number of ['900000', '902099'])
      expect(await list(`?q=${number}`)).toMatchObject({ total: 1, stoppedAfter: null });
    expect(await list('?from=1950')).toMatchObject({ next: null, stoppedAfter: 2_000 });
    expect(await list(`?pointPerson=${randomUUID()}`)).toMatchObject({ total: 0, stoppedAfter: null });
  });
});
