import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';
import type { ContractorUseDto } from './application.dto.js';

const path = '/internal/applications/contractor-use';
let harness: ServiceHarness;
let companies: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const [gene, ada, unused] = [randomUUID(), randomUUID(), randomUUID()];

beforeAll(async () => {
  companies = await aNeighbour();
  companies.answers.set(`/internal/companies/${companyId}/parties`, { personIds: [], contractorIds: [gene, ada] });
  harness = await startService(service, { services: { companies: companies.url } });
});
afterAll(async () => {
  await harness.close();
  await companies.close();
});

describe('the applications that name a contractor', () => {
  const named = async (name: string, generalContractorId: string) => {
    const thread = threadOf(harness, borrower, anAdministrator());
    return (await thread.save(await thread.create({ name }), { contractorSelected: true, generalContractorId })).id;
  };
  const uses = async (contractorIds: readonly string[], company = companyId) =>
    (
      await harness.asService<ContractorUseDto[]>('companies', 'POST', path, { companyId: company, contractorIds })
    ).body.map(({ title, generalContractorId }) => [title, generalContractorId]);

  it('are told to the companies service, of one company and of the contractors that were asked for', async () => {
    await named('Heights Home', gene);
    await named('Rutland House', gene);
    await named('Oak Lane', ada);
    expect(await uses([gene, unused])).toEqual([
      ['Heights Home', gene],
      ['Rutland House', gene],
    ]);
    expect(await uses([gene, ada], randomUUID())).toEqual([]);
    expect(await uses([])).toEqual([]);
  });

  it('are told to no borrower and no administrator, and asked for by ids alone', async () => {
    for (const actor of [borrower, anAdministrator()])
      expect((await harness.as(actor).problem('POST', path, { companyId, contractorIds: [gene] })).status).toBe(403);
    expect((await harness.asService('companies', 'POST', path, { companyId, contractorIds: ['x'] })).status).toBe(422);
  });
});
