import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower } from '@groundwork/server-testkit';
import { LedgerWordEntity } from '../ledger/ledger-word.entity.js';
import { LoanWords } from '../ledger/loan-words.service.js';
import { startDraws } from '../testing/harness.js';
import { anOpenLoan } from '../testing/loan.js';
import type { DrawRequestDto } from './draw-request.dto.js';
import type { FoundDrawsDto } from './draw-search.dto.js';

let harness: ServiceHarness;
let loan: Awaited<ReturnType<typeof anOpenLoan>>;
let other: typeof loan;
const day = 86_400_000;
beforeAll(async () => {
  harness = await startDraws();
  loan = await anOpenLoan(harness);
  other = await anOpenLoan(harness);
}, 60_000);
afterAll(() => harness?.close());

const search = async (query: string) =>
  (await loan.admin.call<FoundDrawsDto>('GET', `/draw-requests/search?${query}`)).body;
const ids = async (query: string) => (await search(query)).items.map(({ id }) => id);
const decide = (path: string, body: object) => loan.admin.call<DrawRequestDto>('PUT', `/draw-requests/${path}`, body);

describe('the queue of draws', () => {
  const draws: DrawRequestDto[] = [];
  beforeAll(async () => {
    for (const [at, of] of [loan, other, loan, other, loan].entries()) {
      draws.push(await of.draw([1_000 + at, 2_000]));
      harness.clock.advance(day);
    }
    const [first, second] = draws[4]?.lineItems ?? [];
    await decide('item/approve', { id: first?.id });
    await decide('item/reject', { id: second?.id, rejectReason: 'No invoice' });
    await decide('reject', { id: draws[3]?.id, rejectReason: 'No permit' });
  });
  const idsOf = (...numbers: number[]) => numbers.map((number) => draws[number]?.id);

  it('has what waits, the oldest first or the newest, with what became of the lines', async () => {
    expect(await ids('')).toEqual(idsOf(0, 1, 2));
    expect(await ids('order=newest')).toEqual(idsOf(2, 1, 0));
    const [row] = (await search('')).items;
    expect(row).toMatchObject({
      applicationName: 'Maple Street Homes',
      requestedAmount: 3_000,
      proposed: false,
      lines: [{ id: 1, status: 'Pending', count: 2 }],
    });
    const decided = await search('selection=decided&order=newest');
    expect(decided.items.map(({ id }) => id)).toEqual(idsOf(4, 3));
    expect(decided.items[0]?.lines.map(({ id, count }) => [id, count])).toEqual([
      [3, 1],
      [4, 1],
    ]);
  });

  it('finds a loan that the version before has opened, without words, once it was given them', async () => {
    const { database, app } = harness.service;
    const without = await anOpenLoan(harness);
    const { id } = await without.draw([500, 500]);
    await database.statement((manager) => manager.delete(LedgerWordEntity, { applicationId: without.applicationId }));
    expect(await ids('q=maple')).not.toContain(id);
    const words = app.get(LoanWords);
    expect([(await Promise.all([words.learn(), words.learn()])).includes(1), await words.learn()]).toEqual([true, 0]);
    expect(await ids('q=maple')).toContain(id);
    await decide('reject', { id, rejectReason: 'No permit' });
  });

  it('is narrowed by project, company and age', async () => {
    expect(await ids('q=maple')).toHaveLength(3);
    expect(await ids('q=%25')).toEqual([]);
    expect(await ids('q=oak')).toEqual([]);
    expect(await ids(`companies=${other.companyId}`)).toEqual(idsOf(1));
    expect(await ids('companies=')).toEqual([]);
    expect(await ids('days=4')).toEqual(idsOf(0, 1));
    expect(await ids(`days=4&companies=${loan.companyId},${randomUUID()}`)).toEqual(idsOf(0));
  });

  it('is that of somebody who looks after more companies than an address carries', async () => {
    const find = (body: object) => loan.admin.call<FoundDrawsDto>('POST', '/draw-requests/search', body);
    const many = Array.from({ length: 400 }, () => randomUUID());
    const { status, body } = await find({ companies: [...many, other.companyId], selection: 'pending' });
    expect([status, body.items.map(({ id }) => id)]).toEqual([200, idsOf(1)]);
    expect((await find({ companies: [] })).body.items).toEqual([]);
    expect((await find({ companies: ['one'] })).status).toBe(422);
    expect((await find({})).status).toBe(422);
  });

  it('goes on from the last draw of a page, in both orders, over all places of a selection', async () => {
    for (const query of ['order=oldest', 'order=newest', 'selection=decided&order=oldest']) {
      const whole = await ids(query);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: FoundDrawsDto = await search(`${query}&limit=1${cursor ? `&cursor=${cursor}` : ''}`);
        paged.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(whole);
    }
  });

  it('is the lender’s alone, and refuses what it cannot read', async () => {
    const stranger = harness.as(aBorrower(randomUUID()));
    expect((await stranger.problem('GET', '/draw-requests/search')).status).toBe(403);
    for (const query of ['days=0', 'order=largest', 'cursor=first', 'companies=one', 'limit=101'])
      expect((await loan.admin.problem('GET', `/draw-requests/search?${query}`)).status).toBe(422);
  });
});
