import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';
import type { OwnedApplicationDto, TermSheetFiguresDto } from './application.dto.js';

let harness: ServiceHarness;
let companies: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);

beforeAll(async () => {
  companies = await aNeighbour();
  harness = await startService(service, { services: { companies: companies.url } });
});
afterAll(async () => {
  await harness.close();
  await companies.close();
});

describe('what a term sheet is filled with', () => {
  it('is told to the agreements service, and to nobody who is no service', async () => {
    const thread = threadOf(harness, borrower, anAdministrator());
    const ready = await thread.ready();
    const saved = await thread.save(ready, { requestedLoanAmount: 38_250_000 });
    const path = `/internal/applications/${ready.id}/term-sheet-figures`;
    const { body } = await harness.asService<TermSheetFiguresDto>('agreements', 'GET', path);
    const [property] = saved.properties;
    expect(body).toMatchObject({
      applicationId: ready.id,
      companyId,
      loanType: 'construction',
      name: ready.name,
      requestedAmount: 38_250_000,
    });
    expect(body.properties).toEqual([
      {
        street: property?.street,
        city: property?.city,
        state: property?.state,
        zipCode: property?.zipCode,
        propertyType: property?.propertyType ?? null,
        numberOfUnits: property?.numberOfUnits ?? null,
        purchaseAmount: property?.purchaseAmount ?? null,
        expectedListingPrice: property?.expectedListingPrice ?? null,
        budgetTotal: property?.budgetTotal,
      },
    ]);
    expect(property?.budgetTotal).toBeGreaterThan(0);
    expect((await harness.as(borrower).problem('GET', path)).status).toBe(403);
  });
});

it('tells the files service of which properties papers may be, and what each is called among the others', async () => {
  const houses = [{ city: 'Houston' }, { city: 'Dallas' }, { city: 'Dallas' }];
  const properties = houses.map((house) => ({ street: '7 Elm', ...house }));
  const { id, properties: stored } = await threadOf(harness, borrower, anAdministrator()).create({ properties });
  const { body } = await harness.asService<OwnedApplicationDto>('files', 'GET', `/internal/applications/${id}/owner`);
  expect(body.propertyIds).toEqual(stored.map((property) => property.id));
  expect(body.propertyTitles).toEqual(['7 Elm, Houston', '7 Elm, Property 2', '7 Elm, Property 3']);
});
