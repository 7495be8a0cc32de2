import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { shared } from '@groundwork/domain-messages';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
let companies: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const [person, contractor] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  companies = await aNeighbour();
  companies.answers.set(`/internal/companies/${companyId}/parties`, {
    personIds: [person],
    contractorIds: [contractor],
  });
  harness = await startService(service, { services: { companies: companies.url } });
});
afterAll(async () => {
  await harness.close();
  await companies.close();
});

describe('whom an application names', () => {
  const thread = () => threadOf(harness, borrower, anAdministrator());
  const refused = async (body: object) => {
    const { id, version } = await thread().create();
    const problem = await harness.as(borrower).problem('PUT', `/applications/${id}`, { version, ...body });
    return [problem.status, problem.errors];
  };

  it('is a contractor and people of its company', async () => {
    const { save, create } = thread();
    const saved = await save(await create(), {
      borrowerId: companyId,
      contractorSelected: true,
      generalContractorId: contractor,
      constructionOverseers: [{ overseeingPersonId: person }],
    });
    expect(saved).toMatchObject({
      borrowerId: companyId,
      generalContractorId: contractor,
      constructionOverseers: [{ overseeingPersonId: person }],
    });
    // Who has left since still stands there.
    companies.answers.set(`/internal/companies/${companyId}/parties`, { personIds: [], contractorIds: [] });
    const again = await save(saved, {
      generalContractorId: contractor,
      constructionOverseers: saved.constructionOverseers.map(({ overseeingPersonId }) => ({ overseeingPersonId })),
    });
    expect(again.generalContractorId).toBe(contractor);
  });

  it.each([
    ['borrowerId', { borrowerId: randomUUID() }],
    ['generalContractorId', { generalContractorId: randomUUID() }],
    ['constructionOverseers.0.overseeingPersonId', { constructionOverseers: [{ overseeingPersonId: randomUUID() }] }],
  ])('is nobody of another company: %s', async (field, body) => {
    expect(await refused(body)).toEqual([422, [expect.objectContaining({ field, message: shared.choice })]]);
  });

  it('begins its budgets from one of its own company’s, and keeps what stands there when that is gone', async () => {
    const { save, saveBudget, create } = thread();
    const stranger = threadOf(harness, aBorrower(randomUUID()), anAdministrator());
    const theirs = await stranger.saveBudget(String((await stranger.create()).properties[0]?.id));
    for (const selectedBudget of [theirs.id, randomUUID()])
      expect(await refused({ properties: [{ selectedBudget }] })).toEqual([
        422,
        [expect.objectContaining({ field: 'properties.0.selectedBudget', message: shared.choice })],
      ]);
    const source = await create();
    const [first] = source.properties;
    const { id: selectedBudget } = await saveBudget(String(first?.id));
    const properties = [{ selectedBudget }];
    const saved = await save(await create(), { properties });
    expect(saved.properties[0]).toMatchObject({ selectedBudget });
    await save(await thread().read(source.id), { properties: [{ street: 'Another one' }] });
    const again = await save(saved, { properties: [{ id: saved.properties[0]?.id, selectedBudget, street: 'Oak' }] });
    expect(again.properties[0]).toMatchObject({ selectedBudget, street: 'Oak' });
    expect((await refused({ properties }))[0]).toBe(422);
  });

  it('cannot be said while companies do not answer; whatever names nobody is saved', async () => {
    companies.away = true;
    const { id, version } = await thread().create();
    const problem = await harness
      .as(borrower)
      .problem('PUT', `/applications/${id}`, { version, generalContractorId: contractor });
    expect([problem.status, problem.code]).toEqual([503, 'upstream.unavailable']);
    expect((await harness.as(borrower).call('PUT', `/applications/${id}`, { version, name: 'Oak Lane' })).status).toBe(
      200,
    );
    companies.away = false;
  });
});
