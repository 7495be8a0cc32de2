import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { neighboursOf, sections, threadOf } from '../testing/thread.js';
import type { BudgetDto } from './budget.dto.js';

let harness: ServiceHarness;
let neighbours: Neighbour;
const borrower = aBorrower(randomUUID());
const companyId = borrower.companyIds[0] as string;
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const put = (body: object, actor = borrower) => harness.as(actor).call<BudgetDto>('PUT', '/budgets', body);
const get = async (propertyId: string) =>
  (await harness.as(borrower).call<BudgetDto>('GET', `/properties/${propertyId}/budget`)).body;

async function aProperty(): Promise<{ applicationId: string; propertyId: string }> {
  const application = await thread().create();
  return { applicationId: application.id, propertyId: application.properties[0]?.id as string };
}

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

it('starts from the six default sections', async () => {
  const { propertyId } = await aProperty();
  const budget = await get(propertyId);
  expect(budget).toMatchObject({ propertyId, companyId, version: 0, totals: { budgetAmount: 0 } });
  expect(budget.sections.map(({ name }) => name)).toEqual([
    'Property Cost',
    'Site Work',
    'Exterior Structure',
    'Major Systems',
    'Interior',
    'Final Steps',
  ]);
  expect(budget).not.toHaveProperty('id');
});

it('computes every total from the rows, never from what is sent', async () => {
  const { applicationId, propertyId } = await aProperty();
  const saved = await put({ propertyId, version: 0, sections, totals: { budgetAmount: 1 }, budgetAmount: 5 });
  expect(saved.status).toBe(200);
  expect(saved.body.totals).toEqual({ budgetAmount: 6_644_700, amountFundedToDate: 0, remaining: 6_644_700 });
  expect(saved.body.sections.map(({ totals }) => totals.budgetAmount)).toEqual([5_238_800, 1_405_900]);
  expect(await get(propertyId)).toEqual(saved.body);
  expect((await thread().read(applicationId)).properties[0]?.budgetTotal).toBe(6_644_700);
});

it('keeps the ids of rows that stay, in their new order', async () => {
  const { propertyId } = await aProperty();
  const first = (await put({ propertyId, version: 0, sections })).body;
  const [site, interior] = first.sections;
  const [permits, foundation] = site?.additionalItems ?? [];
  const next = await put({
    propertyId,
    version: 1,
    name: 'Heights budget',
    sections: [
      {
        ...site,
        additionalItems: [
          foundation,
          { ...permits, budgetAmount: 1 },
          { name: 'Impact fee', type: 'fee', index: 2, budgetAmount: 2 },
        ],
      },
      { ...interior, additionalItems: [] },
    ],
  });
  expect(next.body.sections[0]?.additionalItems.map(({ id, name, index }) => [id, name, index])).toEqual([
    [foundation?.id, 'Foundation', 0],
    [permits?.id, 'Permits', 1],
    [expect.any(String), 'Impact fee', 2],
  ]);
  expect(next.body).toMatchObject({ version: 2, name: 'Heights budget', totals: { budgetAmount: 4_474_803 } });
  expect(next.body.sections[1]).toMatchObject({ name: 'Interior', additionalItems: [] });
  expect(await get(propertyId)).toEqual(next.body);
  const list = await harness.as(borrower).call<BudgetDto[]>('GET', `/companies/${companyId}/budgets`);
  expect(list.body.find((budget) => budget.propertyId === propertyId)).toEqual(next.body);
});

it('refuses amounts that are none, by row', async () => {
  const { propertyId } = await aProperty();
  const row = (budgetAmount: unknown) => ({ name: 'Drywall', type: 'hard', index: 0, budgetAmount });
  const refused = await harness.as(borrower).problem('PUT', '/budgets', {
    propertyId,
    version: 0,
    sections: [
      {
        name: 'Interior',
        sectionIndex: 0,
        additionalItems: [row(-1), row(1.5), row('5'), row(1e15), { ...row(1), type: 'gold' }],
      },
    ],
  });
  expect(refused.errors?.map(({ field }) => field)).toEqual(
    [0, 1, 2, 3]
      .map((index) => `sections.0.additionalItems.${index}.budgetAmount`)
      .concat('sections.0.additionalItems.4.type'),
  );
  expect((await harness.as(borrower).problem('PUT', '/budgets', { propertyId })).code).toBe('request.version_missing');
  expect((await harness.as(borrower).problem('PUT', '/budgets', { propertyId: 'x', version: 0 })).status).toBe(422);
  expect((await put({ propertyId, version: 0 })).body.sections).toEqual([]);
});

it('lets one of several first saves win', async () => {
  const { propertyId } = await aProperty();
  const results = await Promise.all(Array.from({ length: 6 }, () => put({ propertyId, version: 0, sections })));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await get(propertyId)).totals.budgetAmount).toBe(6_644_700);
  // Whoever comes late is told what stands there, to choose between the two.
  expect(await harness.as(borrower).problem('PUT', '/budgets', { propertyId, version: 0, sections })).toMatchObject({
    code: 'state.version_conflict',
    current: { propertyId, version: 1, totals: { budgetAmount: 6_644_700 } },
  });
});

it('is the own company’s alone', async () => {
  const { propertyId } = await aProperty();
  const stranger = aBorrower(randomUUID());
  expect((await harness.as(stranger).problem('GET', `/properties/${propertyId}/budget`)).code).toBe('access.denied');
  expect((await harness.as(stranger).problem('PUT', '/budgets', { propertyId, version: 0, sections })).code).toBe(
    'access.denied',
  );
  expect((await harness.as(stranger).problem('GET', `/companies/${companyId}/budgets`)).code).toBe('access.denied');
  expect((await harness.as(borrower).problem('GET', `/properties/${randomUUID()}/budget`)).status).toBe(404);
});

it('gives funded-to-date to administrators alone, and the plan to the borrower alone', async () => {
  const submitted = await thread().submitted();
  const propertyId = submitted.properties[0]?.id as string;
  const budget = await get(propertyId);
  const funded = budget.sections.map((section) => ({
    ...section,
    additionalItems: section.additionalItems.map((item) => ({
      ...item,
      name: 'Renamed',
      budgetAmount: 9,
      amountFundedToDate: item.name === 'Permits' ? 64_000 : 0,
    })),
  }));
  expect(
    (await harness.as(borrower).problem('PUT', '/budgets', { propertyId, version: 1, sections: funded })).code,
  ).toBe('state.illegal_transition');
  const reviewed = (await put({ propertyId, version: 1, sections: funded }, administrator)).body;
  expect(reviewed.totals).toEqual({ budgetAmount: 6_644_700, amountFundedToDate: 64_000, remaining: 6_580_700 });
  expect(reviewed.sections[0]?.additionalItems[0]).toMatchObject({
    name: 'Permits',
    budgetAmount: 764_000,
    amountFundedToDate: 64_000,
  });
  const above = reviewed.sections.map((section) => ({
    ...section,
    additionalItems: section.additionalItems.map((item) => ({ ...item, amountFundedToDate: item.budgetAmount + 1 })),
  }));
  expect(
    (await harness.as(administrator).problem('PUT', '/budgets', { propertyId, version: 2, sections: above })).status,
  ).toBe(422);

  const mine = await aProperty();
  const tried = await put({
    propertyId: mine.propertyId,
    version: 0,
    sections: [
      {
        name: 'Interior',
        sectionIndex: 0,
        additionalItems: [{ name: 'Drywall', type: 'hard', index: 0, budgetAmount: 5, amountFundedToDate: 5 }],
      },
    ],
  });
  expect(tried.body.totals).toEqual({ budgetAmount: 5, amountFundedToDate: 0, remaining: 5 });
});

it('brings a rejected application back, as every first save does', async () => {
  const submitted = await thread().submitted();
  await thread().decide(submitted, { status: 'rejected', onRejectString: 'Too cheap' });
  const propertyId = submitted.properties[0]?.id as string;
  expect((await put({ propertyId, version: 1, sections })).status).toBe(200);
  expect(await thread().read(submitted.id)).toMatchObject({ status: 'in_progress', round: 2 });
  expect((await harness.sent('application.reopened')).at(-1)?.aggregateId).toBe(submitted.id);
});

it('goes with its property', async () => {
  const application = await thread().create({ numberApplyingFor: 2 });
  const [first, second] = application.properties;
  await put({ propertyId: first?.id, version: 0, sections });
  await thread().save(application, { properties: [{ id: second?.id }] });
  expect((await harness.as(borrower).problem('GET', `/properties/${first?.id}/budget`)).status).toBe(404);
});

describe('a save of what differs', () => {
  const thousand = [0, 1].map((sectionIndex) => ({
    name: `Section ${sectionIndex}`,
    sectionIndex,
    additionalItems: Array.from({ length: 500 }, (_, index) => ({
      name: `Line ${index}`,
      type: 'hard',
      index,
      budgetAmount: 100 + index,
    })),
  }));
  const rowsOf = (budget: BudgetDto) =>
    budget.sections.map(({ additionalItems }) => additionalItems.map(({ id }) => id));

  it('adds, changes, moves and removes, and answers with the whole', async () => {
    const { propertyId } = await aProperty();
    const { sections: stored } = (await put({ propertyId, version: 0, sections })).body;
    const [permits, foundation] = stored[0]?.additionalItems ?? [];
    const [drywall, flooring] = stored[1]?.additionalItems ?? [];
    const { index: _index, ...moved } = { ...flooring, sectionIndex: 0 };
    const saved = await put({
      propertyId,
      version: 1,
      changes: {
        removedIds: [drywall?.id],
        lines: [
          { ...moved, index: 0 },
          { name: 'Impact fee', type: 'fee', budgetAmount: 2, note: 'Twice', sectionIndex: 0, index: 2 },
          { id: foundation?.id, name: 'Slab', type: 'hard', budgetAmount: 5 },
        ],
      },
    });
    expect(saved.body.sections[0]?.additionalItems.map(({ id, name, index }) => [id, name, index])).toEqual([
      [flooring?.id, 'Flooring', 0],
      [permits?.id, 'Permits', 1],
      [expect.any(String), 'Impact fee', 2],
      [foundation?.id, 'Slab', 3],
    ]);
    expect(saved.body.sections[1]?.additionalItems).toEqual([]);
    expect(saved.body).toMatchObject({ version: 2, totals: { budgetAmount: 764_007 } });
    expect(await get(propertyId)).toEqual(saved.body);
  });

  it('is refused on another version with what stands there, and where a new row has no place', async () => {
    const { propertyId } = await aProperty();
    await put({ propertyId, version: 0, sections });
    const changes = { removedIds: [], lines: [{ name: 'Fence', type: 'hard', budgetAmount: 1 }] };
    const as = harness.as(borrower);
    expect(await as.problem('PUT', '/budgets', { propertyId, version: 0, changes })).toMatchObject({
      code: 'state.version_conflict',
      current: { version: 1 },
    });
    expect((await as.problem('PUT', '/budgets', { propertyId, version: 1, changes })).errors).toEqual([
      expect.objectContaining({ field: 'changes.lines.0.sectionIndex' }),
    ]);
    expect((await get(propertyId)).version).toBe(1);
  });

  /** A budget of its own whose last row is to be its first. */
  async function aMove(content: typeof sections | typeof thousand) {
    const { propertyId } = await aProperty();
    const first = (await put({ propertyId, version: 0, sections: content })).body;
    const last = first.sections[1]?.additionalItems.at(-1);
    const { index: _index, ...line } = { ...last, sectionIndex: 0 };
    const changes = { removedIds: [], lines: [{ ...line, index: 0 }] };
    return { last: last?.id, body: { propertyId, version: 1, changes } };
  }

  it('takes as many statements for one row of a thousand as for one of four', async () => {
    const statements = async (content: typeof sections | typeof thousand) => {
      const moves = [await aMove(content), await aMove(content)];
      const saved: string[] = [];
      const count = await harness.leastStatements(async (time) => {
        saved.push(String(rowsOf((await put(moves[time]?.body ?? {})).body)[0]?.[0]));
      });
      expect(saved).toEqual(moves.map(({ last }) => last));
      return count;
    };
    const few = await statements(sections);
    expect(few).toBeGreaterThan(4);
    expect(await statements(thousand)).toBe(few);
  });

  it('of every row takes none for each row', async () => {
    const { propertyId } = await aProperty();
    await put({ propertyId, version: 0, sections: thousand });
    const { sections: stored } = await get(propertyId);
    const lines = stored.flatMap(({ additionalItems }) =>
      additionalItems.map(({ index: _index, ...line }) => ({ ...line, budgetAmount: line.budgetAmount + 1 })),
    );
    const count = await harness.statements(async () => {
      expect((await put({ propertyId, version: 1, changes: { removedIds: [], lines } })).status).toBe(200);
    });
    expect(count).toBeLessThan(25);
    expect((await get(propertyId)).totals.budgetAmount).toBe(2 * (100 * 500 + (499 * 500) / 2) + 1_000);
  });

  it('refuses more lines than a budget may have', async () => {
    const { propertyId } = await aProperty();
    const many = [...thousand, ...thousand, ...thousand].map((section, sectionIndex) => ({ ...section, sectionIndex }));
    expect(
      (await harness.as(borrower).problem('PUT', '/budgets', { propertyId, version: 0, sections: many })).errors,
    ).toEqual([expect.objectContaining({ field: 'sections' })]);
  });
});
