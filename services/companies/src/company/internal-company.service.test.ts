import { randomUUID } from 'node:crypto';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  anAdministrator,
  aSuperAdministrator,
  nobody,
  startService,
} from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anOwnCompany } from '../testing/set-up.js';
import type { CompanyFactsDto } from './company-facts.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

describe('what other services are told of a company', () => {
  it('is told to services alone: to no role, and not to those who belong to the company', async () => {
    const { actor, companyId } = await anOwnCompany(harness);
    const member: TestActor = { ...actor, companyIds: [companyId] };
    const people: readonly TestActor[] = [
      nobody,
      member,
      aBorrower(randomUUID()),
      aBroker(randomUUID()),
      anAdministrator(),
      aSuperAdministrator(),
    ];
    for (const person of people) {
      const problem = await harness.as(person).problem('GET', `/internal/companies/${companyId}`);
      expect([person.role, problem.status, problem.code]).toEqual([person.role, 403, 'access.denied']);
    }
  });

  it('says whose it is, whether it is locked and who belongs to it', async () => {
    const { actor, companyId } = await anOwnCompany(harness);
    const facts = async () =>
      (await harness.asService<CompanyFactsDto>('applications', 'GET', `/internal/companies/${companyId}`)).body;
    expect(await facts()).toEqual({
      companyId,
      organizationName: 'Gulf Coast Builders LLC',
      legalEntityName: null,
      lineOfCredit: false,
      locked: false,
      userIds: [actor.userId],
      pointPersonId: null,
    });
    const applicationId = randomUUID();
    await harness.deliver('application.submitted', applicationId, {
      applicationId,
      companyId,
      userId: actor.userId ?? '',
      name: 'Heights Townhomes',
    });
    expect(await facts()).toMatchObject({ locked: true });
  });
});
