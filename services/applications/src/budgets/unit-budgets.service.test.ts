import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { sections, threadOf } from '../testing/thread.js';
import type { UnitBudgetDto } from './budget.dto.js';

let harness: ServiceHarness;
const borrower = aBorrower(randomUUID());
const companyId = borrower.companyIds[0] as string;
const administrator = anAdministrator();
const thread = () => threadOf(harness, borrower, administrator);
const call = <T = UnitBudgetDto>(method: string, path: string, body?: object, actor = borrower) =>
  harness.as(actor).call<T>(method, path, body);

async function twoUnits() {
  const created = await thread().create();
  const [property] = created.properties;
  const application = await thread().save(created, { properties: [{ id: property?.id, units: [{}, {}] }] });
  const [stored] = application.properties;
  const [first, second] = stored?.units ?? [];
  return { application, propertyId: stored?.id as string, first: first?.id as string, second: second?.id as string };
}

beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

it('starts from the default sections, is made once, and is changed by what differs', async () => {
  const { propertyId, first } = await twoUnits();
  const unsaved = (await call('GET', `/units/${first}/budget`)).body;
  expect(unsaved).toMatchObject({ unitId: first, propertyId, companyId, version: 0, totals: { budgetAmount: 0 } });
  expect(unsaved.sections).toHaveLength(6);

  const made = await call('POST', '/unit-budgets', { unitId: first, version: 0, sections });
  expect([made.status, made.body.version, made.body.totals.budgetAmount]).toEqual([201, 1, 6_644_700]);
  expect(await harness.as(borrower).problem('POST', '/unit-budgets', { unitId: first, version: 0 })).toMatchObject({
    code: 'state.version_conflict',
    current: { version: 1, unitId: first },
  });

  const [permits] = made.body.sections[0]?.additionalItems ?? [];
  const changed = await call('PUT', '/unit-budgets', {
    unitId: first,
    version: 1,
    changes: { removedIds: [], lines: [{ ...permits, index: undefined, budgetAmount: 1, note: 'By the city' }] },
  });
  expect(changed.body).toMatchObject({ version: 2, totals: { budgetAmount: 5_880_701 } });
  expect(changed.body.sections[0]?.additionalItems[0]).toMatchObject({ id: permits?.id, note: 'By the city' });
  expect((await call('GET', `/unit-budgets/${made.body.id}`)).body).toEqual(changed.body);
  expect((await call('GET', `/units/${first}/budget`)).body).toEqual(changed.body);
});

it('is listed by property and by company, and leaves the property’s own sum alone', async () => {
  const { application, propertyId, first, second } = await twoUnits();
  for (const unitId of [first, second]) await call('POST', '/unit-budgets', { unitId, version: 0, sections });
  const ofProperty = (await call<UnitBudgetDto[]>('GET', `/properties/${propertyId}/unit-budgets`)).body;
  expect(ofProperty.map(({ unitId }) => unitId).sort()).toEqual([first, second].sort());
  const ofCompany = (await call<UnitBudgetDto[]>('GET', `/companies/${companyId}/unit-budgets`)).body;
  expect(ofCompany.map(({ id }) => id)).toEqual(expect.arrayContaining(ofProperty.map(({ id }) => id)));
  expect((await thread().read(application.id)).properties[0]?.budgetTotal).toBe(0);
  expect((await call('GET', `/units/${first}/budget`, undefined, administrator)).status).toBe(200);
});

it('is the own company’s alone, and nobody’s once the application is submitted', async () => {
  const { first, propertyId } = await twoUnits();
  const made = (await call('POST', '/unit-budgets', { unitId: first, version: 0, sections })).body;
  const stranger = harness.as(aBorrower(randomUUID()));
  for (const path of [
    `/units/${first}/budget`,
    `/unit-budgets/${made.id}`,
    `/properties/${propertyId}/unit-budgets`,
    `/companies/${companyId}/unit-budgets`,
  ])
    expect((await stranger.problem('GET', path)).code).toBe('access.denied');
  expect((await stranger.problem('PUT', '/unit-budgets', { unitId: first, version: 1, sections })).code).toBe(
    'access.denied',
  );
  expect((await harness.as(borrower).problem('GET', `/units/${randomUUID()}/budget`)).status).toBe(404);
  expect((await harness.as(borrower).problem('GET', `/unit-budgets/${randomUUID()}`)).status).toBe(404);
});

it('goes with its unit, and with its property', async () => {
  const { application, propertyId, first, second } = await twoUnits();
  const ids: (string | undefined)[] = [];
  for (const unitId of [first, second])
    ids.push((await call('POST', '/unit-budgets', { unitId, version: 0, sections })).body.id);
  await thread().save(application, { properties: [{ id: propertyId, units: [{ id: second }] }] });
  const left = (await call<UnitBudgetDto[]>('GET', `/properties/${propertyId}/unit-budgets`)).body;
  expect(left.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await harness.as(borrower).problem('GET', `/unit-budgets/${ids[0]}`)).status).toBe(404);
});
