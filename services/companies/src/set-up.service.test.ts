import { randomUUID } from 'node:crypto';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { aNeighbour, startService } from '@groundwork/server-testkit';
import type { CompanyDto } from './company/index.js';
import type { ContractorDto } from './contractors/index.js';
import type { ExperienceDto } from './experience/index.js';
import { service } from './index.js';
import type { LicenseDto } from './licenses/index.js';
import type { PeopleDto, PersonDto } from './people/index.js';
import type { InvitablePersonDto } from './people/list-invitable-people.query.js';
import { SetupStepEntity } from './steps/index.js';
import { aContractor, aForeman, aHouse, anOwnCompany, aReference } from './testing/set-up.js';
import type { OwnCompany } from './testing/set-up.js';

const contractorUse = '/internal/applications/contractor-use';
let harness: ServiceHarness;
let applications: Neighbour;
beforeAll(async () => {
  applications = await aNeighbour();
  applications.answers.set(contractorUse, []);
  harness = await startService(service, { services: { applications: applications.url } });
});
afterAll(async () => {
  await harness.close();
  await applications.close();
});

const fieldsOf = (problem: { errors?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
const people = (own: OwnCompany) => own.get<PeopleDto>(`/people/company/${own.companyId}`);

describe('people', () => {
  it('are employees with what they are asked for, and leave by being detached', async () => {
    const own = await anOwnCompany(harness);
    expect(fieldsOf(await own.problem('POST', '/people', { companyId: own.companyId, firstName: 'L' }))).toEqual({
      firstName: shared.nameTooShort,
      lastName: shared.nameTooShort,
      emailAddress: shared.fieldRequired,
      role: shared.choice,
      title: shared.titleRequired,
      fullOrPartTime: shared.choice,
    });
    const luis = await own.employee({ mobileNumber: '(713) 555-0142' });
    expect(luis).toMatchObject({
      ...aForeman,
      mobileNumber: '7135550142',
      otherPerson: true,
      version: 1,
      builderLicenses: [],
    });
    const promoted = await own.put<PersonDto>('/people', {
      id: luis.id,
      version: 1,
      title: 'Superintendent',
      spouseName: ' ',
    });
    expect(promoted).toMatchObject({ title: 'Superintendent', spouseName: null, firstName: 'Luis', version: 2 });
    expect(await own.problem('PUT', '/people', { id: luis.id, version: 1, title: 'Foreman' })).toMatchObject({
      status: 409,
      code: 'state.version_conflict',
      current: { title: 'Superintendent', version: 2 },
    });
    expect(fieldsOf(await own.problem('PUT', '/people', { id: luis.id, version: 2, title: 'F' }))).toEqual({
      title: shared.titleRequired,
    });
    expect((await own.put<PersonDto>(`/people/${luis.id}/detach`, {})).otherPerson).toBe(false);
    expect((await people(own)).otherPeople).toEqual([]);
  });

  it('who own keep what their shares ask for, and stay when they are detached', async () => {
    const own = await anOwnCompany(harness);
    const { personId } = await own.partner('Dana', 30);
    expect(
      fieldsOf(await own.problem('PUT', '/people', { id: personId, version: 1, emailAddress: null, mobileNumber: '' })),
    ).toEqual({ emailAddress: shared.fieldRequired, mobileNumber: shared.phoneTenDigits });
    await own.put(`/people/${personId}/detach`, {});
    expect((await people(own)).owners.map(({ id }) => id)).toEqual([personId]);
  });

  it('may be invited by their address, and nobody is invited by reading', async () => {
    const own = await anOwnCompany(harness);
    await own.partner('Dana', 30);
    await own.employee();
    const userId = randomUUID();
    await harness.deliver('user.registered', userId, {
      userId,
      email: 'Luis@gulfcoast.example',
      firstName: 'Luis',
      lastName: 'Ortega',
      companyId: own.companyId,
    });
    const invitable = async () =>
      (await own.get<InvitablePersonDto[]>(`/people/company/${own.companyId}/invitable`)).map(
        ({ firstName, email, isMember, invitedAt }) => [firstName, email, isMember, invitedAt !== null],
      );
    expect(await invitable()).toEqual([
      ['Dana', 'dana@gulfcoast.example', false, false],
      ['Luis', 'luis@gulfcoast.example', true, false],
    ]);
    const ofDana = { email: 'Dana@gulfcoast.example', invitedBy: randomUUID() };
    await harness.deliver('user.invited', own.companyId, { ...ofDana, companyId: randomUUID() });
    expect((await invitable())[0]).toContain(false);
    await harness.deliver('user.invited', own.companyId, { ...ofDana, companyId: own.companyId });
    await harness.deliver('user.invited', own.companyId, { ...ofDana, companyId: own.companyId });
    expect((await invitable())[0]).toEqual(['Dana', 'dana@gulfcoast.example', false, true]);
  });
});

describe('contractors', () => {
  it('are added, changed and removed, one or several, with their licences', async () => {
    const own = await anOwnCompany(harness, { organizationName: 'Gulf Coast Builders LLC', usesThirdParty: true });
    expect((await own.steps())['Add General Contractors']).toBe('started');
    expect(fieldsOf(await own.problem('POST', '/contractors', { companyId: own.companyId, firstName: ' ' }))).toEqual({
      firstName: shared.cannotBeBlank,
      lastName: shared.cannotBeBlank,
      mobileNumber: shared.cannotBeBlank,
    });
    const gene = await own.contractor();
    expect(gene).toMatchObject({ ...aContractor, mobileNumber: '7135550199', emailAddress: null, version: 1 });
    expect((await own.steps())['Add General Contractors']).toBe('complete');
    const changed = await own.put<ContractorDto>('/contractors', {
      thirdPartyContractorId: gene.thirdPartyContractorId,
      version: 1,
      licenseRevoked: true,
      mobileNumber: '( 713 ) - 555 - 0198',
    });
    expect(changed).toMatchObject({ firstName: 'Gene', licenseRevoked: true, mobileNumber: '7135550198', version: 2 });
    expect(
      await own.problem('PUT', '/contractors', {
        thirdPartyContractorId: gene.thirdPartyContractorId,
        version: 1,
        firstName: 'Jean',
      }),
    ).toMatchObject({ code: 'state.version_conflict', current: { licenseRevoked: true } });
    await own.post('/licenses', {
      companyId: own.companyId,
      holderType: 'contractor',
      holderId: gene.thirdPartyContractorId,
      state: 'Texas',
      number: 'TX-1',
    });
    expect((await people(own)).thirdPartyContractors[0]?.builderLicenses).toHaveLength(1);
    const ada = await own.contractor({ firstName: 'Ada' });
    const ids = [gene, ada].map(({ thirdPartyContractorId }) => thirdPartyContractorId);
    expect(
      await own.remove('/contractors', {
        ThirdPartyContractors: ids.map((thirdPartyContractorId) => ({ thirdPartyContractorId })),
      }),
    ).toEqual({ removed: ids });
    expect(await own.get(`/contractors/company/${own.companyId}`)).toEqual([]);
    expect([(await own.steps())['Add General Contractors'], (await own.steps())['License To Build']]).toEqual([
      'started',
      'notstarted',
    ]);
    const one = await own.contractor();
    await own.remove(`/contractors/${one.thirdPartyContractorId}`);
    expect((await own.problem('DELETE', `/contractors/${one.thirdPartyContractorId}`)).status).toBe(404);
  });
});

describe('a contractor that an application names', () => {
  it('stays, with its licences, until another one is chosen there', async () => {
    const own = await anOwnCompany(harness);
    const [gene, ada] = [await own.contractor(), await own.contractor({ firstName: 'Ada' })];
    const [id, other] = [gene.thirdPartyContractorId, ada.thirdPartyContractorId];
    await own.post('/licenses', {
      companyId: own.companyId,
      holderType: 'contractor',
      holderId: id,
      state: 'Texas',
      number: 'TX-1',
    });
    applications.answers.set(
      contractorUse,
      ['Heights Home', '514 Rutland Street'].map((title) => ({
        applicationId: randomUUID(),
        title,
        generalContractorId: id,
      })),
    );
    const detail = fill(companySetup.contractorUsed, {
      name: 'Gene Rowe',
      applications: 'Heights Home, 514 Rutland Street',
    });
    expect(await own.problem('DELETE', `/contractors/${id}`)).toMatchObject({
      status: 422,
      code: 'rule.violated',
      detail,
    });
    expect(
      await own.problem('DELETE', '/contractors', {
        ThirdPartyContractors: [{ thirdPartyContractorId: other }, { thirdPartyContractorId: id }],
      }),
    ).toMatchObject({ detail });
    // Events come to this neighbour, too, at their own time.
    const sentCall = applications.received.findLast(({ path }) => path === contractorUse);
    expect(sentCall?.body).toEqual({ companyId: own.companyId, contractorIds: [other, id] });
    expect(
      (await people(own)).thirdPartyContractors.map(({ builderLicenses }) => builderLicenses.length).sort(),
    ).toEqual([0, 1]);
    await own.remove(`/contractors/${other}`);
    applications.answers.set(contractorUse, []);
    await own.remove(`/contractors/${id}`);
    expect((await people(own)).thirdPartyContractors).toEqual([]);
  });

  it('is not removed while nobody can say whether one does', async () => {
    const own = await anOwnCompany(harness);
    const gene = await own.contractor();
    applications.away = true;
    const { code } = await own.problem('DELETE', `/contractors/${gene.thirdPartyContractorId}`);
    applications.away = false;
    expect(code).toBe('upstream.unavailable');
    expect((await people(own)).thirdPartyContractors).toHaveLength(1);
  });
});

describe('licences', () => {
  it('belong to the company, an owner, an employee or a contractor, and count while their holder is there', async () => {
    const own = await anOwnCompany(harness);
    const luis = await own.employee();
    const add = (holderType: string, holderId: string, more: object = { state: 'Texas', number: 'TX-99' }) =>
      own.post<LicenseDto>('/licenses', { companyId: own.companyId, holderType, holderId, ...more });
    expect(
      fieldsOf(
        await own.problem('POST', '/licenses', { companyId: own.companyId, holderType: 'person', holderId: luis.id }),
      ),
    ).toEqual({ state: shared.stateRequired, number: shared.cannotBeBlank });
    expect(
      fieldsOf(
        await own.problem('POST', '/licenses', {
          companyId: own.companyId,
          holderType: 'contractor',
          holderId: luis.id,
          state: 'Texas',
          number: 'X',
        }),
      ),
    ).toEqual({ holderId: shared.choice });
    const license = await add('person', luis.id);
    expect(license).toMatchObject({
      holderName: 'Luis Ortega',
      state: 'Texas',
      number: 'TX-99',
      licenseNotRequired: false,
      version: 1,
    });
    expect((await own.steps())['License To Build']).toBe('complete');
    const changed = await own.put<LicenseDto>('/licenses', { id: license.id, version: 1, licenseNotRequired: true });
    expect(changed).toMatchObject({ number: null, licenseNotRequired: true, state: 'Texas', version: 2 });
    expect(await own.problem('PUT', '/licenses', { id: license.id, version: 1, state: 'Ohio' })).toMatchObject({
      code: 'state.version_conflict',
      current: { version: 2 },
    });
    await own.put(`/people/${luis.id}/detach`, {});
    expect((await own.steps())['License To Build']).toBe('notstarted');
    const mine = await add('company', own.companyId);
    expect(
      (await own.get<LicenseDto[]>(`/licenses/company/${own.companyId}`)).map(({ holderName }) => holderName),
    ).toEqual(['Luis Ortega', 'Gulf Coast Builders LLC']);
    expect(await own.remove('/licenses', { BuilderLicenses: [{ id: license.id }, { id: mine.id }] })).toEqual({
      removed: [license.id, mine.id],
    });
    expect((await own.steps())['License To Build']).toBe('notstarted');
  });
});

describe('references', () => {
  it('are saved with the company, one a type, and complete with the three that are required', async () => {
    const own = await anOwnCompany(harness);
    const save = (version: number, ...references: object[]) =>
      own.put<CompanyDto>('/companies', { companyId: own.companyId, version, references });
    expect(
      (await save(1, aReference('banking'), { ...aReference('supplyCompany'), email: '' })).references,
    ).toHaveLength(2);
    expect((await own.steps())['References']).toBe('started');
    const whole = await save(
      2,
      { ...aReference('supplyCompany'), phoneNumber: '(713) 555-0151' },
      aReference('tradeSubcontractor'),
    );
    expect(whole.references.find(({ type }) => type === 'supplyCompany')).toEqual({
      ...aReference('supplyCompany'),
      phoneNumber: '7135550151',
    });
    expect((await own.steps())['References']).toBe('complete');
    expect(
      fieldsOf(
        await own.problem('PUT', '/companies', {
          companyId: own.companyId,
          references: [aReference('banking'), { ...aReference('secondaryBanking'), email: 'x', yearsWorkingWith: 900 }],
        }),
      ),
    ).toEqual({ 'references.1.email': shared.emailValid, 'references.1.yearsWorkingWith': shared.number });
    expect(
      (await own.problem('PUT', '/companies', { companyId: own.companyId, references: [{ type: 'friend' }] })).status,
    ).toBe(422);
    const conflict = await own.problem('PUT', '/companies', {
      companyId: own.companyId,
      version: 2,
      website: 'late.example',
    });
    expect(conflict).toMatchObject({
      status: 409,
      current: {
        version: 3,
        references: expect.arrayContaining([expect.objectContaining({ type: 'tradeSubcontractor' })]),
      },
    });
  });
});

describe('experience', () => {
  it('of a project: month and price of the sale, newest first, by somebody of the company', async () => {
    const own = await anOwnCompany(harness);
    const add = (more: object = {}) =>
      own.post<ExperienceDto>('/experiences?kind=construction', { companyId: own.companyId, ...aHouse, ...more });
    const first = await add();
    expect(first).toMatchObject({ ...aHouse, userId: own.actor.userId, version: 1 });
    const luis = await own.employee();
    const second = await add({ dateSold: '2024-11', userId: luis.id });
    expect(second.ownerName).toBe('Luis Ortega');
    expect(
      (await own.get<ExperienceDto[]>(`/experiences?kind=construction&companyId=${own.companyId}`)).map(({ id }) => id),
    ).toEqual([second.id, first.id]);
    expect((await own.get<ExperienceDto[]>('/experiences?kind=construction')).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect((await own.steps())['Experience']).toBe('complete');
    expect(
      fieldsOf(
        await own.problem('POST', '/experiences?kind=construction', {
          companyId: own.companyId,
          ...aHouse,
          dateSold: '2026-04',
          userId: randomUUID(),
        }),
      ),
    ).toEqual({ dateSold: shared.soldMonthAhead, userId: companySetup.personUnknown });
    expect(
      (await own.problem('POST', '/experiences?kind=garden', { companyId: own.companyId, ...aHouse })).status,
    ).toBe(422);
    expect(await own.put('/experiences?kind=construction', { id: first.id, version: 1, salesPrice: 1 })).toMatchObject({
      salesPrice: 1,
      version: 2,
      street: aHouse.street,
    });
    expect(
      await own.problem('PUT', '/experiences?kind=construction', { id: first.id, version: 1, salesPrice: 2 }),
    ).toMatchObject({ code: 'state.version_conflict', current: { salesPrice: 1 } });
    // Of a construction project there is no rental by this id.
    expect((await own.problem('PUT', '/experiences?kind=residential', { id: first.id, version: 2 })).status).toBe(404);
    await own.remove('/experiences?kind=construction', { id: second.id });
    expect(await own.get('/experiences?kind=residential')).toEqual([]);
  });

  it('of a rental forgets date and price when it is not sold, and both lists go by one call', async () => {
    const own = await anOwnCompany(harness);
    const rental = { ...aHouse, type: 'Duplex', residentialStatus: 'Sold' };
    const sold = await own.post<ExperienceDto>('/experiences?kind=residential', {
      companyId: own.companyId,
      ...rental,
    });
    expect(sold).toMatchObject({ dateSold: '2021-05', salesPrice: 41_250_000 });
    expect(
      await own.put('/experiences?kind=residential', { id: sold.id, version: 1, residentialStatus: 'Own' }),
    ).toMatchObject({ dateSold: null, salesPrice: null });
    const built = await own.post<ExperienceDto>('/experiences?kind=construction', {
      companyId: own.companyId,
      ...aHouse,
    });
    const lists = { ConstructionExperiences: [{ id: built.id }], ResidentialExperiences: [{ id: sold.id }] };
    const wrong = await own.problem('DELETE', '/experiences/lists', {
      ...lists,
      ResidentialExperiences: [{ id: built.id }],
    });
    expect(wrong.status).toBe(404);
    expect(await own.get<ExperienceDto[]>('/experiences?kind=construction')).toHaveLength(1);
    expect(await own.remove('/experiences/lists', lists)).toEqual({ removed: [built.id, sold.id] });
    expect((await own.steps())['Experience']).toBe('notstarted');
    expect((await own.problem('DELETE', '/experiences/lists', {})).status).toBe(422);
  });
});

describe('the structure', () => {
  const verify = (own: OwnCompany, value: boolean) =>
    own.post<CompanyDto>('/companies/structure', { companyId: own.companyId, value });

  it('is verified once there are owners, by its own call alone', async () => {
    const own = await anOwnCompany(harness);
    expect(await own.problem('POST', '/companies/structure', { companyId: own.companyId, value: true })).toMatchObject({
      status: 422,
      code: 'rule.violated',
      detail: companySetup.finishSetupFirst,
    });
    await own.partner('Dana', 30);
    expect(
      (await own.put<CompanyDto>('/companies', { companyId: own.companyId, companyStructureVerified: true }))
        .companyStructureVerified,
    ).toBe(false);
    expect((await verify(own, true)).companyStructureVerified).toBe(true);
    expect((await own.steps())['Verify Company Structure']).toBe('complete');
    expect((await verify(own, false)).companyStructureVerified).toBe(false);
    expect((await own.problem('POST', '/companies/structure', { companyId: own.companyId, value: 'yes' })).status).toBe(
      422,
    );
  });

  it('is taken back by any change of owners or contractors, not by one of people or licences', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 30);
    const gene = await own.contractor();
    const luis = await own.employee();
    const changes: readonly (readonly [boolean, () => Promise<unknown>])[] = [
      [true, () => own.put('/entity-owners', { id: dana.id, version: 1, percentOwnership: 31 })],
      [true, () => own.group(5)],
      [true, () => own.entity('Bayou Holdings LP', 10)],
      [true, async () => own.remove(`/entity-owners/${(await own.partner('Eli', 20)).id}`)],
      [
        true,
        () =>
          own.put('/contractors', {
            thirdPartyContractorId: gene.thirdPartyContractorId,
            version: 1,
            firstName: 'Jean',
          }),
      ],
      [true, () => own.contractor({ firstName: 'Ada' })],
      [true, () => own.remove(`/contractors/${gene.thirdPartyContractorId}`)],
      [true, () => own.put('/companies', { companyId: own.companyId, usesThirdParty: false })],
      [
        false,
        () => own.put('/companies', { companyId: own.companyId, usesThirdParty: false, website: 'gulf.example' }),
      ],
      [false, () => own.put('/people', { id: luis.id, version: 1, title: 'Superintendent' })],
      [
        false,
        () =>
          own.post('/licenses', {
            companyId: own.companyId,
            holderType: 'company',
            holderId: own.companyId,
            state: 'Texas',
            number: 'TX-1',
          }),
      ],
    ];
    for (const [resets, change] of changes) {
      await verify(own, true);
      await change();
      expect([(await own.company()).companyStructureVerified, (await own.steps())['Verify Company Structure']]).toEqual(
        resets ? [false, 'started'] : [true, 'complete'],
      );
    }
  }, 30_000);
});

describe('the records of the steps', () => {
  it('are moved when their status is another one, and left alone when it is the same', async () => {
    const own = await anOwnCompany(harness);
    const records = () =>
      harness.service.database.manager.find(SetupStepEntity, {
        where: { companyId: own.companyId },
        order: { index: 'ASC' },
      });
    const before = await records();
    expect(before).toHaveLength(11);
    harness.clock.advance(60_000);
    // A website starts nothing that the name has not started already; an employee starts Additional People alone.
    await own.put('/companies', { companyId: own.companyId, website: 'gulf.example' });
    expect(await records()).toEqual(before);
    await own.employee();
    const moved = (await records()).filter(
      (row, index) =>
        row.status !== before[index]?.status || row.updatedAt.getTime() !== before[index]?.updatedAt.getTime(),
    );
    expect(moved.map(({ name, status }) => [name, status])).toEqual([['Additional People', 'started']]);
  });

  it('are made anew where one is missing', async () => {
    const own = await anOwnCompany(harness);
    await harness.service.database.transaction((manager) =>
      manager.delete(SetupStepEntity, { companyId: own.companyId, index: 9 }),
    );
    expect(Object.keys(await own.steps())).toHaveLength(10);
    await own.put('/companies', { companyId: own.companyId, references: [aReference('banking')] });
    expect(await own.steps()).toMatchObject({ References: 'started' });
  });
});

describe('the whole set-up', () => {
  it('comes to the mask step by step, with the records following', async () => {
    const own = await anOwnCompany(harness);
    const owner = await own.partner('Dana', 100);
    const general = {
      website: 'gulf.example',
      mailingStreetAddress: '1200 Post Oak Boulevard',
      mailingCity: 'Houston',
      mailingState: 'Texas',
      mailingZipCode: '77056',
      moreThanMillionRevenue: true,
    };
    const entity = {
      legalEntityName: 'Gulf Coast Builders LLC',
      eiN_TAXID: '12-3456789',
      yearsOfIncorperation: 2009,
      stateOfIncorperation: 'Texas',
    };
    await own.put('/companies', {
      companyId: own.companyId,
      ...general,
      ...entity,
      usesThirdParty: false,
      references: ['banking', 'tradeSubcontractor', 'supplyCompany'].map(aReference),
    });
    await own.post('/companies/structure', { companyId: own.companyId, value: true });
    const confirmed = await own.put<CompanyDto>('/companies', {
      companyId: own.companyId,
      additionalPeopleConfirmed: true,
      controlPersonId: owner.personId,
    });
    expect(confirmed).toMatchObject({
      sectionComplete: '1111110110',
      s1Hidden: false,
      controlPersonId: owner.personId,
    });
    expect(confirmed.setupSteps.map(({ key, status }) => [key, status])).toContainEqual(['s1', 'notstarted']);
    expect(Object.values(await own.steps()).filter((status) => status === 'complete')).toHaveLength(8);
    expect(
      fieldsOf(await own.problem('PUT', '/companies', { companyId: own.companyId, controlPersonId: randomUUID() })),
    ).toEqual({ controlPersonId: companySetup.controlPersonUnknown });
  });
});
