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

/** Statements of each thing that is done with an application of so many properties, whose first has a budget of so many lines. */
async function statementsOf(properties: number, lineCount: number) {
  const created = await thread().create({ loanType: 'land', propertyType: null, numberApplyingFor: properties });
  let application = await thread().save(created, {
    properties: Array.from({ length: properties }, (_, index) =>
      property(index, 1, index === 0 ? { id: created.properties[0]?.id } : {}),
    ),
  });
  const [first] = application.properties;
  const counted = async (work: () => Promise<unknown>) => harness.statements(work);
  const propertyId = first?.id as string;
  const read = await counted(() => thread().read(application.id));
  const save = await counted(async () => {
    const changed = application.properties.map(({ id }, index) => property(index, 2, { id }));
    application = await thread().save(application, { properties: changed });
  });
  expect(application.properties.map(({ units }) => units[0]?.sqft)).toEqual(new Array(properties).fill(2));
  const firstBudget = await counted(() => thread().saveBudget(propertyId, { sections: lines(lineCount, 100) }));
  const budget = await counted(() => thread().saveBudget(propertyId, { version: 1, sections: lines(lineCount, 200) }));
  const readBudget = await counted(() => harness.as(borrower).call('GET', `/properties/${propertyId}/budget`));
  expect((await thread().read(application.id)).properties[0]?.budgetTotal).toBe(200 * lineCount);
  return { read, save, firstBudget, budget, readBudget };
}

it('reading and saving fifty properties and five hundred lines takes as many statements as two and five', async () => {
  const small = await statementsOf(2, 5);
  // On MySQL reading statements go to the driver, and are not counted.
  expect(small.save).toBeGreaterThan(0);
  expect(await statementsOf(50, 500)).toEqual(small);
});
