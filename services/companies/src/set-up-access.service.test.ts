import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { ExperienceDto } from './experience/index.js';
import { service } from './index.js';
import type { LicenseDto } from './licenses/index.js';
import type { PeopleDto, PersonDto } from './people/index.js';
import { aContractor, aForeman, aHouse, answered, anOwnCompany, aPartner, aReference } from './testing/set-up.js';
import type { OwnCompany } from './testing/set-up.js';

let harness: ServiceHarness;
let applications: Neighbour;
beforeAll(async () => {
  applications = await aNeighbour();
  applications.answers.set('/internal/applications/contractor-use', []);
  harness = await startService(service, { services: { applications: applications.url } });
});
afterAll(async () => {
  await harness.close();
  await applications.close();
});

const fieldsOf = (problem: { errors?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
const people = (own: OwnCompany) => own.get<PeopleDto>(`/people/company/${own.companyId}`);

describe('who may', () => {
  interface Things {
    readonly own: OwnCompany;
    readonly holdingId: string | null;
    readonly ids: Record<'owner' | 'person' | 'contractor' | 'license' | 'experience', string>;
  }
  async function aFullCompany(): Promise<Things> {
    const own = await anOwnCompany(harness);
    const holding = await own.entity('Bayou Holdings LP', 50);
    const person = await own.employee();
    const contractor = await own.contractor();
    const license = await own.post<LicenseDto>('/licenses', {
      companyId: own.companyId,
      holderType: 'person',
      holderId: person.id,
      state: 'Texas',
      number: 'TX-1',
    });
    const experience = await own.post<ExperienceDto>('/experiences?kind=construction', {
      companyId: own.companyId,
      ...aHouse,
    });
    return {
      own,
      holdingId: holding.ownerCompanyId,
      ids: {
        owner: holding.id,
        person: person.id,
        contractor: contractor.thirdPartyContractorId,
        license: license.id,
        experience: experience.id,
      },
    };
  }
  const reads = ({ own, holdingId }: Things) =>
    [own.companyId, holdingId].flatMap((id) => [
      `/companies/${id}`,
      `/people/company/${id}`,
      `/people/company/${id}/invitable`,
      `/entity-owners/company/${id}`,
      `/contractors/company/${id}`,
      `/licenses/company/${id}`,
      `/experiences?kind=construction&companyId=${id}`,
      `/setup-steps/company/${id}`,
      `/companies/${id}/users`,
      `/companies/own?companyId=${id}`,
    ]);
  const writes = ({ own: { companyId }, holdingId, ids }: Things): [string, string, object?][] => [
    ['POST', '/people', { companyId, ...aForeman }],
    ['PUT', '/people', { id: ids.person, version: 1, title: 'Taken' }],
    ['PUT', `/people/${ids.person}/detach`, {}],
    [
      'POST',
      '/entity-owners',
      {
        ownedCompanyId: companyId,
        entityOwnerType: 'person',
        percentOwnership: 30,
        ...answered,
        person: aPartner('Mallory', 'Stone'),
      },
    ],
    [
      'POST',
      '/entity-owners',
      {
        ownedCompanyId: holdingId,
        entityOwnerType: 'person',
        percentOwnership: 30,
        ...answered,
        person: aPartner('Mallory', 'Stone'),
      },
    ],
    ['PUT', '/entity-owners', { id: ids.owner, version: 1, percentOwnership: 1 }],
    ['DELETE', `/entity-owners/${ids.owner}`],
    ['DELETE', '/entity-owners', { EntityOwners: [{ id: ids.owner }] }],
    ['POST', '/contractors', { companyId, ...aContractor }],
    ['PUT', '/contractors', { thirdPartyContractorId: ids.contractor, version: 1, firstName: 'Taken' }],
    ['DELETE', `/contractors/${ids.contractor}`],
    ['DELETE', '/contractors', { ThirdPartyContractors: [{ thirdPartyContractorId: ids.contractor }] }],
    ['POST', '/licenses', { companyId, holderType: 'company', holderId: companyId, state: 'Texas', number: 'X' }],
    ['PUT', '/licenses', { id: ids.license, version: 1, number: 'Taken' }],
    ['DELETE', '/licenses', { BuilderLicenses: [{ id: ids.license }] }],
    ['POST', '/experiences?kind=construction', { companyId, ...aHouse }],
    ['PUT', '/experiences?kind=construction', { id: ids.experience, version: 1, salesPrice: 1 }],
    ['DELETE', '/experiences?kind=construction', { id: ids.experience }],
    ['DELETE', '/experiences/lists', { ConstructionExperiences: [{ id: ids.experience }] }],
    ['POST', '/companies/structure', { companyId, value: false }],
    ['PUT', '/companies', { companyId, controlPersonId: ids.person }],
    ['PUT', '/companies', { companyId: holdingId, organizationName: 'Taken LP' }],
    ['PUT', '/companies', { companyId, references: [aReference('banking')] }],
    ['POST', '/companies/related', { organizationName: 'Taken LP', parentCompanyId: companyId }],
    [
      'POST',
      '/setup-steps',
      { companyId, name: 'Drivers License', index: 11, type: 'setupcompany', status: 'started' },
    ],
    ['PUT', '/setup-steps', { companyId, name: 'References', index: 9, type: 'setupcompany', status: 'complete' }],
  ];

  it('refuses strangers everywhere, and lets administrators read', async () => {
    const things = await aFullCompany();
    const stranger = harness.as(aBorrower(randomUUID()));
    const statuses: unknown[] = [];
    for (const path of reads(things)) statuses.push([path, (await stranger.problem('GET', path)).status]);
    for (const [method, path, body] of writes(things))
      statuses.push([path, (await stranger.problem(method, path, body)).status]);
    expect(statuses.filter((entry) => (entry as [string, number])[1] !== 403)).toEqual([]);
    for (const path of reads(things).filter((entry) => !entry.endsWith('invitable')))
      expect([path, (await harness.as(anAdministrator()).call('GET', path)).status]).toEqual([path, 200]);
    expect((await things.own.tree()).entities[0]?.entityOwners).toHaveLength(1);
  }, 30_000);

  it('refuses ids of another company inside an own one, and both at once in a list', async () => {
    const [mine, theirs] = [await aFullCompany(), await aFullCompany()];
    const { own } = mine;
    const share = { ownedCompanyId: own.companyId, percentOwnership: 10 };
    expect(
      fieldsOf(
        await own.problem('POST', '/entity-owners', {
          ...share,
          entityOwnerType: 'person',
          ...answered,
          personId: theirs.ids.person,
        }),
      ),
    ).toEqual({ personId: companySetup.personUnknown });
    expect(
      fieldsOf(
        await own.problem('POST', '/entity-owners', {
          ...share,
          entityOwnerType: 'company',
          ownerCompanyId: theirs.holdingId,
        }),
      ),
    ).toEqual({ ownerCompanyId: companySetup.companyUnknown });
    for (const [holderType, holderId] of [
      ['company', theirs.own.companyId],
      ['company', theirs.holdingId],
      ['person', theirs.ids.person],
      ['contractor', theirs.ids.contractor],
    ])
      expect(
        fieldsOf(
          await own.problem('POST', '/licenses', {
            companyId: own.companyId,
            holderType,
            holderId,
            state: 'Texas',
            number: 'X',
          }),
        ),
      ).toEqual({ holderId: shared.choice });
    expect(
      fieldsOf(
        await own.problem('POST', '/experiences?kind=construction', {
          companyId: own.companyId,
          ...aHouse,
          userId: theirs.ids.person,
        }),
      ),
    ).toEqual({ userId: companySetup.personUnknown });
    expect(
      fieldsOf(
        await own.problem('PUT', '/companies', { companyId: own.companyId, controlPersonId: theirs.ids.person }),
      ),
    ).toEqual({ controlPersonId: companySetup.controlPersonUnknown });
    const both = (kind: keyof Things['ids']) => [mine, theirs].map(({ ids }) => ({ id: ids[kind] }));
    for (const [path, body] of [
      ['/entity-owners', { EntityOwners: both('owner') }],
      ['/licenses', { BuilderLicenses: both('license') }],
      ['/experiences/lists', { ConstructionExperiences: both('experience') }],
      ['/contractors', { ThirdPartyContractors: both('contractor').map(({ id }) => ({ thirdPartyContractorId: id })) }],
    ] as const)
      expect([403, 404]).toContain((await own.problem('DELETE', path, body)).status);
    for (const { own } of [mine, theirs]) {
      expect((await own.tree()).entities).toHaveLength(2);
      expect(
        [
          await own.get<unknown[]>(`/contractors/company/${own.companyId}`),
          await own.get<unknown[]>(`/licenses/company/${own.companyId}`),
          await own.get<unknown[]>('/experiences?kind=construction'),
        ].map((list) => list.length),
      ).toEqual([1, 1, 1]);
    }
  }, 30_000);

  it('closes every change while an application is submitted, and leaves reading open', async () => {
    const things = await aFullCompany();
    const application = {
      applicationId: randomUUID(),
      companyId: things.own.companyId,
      userId: randomUUID(),
      name: 'Heights Townhomes',
    };
    await harness.deliver('application.submitted', application.applicationId, application);
    const open: unknown[] = [];
    for (const [method, path, body] of writes(things)) {
      const problem = await things.own.problem(method, path, body);
      if (problem.code !== 'state.locked' || problem.detail !== shared.companyLocked)
        open.push([method, path, problem]);
    }
    expect(open).toEqual([]);
    for (const path of reads(things)) await things.own.get(path);
  }, 30_000);

  it('answers a repeated key with what was made', async () => {
    const { own } = await aFullCompany();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { companyId: own.companyId, ...aForeman, firstName: 'Only' };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push((await harness.as(own.actor).call<PersonDto>('POST', '/people', body, { headers })).body.id);
    expect(answers[0]).toBe(answers[1]);
    expect((await people(own)).otherPeople.filter(({ firstName }) => firstName === 'Only')).toHaveLength(1);
  });
});
