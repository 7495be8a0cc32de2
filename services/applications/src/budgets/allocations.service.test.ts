import { randomUUID } from 'node:crypto';
import { evenPercents } from '@groundwork/domain-budgets';
import { fill, shared } from '@groundwork/domain-messages';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { sections, threadOf } from '../testing/thread.js';
import type { BudgetDto, UnitBudgetDto } from './budget.dto.js';

let harness: ServiceHarness;
const borrower = aBorrower(randomUUID());
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const as = () => harness.as(borrower);
const call = async <T = BudgetDto>(method: string, path: string, body?: object): Promise<T> => {
  const answer = await as().call<T>(method, path, body);
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.body;
};
const allocate = (body: object) => call('PUT', '/budgets/allocation', body);
const budgetOf = (propertyId: string) => call('GET', `/properties/${propertyId}/budget`);
const unitsOf = (propertyId: string) => call<UnitBudgetDto[]>('GET', `/properties/${propertyId}/unit-budgets`);
const total = ({ totals }: BudgetDto | UnitBudgetDto) => totals.budgetAmount;
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const shareOf = (percents: readonly number[], ids: readonly string[], version = 0) =>
  ids.map((id, index) => ({ id, percent: percents[index], version }));

/** Properties of which the first has units and a budget of 6,644,700 cents. */
async function aProject({ units = 0, properties = 1 } = {}) {
  const created = await thread().create({ numberApplyingFor: properties });
  const application = await thread().save(created, {
    properties: Array.from({ length: properties }, (_, index) => ({
      ...(index === 0 ? { id: created.properties[0]?.id, units: new Array(units).fill({}) } : {}),
      street: `${index} Lane`,
    })),
  });
  const ids = application.properties.map(({ id }) => id);
  const [propertyId] = ids as [string];
  await thread().saveBudget(propertyId);
  return { application, ids, propertyId, unitIds: application.properties[0]?.units.map(({ id }) => id) as string[] };
}
const traced = async (id: string) => {
  const { allocationDone, properties } = await thread().read(id);
  return [allocationDone ?? null, properties.map((one) => [one.budgetTotal, one.percentAllocated ?? null])];
};

beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

describe('a budget that is divided over units', () => {
  it('is the sum of them to the cent, also after one of them is changed', async () => {
    const { propertyId, unitIds, application } = await aProject({ units: 3 });
    const shares = shareOf(evenPercents(3), unitIds);
    const divided = await allocate({ propertyId, version: 1, over: 'units', shares });
    expect([divided.byUnit, divided.version, total(divided)]).toEqual(['yes', 2, 6_644_700]);
    const units = await unitsOf(propertyId);
    expect([units.map(({ version }) => version), sum(units.map(total))]).toEqual([[1, 1, 1], 6_644_700]);

    const first = units.find(({ unitId }) => unitId === unitIds[0]) as UnitBudgetDto;
    const [permits] = first.sections[0]?.additionalItems ?? [];
    const lines = [
      { ...permits, index: undefined, budgetAmount: (permits?.budgetAmount ?? 0) + 11 },
      { name: 'Balcony', type: 'hard', budgetAmount: 500, sectionIndex: 1, index: 0 },
    ];
    await call('PUT', '/unit-budgets', { unitId: unitIds[0], version: 1, changes: { removedIds: [], lines } });
    const after = await budgetOf(propertyId);
    expect([after.version, total(after)]).toEqual([3, 6_645_211]);
    // Lines that were there are the same rows still; the new one stands in its section.
    expect(after.sections[0]?.additionalItems.map(({ id }) => id)).toEqual(
      divided.sections[0]?.additionalItems.map(({ id }) => id),
    );
    expect(after.sections[1]?.additionalItems.map(({ name }) => name)).toContain('Balcony');
    expect((await thread().read(application.id)).properties[0]?.budgetTotal).toBe(6_645_211);
  });

  it('is changed at its units alone, until it is given for the whole again', async () => {
    const { propertyId, unitIds } = await aProject({ units: 2 });
    const lines = [{ name: 'Fence', type: 'hard', budgetAmount: 1, sectionIndex: 0, index: 0 }];
    const changes = { removedIds: [], lines };
    expect((await as().problem('PUT', '/budgets', { propertyId, version: 1, changes, byUnit: 'yes' })).errors).toEqual([
      expect.objectContaining({ field: 'byUnit', message: shared.budgetNotDivided }),
    ]);
    await allocate({ propertyId, version: 1, over: 'units', shares: shareOf([25, 75], unitIds) });
    expect((await as().problem('PUT', '/budgets', { propertyId, version: 2, changes })).errors).toEqual([
      expect.objectContaining({ field: 'byUnit', message: shared.budgetOfUnits }),
    ]);
    const nothing = { removedIds: [], lines: [] };
    await call('PUT', '/budgets', { propertyId, version: 2, name: 'Twelve units', changes: nothing, byUnit: 'yes' });
    const whole = await call('PUT', '/budgets', { propertyId, version: 3, changes, byUnit: 'no' });
    expect([whole.byUnit, whole.name, total(whole)]).toEqual(['no', 'Twelve units', 6_644_701]);
  });

  it('stands for the whole property again when one of its units goes', async () => {
    const { application, propertyId, unitIds } = await aProject({ units: 2 });
    await allocate({ propertyId, version: 1, over: 'units', shares: shareOf([50, 50], unitIds) });
    const stored = await thread().read(application.id);
    await thread().save(stored, { properties: [{ id: propertyId, units: [{ id: unitIds[0] }] }] });
    expect(await budgetOf(propertyId)).toMatchObject({ byUnit: 'no', version: 3, totals: { budgetAmount: 6_644_700 } });
    expect((await unitsOf(propertyId)).map(({ unitId }) => unitId)).toEqual([unitIds[0]]);
  });

  it('is listed without its lines where sums are enough', async () => {
    const { propertyId, unitIds } = await aProject({ units: 2 });
    await allocate({ propertyId, version: 1, over: 'units', shares: shareOf([10, 90], unitIds) });
    const listed = await call<UnitBudgetDto[]>('GET', `/properties/${propertyId}/unit-budgets?only=totals`);
    expect(listed.map(({ unitId, sections: own, totals }) => [unitId, own, totals.budgetAmount]).sort()).toEqual(
      [
        [unitIds[0], [], 664_470],
        [unitIds[1], [], 5_980_230],
      ].sort(),
    );
  });
});

describe('a budget that is divided over properties', () => {
  it('says so at each of them, and is brought back whole', async () => {
    const { application, ids, propertyId } = await aProject({ properties: 3 });
    await call('PUT', '/budgets', { propertyId: ids[1], version: 0, sections });
    const before = await Promise.all(ids.map(budgetOf));
    const stood = await traced(application.id);
    const shares = ids.map((id, index) => ({ id, percent: [50, 30, 20][index], version: [1, 1, 0][index] }));
    await allocate({ propertyId, version: 1, over: 'properties', shares });
    const after = await Promise.all(ids.map(budgetOf));
    expect(after.map(total)).toEqual([3_322_350, 1_993_410, 1_328_940]);
    expect(after.map(({ autoPopulate, version }) => [autoPopulate, version])).toEqual([
      [true, 2],
      [true, 2],
      [true, 1],
    ]);
    expect(await traced(application.id)).toEqual([
      true,
      [
        [3_322_350, 50],
        [1_993_410, 30],
        [1_328_940, 20],
      ],
    ]);
    await call('DELETE', `/properties/${propertyId}/allocation`);
    const back = await Promise.all(ids.map(budgetOf));
    expect(back).toEqual(before.map((budget, index) => ({ ...budget, version: [3, 3, 0][index] })));
    expect(await traced(application.id)).toEqual(stood);
    expect((await as().problem('DELETE', `/properties/${propertyId}/allocation`)).detail).toBe(
      shared.allocationChanged,
    );
  });

  it('and changed since is not brought back over the change', async () => {
    const { ids, propertyId } = await aProject({ properties: 2 });
    const shares = ids.map((id, index) => ({ id, percent: 50, version: 1 - index }));
    await allocate({ propertyId, version: 1, over: 'properties', shares });
    await call('PUT', '/budgets', { propertyId: ids[1], version: 1, sections });
    expect(await as().problem('DELETE', `/properties/${propertyId}/allocation`)).toMatchObject({
      status: 409,
      detail: shared.allocationChanged,
    });
    expect(total(await budgetOf(ids[1] as string))).toBe(6_644_700);
  });

  it('takes units’ budgets back to what they were, and a first one away', async () => {
    const { propertyId, unitIds } = await aProject({ units: 2 });
    await call('POST', '/unit-budgets', { unitId: unitIds[0], version: 0, sections });
    const shares = [
      { id: unitIds[0], percent: 40, version: 1 },
      { id: unitIds[1], percent: 60, version: 0 },
    ];
    await allocate({ propertyId, version: 1, over: 'units', shares });
    const back = await call('DELETE', `/properties/${propertyId}/allocation`);
    expect([back.byUnit, total(back)]).toEqual(['no', 6_644_700]);
    expect((await unitsOf(propertyId)).map((unit) => [unit.unitId, unit.version, total(unit)])).toEqual([
      [unitIds[0], 3, 6_644_700],
    ]);
  });
});

describe('shares', () => {
  it('are 100 % together, of every unit once, over the versions that stand there', async () => {
    const { propertyId, unitIds } = await aProject({ units: 2 });
    const problem = (shares: object[], version = 1) =>
      as().problem('PUT', '/budgets/allocation', { propertyId, version, over: 'units', shares });
    const [a, b] = shareOf([50, 50], unitIds) as [object, object];
    const wrong: [object[], string, string][] = [
      [[a, { ...b, percent: 49.99 }], 'shares', fill(shared.percentsNotWhole, { percent: 99.99 })],
      [[a, { ...b, percent: 101 }], 'shares.1.percent', shared.percentageInvalid],
      [[a, a], 'shares.1.id', shared.choice],
      [[a, { ...b, id: randomUUID() }], 'shares.1.id', shared.choice],
      [[{ ...a, percent: 100 }], 'shares', shared.fieldRequired],
    ];
    for (const [shares, field, message] of wrong)
      expect((await problem(shares)).errors).toEqual([expect.objectContaining({ field, message })]);
    for (const [shares, version] of [
      [[a, { ...b, version: 3 }], 1],
      [[a, b], 7],
    ] as const)
      expect(await problem([...shares], version)).toMatchObject({
        code: 'state.version_conflict',
        current: { version: 1 },
      });
    expect(await unitsOf(propertyId)).toEqual([]);
  });

  it('are refused where they would become more lines than there may be', async () => {
    const { propertyId, unitIds } = await aProject({ units: 16 });
    const line = (index: number) => ({ name: `Line ${index}`, type: 'hard', custom: 'no', index, budgetAmount: 1 });
    const long = [0, 1].map((sectionIndex) => ({
      name: `Section ${sectionIndex}`,
      sectionIndex,
      additionalItems: Array.from({ length: 1_000 }, (_, index) => line(index)),
    }));
    await call('PUT', '/budgets', { propertyId, version: 1, sections: long });
    const shares = shareOf(evenPercents(16), unitIds);
    expect(
      (await as().problem('PUT', '/budgets/allocation', { propertyId, version: 2, over: 'units', shares })).errors,
    ).toEqual([expect.objectContaining({ field: 'shares', message: fill(shared.tooManyAllocated, { most: 30_000 }) })]);
  });

  it('are the own company’s alone', async () => {
    const { propertyId, unitIds } = await aProject({ units: 1 });
    const stranger = harness.as(aBorrower(randomUUID()));
    const body = { propertyId, version: 1, over: 'units', shares: shareOf([100], unitIds) };
    expect((await stranger.problem('PUT', '/budgets/allocation', body)).code).toBe('access.denied');
    expect((await stranger.problem('DELETE', `/properties/${propertyId}/allocation`)).code).toBe('access.denied');
  });
});

it('takes as many statements for ten units as for two', async () => {
  const statements = async (units: number) => {
    const projects = [await aProject({ units }), await aProject({ units })] as const;
    const of = (time: number) => projects[time === 0 ? 0 : 1];
    return [
      await harness.leastStatements((time) => {
        const { propertyId, unitIds } = of(time);
        return allocate({ propertyId, version: 1, over: 'units', shares: shareOf(evenPercents(units), unitIds) });
      }),
      await harness.leastStatements((time) => call('DELETE', `/properties/${of(time).propertyId}/allocation`)),
    ];
  };
  const few = await statements(2);
  expect(Math.min(...few)).toBeGreaterThan(5);
  expect(await statements(10)).toEqual(few);
});

it('says how a budget came about, and from which one', async () => {
  const { application, propertyId } = await aProject();
  const { id: selectedBudget } = await budgetOf((await aProject()).propertyId);
  const changes = { removedIds: [], lines: [] };
  const stranger = threadOf(harness, aBorrower(randomUUID()), administrator);
  const theirs = await stranger.saveBudget(String((await stranger.create()).properties[0]?.id));
  for (const foreign of [theirs.id, randomUUID()])
    expect(
      await as().problem('PUT', '/budgets', { propertyId, version: 1, changes, selectedBudget: foreign }),
    ).toMatchObject({ status: 422, errors: [{ field: 'selectedBudget', message: shared.choice }] });
  await call('PUT', '/budgets', { propertyId, version: 1, changes, budgetUploadFormat: 'prior', selectedBudget });
  await call('PUT', '/budgets', { propertyId, version: 2, changes });
  expect((await thread().read(application.id)).properties[0]).toMatchObject({
    budgetUploadFormat: 'prior',
    selectedBudget,
  });
});
