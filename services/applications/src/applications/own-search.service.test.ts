import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { address, neighboursOf, threadOf } from '../testing/thread.js';
import type { OwnApplicationsDto } from './own-search.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const stranger = aBorrower(randomUUID());
const administrator = anAdministrator();

const search = async (query: Record<string, string | number> = {}) => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const path = `/companies/${companyId}/application-search?${parameters}`;
  return (await harness.as(borrower).call<OwnApplicationsDto>('GET', path)).body;
};
const names = ({ items }: OwnApplicationsDto) => items.map(({ name }) => name);

const projects = [
  ['Cedar Cottage', 'construction', '1 Elm Street'],
  ['Birch Barn', 'land', '2 Elm Street'],
  ['Alder House', 'construction', '3 Oak Street'],
  ['Dogwood Row', 'renovation', '4 Oak Street'],
] as const;

beforeAll(async () => {
  neighbours = await neighboursOf(companyId, ...stranger.companyIds);
  harness = await startService(service, {
    services: {
      companies: neighbours.url,
      files: neighbours.url,
      agreements: neighbours.url,
      identity: neighbours.url,
    },
  });
  const own = threadOf(harness, borrower, administrator);
  for (const [name, loanType, street] of projects)
    await own.create({ name, loanType, properties: [{ ...address, street }] });
  await threadOf(harness, stranger, administrator).create({
    name: 'Elm Annex',
    properties: [{ ...address, street: '5 Elm Street' }],
  });
});
afterAll(async () => {
  await harness.close();
  await neighbours.close();
});

describe('what a company finds among its own applications', () => {
  it('is what begins with the words, and nothing of another company', async () => {
    expect(names(await search({ q: 'elm', sort: 'name', direction: 'asc' }))).toEqual(['Birch Barn', 'Cedar Cottage']);
    expect(names(await search({ q: 'elm ced' }))).toEqual(['Cedar Cottage']);
    expect(names(await search({ q: 'annex' }))).toEqual([]);
  });

  it('is filtered by loan and status, and sorted either way', async () => {
    expect(names(await search({ loanType: 'construction', sort: 'name', direction: 'asc' }))).toEqual([
      'Alder House',
      'Cedar Cottage',
    ]);
    expect(names(await search({ status: 'submitted,awaiting' }))).toEqual([]);
    expect(names(await search({ sort: 'number', direction: 'asc' }))).toEqual(projects.map(([name]) => name));
    expect(names(await search())).toEqual(projects.map(([name]) => name).reverse());
  });

  it.each(['updated', 'number', 'name'])('is turned page by page, sorted by %s, each row once', async (sort) => {
    const whole = names(await search({ sort }));
    const found = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: OwnApplicationsDto = await search({ sort, limit: 3, ...(cursor ? { cursor } : {}) });
      found.push(...names(page));
      cursor = page.nextCursor;
    }
    expect(found).toEqual(whole);
    expect(found).toHaveLength(projects.length);
  });

  it('tells the borrower nothing by which the lender sorts its work', async () => {
    const [first] = (await search({ approver: randomUUID(), sort: 'name', direction: 'asc' })).items;
    expect(first).toMatchObject({ name: 'Alder House', status: 'in_progress' });
    expect(Object.keys(first ?? {})).not.toEqual(expect.arrayContaining(['creditApproverId']));
    expect(Object.keys(first ?? {})).not.toContain('sortValue');
  });

  it('is its own: another company is refused, and an administrator, who has the list of all', async () => {
    const path = `/companies/${companyId}/application-search`;
    for (const other of [stranger, administrator])
      expect((await harness.as(other).problem('GET', path)).status).toBe(403);
    expect((await harness.as(borrower).problem('GET', `${path}?cursor=mine`)).status).toBe(400);
  });
});
