import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { ApplicationDto } from './application.dto.js';

let harness: ServiceHarness;
let companies: Neighbour;
beforeAll(async () => {
  companies = await aNeighbour();
  harness = await startService(service, { services: { companies: companies.url } });
});
afterAll(async () => {
  await harness?.close();
  await companies?.close();
});

const lender = anAdministrator();
const enter = (companyId: string) =>
  harness.as(lender).call<ApplicationDto>('POST', '/applications', { companyId, name: 'Maple House' });
const facts = {
  organizationName: 'Maple Homes',
  legalEntityName: null,
  lineOfCredit: false,
  locked: false,
  userIds: [],
};

describe('an application that an administrator begins', () => {
  it('is refused for a company that is not there, at its field, and leaves nothing behind', async () => {
    const unknown = randomUUID();
    const { status, errors } = await harness
      .as(lender)
      .problem('POST', '/applications', { companyId: unknown, name: 'Maple House' });
    expect([status, errors]).toMatchObject([422, [{ field: 'companyId', message: shared.choice }]]);
    expect((await harness.as(lender).call('GET', `/companies/${unknown}/applications`)).body).toEqual([]);
  });

  it('is taken for a company that the companies service knows, and for one whose name was told', async () => {
    const [known, told] = [randomUUID(), randomUUID()];
    companies.answers.set(`/internal/companies/${known}`, { companyId: known, ...facts });
    expect((await enter(known)).status).toBe(201);
    await harness.deliver('company.created', told, {
      companyId: told,
      organizationName: 'Told Homes',
      createdBy: randomUUID(),
    } as never);
    const before = companies.received.length;
    expect((await enter(told)).status).toBe(201);
    expect(companies.received).toHaveLength(before);
  });

  it('waits for the companies service, which alone knows', async () => {
    companies.away = true;
    expect((await enter(randomUUID())).status).toBe(503);
    companies.away = false;
  });
});
