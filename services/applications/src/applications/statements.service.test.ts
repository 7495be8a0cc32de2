import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { propertyAnswers, threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
const borrower = aBorrower(randomUUID());
const thread = () => threadOf(harness, borrower, anAdministrator());

beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

/** A property with a unit and a floor plan, both of them of a size. */
const property = (index: number, sqft: number, ids: object = {}) => ({
  ...propertyAnswers,
  ...ids,
  street: `${index} Lane of ${sqft}`,
  units: [{ street: `${index} A`, sqft }],
  floorPlans: [{ area: 'Ground', finishedSquareFeet: sqft }],
});

const lines = (count: number, budgetAmount: number) => [
  {
    name: 'Site Work',
    sectionIndex: 0,
    additionalItems: Array.from({ length: count }, (_, index) => ({
      name: `Line ${index}`,
      type: 'hard',
      custom: 'yes',
      index,
      budgetAmount,
    })),
  },
];

/** So often is done what sends an event, whose own statements fall into the next time where the machine is busy. */
const often = 4;

/** Statements of each thing that is done with an application of so many properties, whose first has a budget of so many lines. */
async function statementsOf(properties: number, lineCount: number) {
  const created = await thread().create({ loanType: 'land', propertyType: null, numberApplyingFor: properties });
  let application = await thread().save(created, {
    properties: Array.from({ length: properties }, (_, index) =>
      property(index, 1, index === 0 ? { id: created.properties[0]?.id } : {}),
    ),
  });
  const [first, second] = application.properties.map(({ id }) => id);
  const counted = (work: (time: number) => Promise<unknown>, times?: number) => harness.leastStatements(work, times);
  const saveBudget = (propertyId: string | undefined, version: number, amount: number) =>
    thread().saveBudget(propertyId as string, { version, sections: lines(lineCount, amount) });
  const read = await counted(() => thread().read(application.id));
  const save = await counted(async (time) => {
    const changed = application.properties.map(({ id }, index) => property(index, 2 + time, { id }));
    application = await thread().save(application, { properties: changed });
  }, often);
  expect(application.properties.map(({ units }) => units[0]?.sqft)).toEqual(new Array(properties).fill(1 + often));
  const firstBudget = await counted((time) => saveBudget([first, second][time], 0, 100));
  const budget = await counted((time) => saveBudget(first, 1 + time, 200 + time), often);
  const readBudget = await counted(() => harness.as(borrower).call('GET', `/properties/${first}/budget`));
  expect((await thread().read(application.id)).properties[0]?.budgetTotal).toBe((199 + often) * lineCount);
  return { read, save, firstBudget, budget, readBudget };
}

it('reading and saving fifty properties and five hundred lines takes no more statements than two and five', async () => {
  const small = await statementsOf(2, 5);
  for (const count of Object.values(small)) expect(count).toBeGreaterThan(0);
  const large = await statementsOf(50, 500);
  const least = Object.entries(large).map(([what, count]) => [
    what,
    Math.min(count, small[what as keyof typeof small]),
  ]);
  expect(large).toEqual(Object.fromEntries(least));
});

it('an application with all its lists is read by two statements, each list in its order', async () => {
  const created = await thread().create({ loanType: 'land', propertyType: null, numberApplyingFor: 2 });
  const units = (...sizes: number[]) => sizes.map((sqft) => ({ street: `${sqft} A`, sqft }));
  const floorPlans = (...areas: string[]) => areas.map((area) => ({ area, finishedSquareFeet: 100 }));
  const saved = await thread().save(created, {
    properties: [
      { ...propertyAnswers, id: created.properties[0]?.id, units: units(3, 1, 2), floorPlans: floorPlans('Attic') },
      { ...propertyAnswers, units: units(9, 7), floorPlans: floorPlans('Upper', 'Ground') },
    ],
  });
  let read = saved;
  const count = await harness.leastStatements(async () => {
    read = await thread().read(saved.id);
  });
  expect(count).toBe(2);
  const listed = read.properties.map((property) => [
    property.units.map(({ sqft }) => sqft),
    property.floorPlans.map(({ area }) => area),
  ]);
  expect(listed).toEqual([
    [[3, 1, 2], ['Attic']],
    [
      [9, 7],
      ['Upper', 'Ground'],
    ],
  ]);
});

it('a save that changes a number in the name is one statement more than one that leaves it', async () => {
  let application = await thread().create({});
  const saving = (nameAt: (time: number) => string): Promise<number> =>
    harness.leastStatements(async (time) => {
      application = await thread().save(application, { name: nameAt(time), requestedLoanAmount: 100 * (time + 1) });
    }, often);
  const unchanged = await saving(() => 'Heights Home 0');
  expect(await saving((time) => `Heights Home ${time + 1}`)).toBe(unchanged + 1);
});
