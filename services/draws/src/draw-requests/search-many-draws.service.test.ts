import { randomUUID } from 'node:crypto';
import { drawPlace } from '@groundwork/domain-draws';
import type { SearchCondition } from '@groundwork/server-data';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { LedgerEntity } from '../ledger/ledger.entity.js';
import { LedgerWordEntity } from '../ledger/ledger-word.entity.js';
import { copyRows, numberedId } from '../testing/copied-rows.js';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan } from '../testing/loan.js';
import type { DrawRequestDto } from './draw-request.dto.js';
import type { FoundDrawsDto } from './draw-search.dto.js';
import { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { along, conditionsOf, ofLoans } from './queries/draw-search-plan.js';
import type { Conditions } from './queries/draw-search-plan.js';

/** Loans with a draw of each of two names: more than are looked up by a word. */
const many = 6000;
const walked = 5000;

let harness: ServiceHarness;
let first: Awaited<ReturnType<typeof anOpenLoan>>;
let rare: DrawRequestDto;

/** Copies a loan with its words and its draw. The ids of the copies stand behind all others in the order. */
async function multiply({ applicationId }: { applicationId: string }): Promise<void> {
  const own = { application_id: numberedId('application_id') };
  const loan = ['application_id', applicationId] as const;
  await harness.service.database.transaction(async (manager) => {
    await copyRows(manager, LedgerEntity, loan, many, own);
    await copyRows(manager, LedgerWordEntity, loan, many, own);
    await copyRows(manager, DrawRequestEntity, loan, many, { ...own, id: numberedId('id') });
  });
}

beforeAll(async () => {
  harness = await startDraws();
  const named = (name: string) => anOpenLoan(harness, randomUUID(), undefined, undefined, name);
  first = await named('Tract Even');
  const second = await named('Tract Odd');
  for (const loan of [first, second]) {
    await loan.draw([1000]);
    await multiply(loan);
  }
  rare = await (await named('Tract Even, Odd & Peña-100% Lone_Star')).draw([1000]);
}, 120_000);
afterAll(() => harness?.close());

const search = async (query: Record<string, string>) =>
  (await first.admin.call<FoundDrawsDto>('GET', `/draw-requests/search?${new URLSearchParams(query)}`)).body;

/** All pages of a search: what each found, and after how many places it stopped. */
async function pages(query: Record<string, string>) {
  const read: [found: string[], stoppedAfter: number | null][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: FoundDrawsDto = await search({ ...query, ...(cursor ? { cursor } : {}) });
    read.push([page.items.map(({ id }) => id), page.stoppedAfter]);
    cursor = page.nextCursor;
  }
  return read;
}

describe('the queue of many', () => {
  it('finds what few have wherever it stands in it, by the beginnings of words', async () => {
    for (const q of [
      'lone',
      'LON',
      'star',
      'pena',
      'Peña',
      '100%',
      'tract lone',
      'even odd pen',
      'odd, even: lone_star',
    ])
      for (const order of ['oldest', 'newest']) expect(await pages({ q, order })).toEqual([[[rare.id], null]]);
    for (const q of ['one', 'lone x', 'lone%', '%', '_', '%%', "x'", 'maple'])
      expect([q, await pages({ q })]).toEqual([q, q === 'lone%' ? [[[rare.id], null]] : [[[], null]]]);
  });

  it('goes through words that many have a part of the queue at a time, says so, and loses nothing between', async () => {
    expect(await pages({ q: 'odd even', order: 'oldest' })).toEqual([
      [[rare.id], walked],
      [[], walked],
      [[], null],
    ]);
    expect(await pages({ q: 'odd even', order: 'newest' })).toEqual([
      [[], walked],
      [[], walked],
      [[rare.id], null],
    ]);
    const rows = await pages({ q: 'odd tract', order: 'newest', limit: '100' });
    expect(rows.flatMap(([found]) => found)).toHaveLength(many + 2);
    expect(new Set(rows.flatMap(([found]) => found)).size).toBe(many + 2);
  });

  it('is of companies that have few loans by those loans, and by age no further than so many places', async () => {
    const companies = rare.companyId;
    expect(await pages({ companies, order: 'newest' })).toEqual([[[rare.id], null]]);
    expect(await pages({ companies, q: 'even', order: 'newest' })).toEqual([[[rare.id], null]]);
    expect((await search({ days: '3' })).stoppedAfter).toBe(walked);
    // Several places at once stop where the first of them does.
    expect((await search({ selection: 'decided', q: 'tract' })).items).toEqual([]);
  });

  it('is read in a handful of statements, whatever is asked', async () => {
    for (const [query, most] of [
      // The page, its lines and proposals; a count for each word and the end of a walk.
      [{}, 3],
      [{ q: 'lone' }, 4],
      [{ q: 'odd even' }, 6],
      [{ q: 'odd even', companies: randomUUID() }, 3],
    ] as const)
      expect(await harness.statements(() => search(query))).toBeLessThanOrEqual(most);
  });

  it('is gone through along indices that hold what is filtered by, whatever the database thinks', async () => {
    const { engine } = harness.service.database;
    const told: string[] = [];
    const order = { direction: 'DESC', cursor: undefined } as const;
    const { byLoans: parts } = conditionsOf({ q: 'even odd' }, engine, new Date()) as Conditions;
    const [word] = parts as [SearchCondition];
    const found = ofLoans(word, { rest: parts.slice(1), places: 'pending' }, order, engine);
    for (const { sql, values } of [along(drawPlace.pending, { parts, end: rare.id }, order, engine), found]) {
      const explain = engine === 'mysql' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
      const plan = await harness.service.database.rows<Record<string, unknown>>(`${explain} ${sql}`, values);
      told.push(JSON.stringify(plan));
    }
    const covering = engine === 'mysql' ? /"key":"(ix_[a-z_]+)"[^}]*Using index/ : /COVERING INDEX (ix_[a-z_]+)/g;
    expect(told.map((plan) => plan.match(covering) !== null)).toEqual([true, true]);
    expect(told[0]).toContain('ix_draw_request_queue');
    expect(told[1]).toContain('ix_draw_request_loan');
  });
});
