import { randomUUID } from 'node:crypto';
import { shared } from '@groundwork/domain-messages';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import type { CompanyDto, CompanySummaryDto } from './company/index.js';
import { service } from './index.js';
import type { CompanyUserDto, CompanyUserWithCompaniesDto } from './members/index.js';
import type { SetupStepDto } from './steps/index.js';

const general = {
  organizationName: 'Gulf Coast Builders LLC',
  website: 'gulfcoastbuilders.example',
  mailingStreetAddress: '1200 Post Oak Boulevard',
  mailingCity: 'Houston',
  mailingState: 'Texas',
  mailingZipCode: '77056',
  moreThanMillionRevenue: true,
};

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

/** A borrower whose token does not know of any company yet. */
const aNewBorrower = (userId: string = randomUUID()): TestActor => ({
  ...aBorrower(randomUUID(), userId),
  companyIds: [],
});

async function aCompany(by: TestActor = aNewBorrower(), fields: object = general): Promise<CompanyDto> {
  const answer = await harness.as(by).call<CompanyDto>('POST', '/companies', fields);
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.body;
}

const anApplicationOf = (companyId: string) => ({
  applicationId: randomUUID(),
  companyId,
  userId: randomUUID(),
  name: 'Heights Townhomes',
});

describe('making a company', () => {
  it('makes its maker a member at once and tells the others', async () => {
    const maker = aNewBorrower();
    const company = await aCompany(maker);
    expect(company).toMatchObject({
      ...general,
      version: 1,
      locked: false,
      sectionComplete: '1000000000',
      userCompanies: [{ userId: maker.userId }],
    });
    const [event] = (await harness.sent('company.created')).filter((sent) => sent.aggregateId === company.companyId);
    expect(event?.payload).toEqual({
      companyId: company.companyId,
      organizationName: general.organizationName,
      userId: maker.userId,
    });
    const own = await harness.as(maker).call<CompanyDto>('GET', '/companies/own');
    expect(own.body.companyId).toBe(company.companyId);
  });

  it('makes one for others where an administrator asks', async () => {
    const company = await aCompany(anAdministrator());
    expect(company.userCompanies).toEqual([]);
    const [event] = (await harness.sent('company.created')).filter((sent) => sent.aggregateId === company.companyId);
    expect(event?.payload.userId).toBeNull();
  });

  it('says what is wrong by field', async () => {
    const problem = await harness.as(aNewBorrower()).problem('POST', '/companies', {
      organizationName: ' ',
      mailingZipCode: '7705',
      eiN_TAXID: '123456789',
      mailingState: 'Texarkana',
      yearsOfIncorperation: 2027,
    });
    expect(problem.code).toBe('validation.failed');
    expect(Object.fromEntries((problem.errors ?? []).map((error) => [error.field, error.message]))).toMatchObject({
      organizationName: 'this field is required',
      mailingZipCode: 'Zip code must either be in the format ##### or #####-####',
      eiN_TAXID: 'Please match the format XX-XXXXXXX',
      yearsOfIncorperation: shared.requiredField,
      mailingState: expect.any(String),
    });
    expect((await harness.as(aNewBorrower()).problem('POST', '/companies', { organizationName: ['x'] })).status).toBe(
      422,
    );
  });

  it('answers a repeated key with the same company', async () => {
    const maker = aNewBorrower();
    const headers = { 'idempotency-key': randomUUID() };
    const first = await harness.as(maker).call<CompanyDto>('POST', '/companies', general, { headers });
    const again = await harness.as(maker).call<CompanyDto>('POST', '/companies', general, { headers });
    expect(again.body.companyId).toBe(first.body.companyId);
    expect(
      (await harness.as(maker).problem('POST', '/companies', { ...general, website: 'other.example' }, { headers }))
        .code,
    ).toBe('idempotency.key_reused');
  });

  it('makes an owning entity under its parent, for those who see the parent', async () => {
    const maker = aNewBorrower();
    const parent = await aCompany(maker);
    const child = await harness.as(maker).call<CompanyDto>('POST', '/companies/related', {
      organizationName: 'Bayou Holdings LP',
      parentCompanyId: parent.companyId,
    });
    expect(child.body).toMatchObject({ parentCompanyId: parent.companyId, userCompanies: [] });
    expect((await harness.as(maker).call('GET', `/companies/${child.body.companyId}`)).status).toBe(200);
    expect((await harness.as(aNewBorrower()).problem('GET', `/companies/${child.body.companyId}`)).status).toBe(403);
    expect(
      (
        await harness.as(aNewBorrower()).problem('POST', '/companies/related', {
          organizationName: 'Bayou Holdings LP',
          parentCompanyId: parent.companyId,
        })
      ).status,
    ).toBe(403);
  });
});

describe('who may', () => {
  it('keeps others out', async () => {
    const company = await aCompany();
    const path = `/companies/${company.companyId}`;
    for (const stranger of [aBorrower(randomUUID()), aNewBorrower(), aBroker(randomUUID()), nobody]) {
      expect((await harness.as(stranger).problem('GET', path)).status).toBe(403);
      expect((await harness.as(stranger).problem('GET', `${path}/users`)).status).toBe(403);
      expect(
        (
          await harness
            .as(stranger)
            .problem('PUT', '/companies', { ...general, companyId: company.companyId, organizationName: 'Taken Over' })
        ).status,
      ).toBe(403);
      expect((await harness.as(stranger).problem('GET', '/companies')).status).toBe(403);
      expect((await harness.as(stranger).problem('GET', `/setup-steps/company/${company.companyId}`)).status).toBe(403);
    }
    expect((await harness.as(anAdministrator()).call('GET', path)).status).toBe(200);
    expect((await harness.as(anAdministrator()).problem('GET', `/companies/${randomUUID()}`)).code).toBe(
      'resource.not_found',
    );
    expect((await harness.as(aBorrower(company.companyId)).call('GET', path)).status).toBe(200);
  });

  it('leaves the line of credit to administrators', async () => {
    const maker = aNewBorrower();
    const { companyId } = await aCompany(maker);
    expect(
      (
        await harness
          .as(maker)
          .problem('PUT', '/companies', { companyId, lineOfCredit: true, creditAmount: 50_000_000 })
      ).code,
    ).toBe('access.denied');
    const set = await harness
      .as(anAdministrator())
      .call<CompanyDto>('PUT', '/companies', { companyId, lineOfCredit: true, creditAmount: 50_000_000 });
    expect(set.body).toMatchObject({ lineOfCredit: true, creditAmount: 50_000_000 });
    const saved = await harness
      .as(maker)
      .call<CompanyDto>('PUT', '/companies', { ...set.body, website: 'new.example' });
    expect(saved.body).toMatchObject({ website: 'new.example', creditAmount: 50_000_000 });
    const stopped = await harness
      .as(anAdministrator())
      .call<CompanyDto>('PUT', '/companies', { companyId, lineOfCredit: false });
    expect(stopped.body).toMatchObject({ lineOfCredit: false, creditAmount: 0 });
    expect((await harness.as(maker).problem('POST', '/companies/broker', { companyId, brokerId: null })).status).toBe(
      403,
    );
  });
});

describe('saving a company', () => {
  it('keeps what is left out, counts versions and refuses an old one', async () => {
    const maker = aNewBorrower();
    const { companyId } = await aCompany(maker);
    const saved = await harness.as(maker).call<CompanyDto>('PUT', '/companies', {
      companyId,
      version: 1,
      legalEntityName: 'Gulf Coast Builders LLC',
      eiN_TAXID: '12-3456789',
      yearsOfIncorperation: 2009,
      stateOfIncorperation: 'Texas',
    });
    expect(saved.body).toMatchObject({ version: 2, website: general.website, sectionComplete: '1100000000' });
    expect(
      (await harness.as(maker).problem('PUT', '/companies', { companyId, version: 1, website: 'late.example' })).code,
    ).toBe('state.version_conflict');
    const renamed = await harness
      .as(maker)
      .call<CompanyDto>('PUT', '/companies', { companyId, organizationName: 'Gulf Coast Homes LLC' });
    expect(renamed.status).toBe(200);
    expect((await harness.sent('company.updated')).filter((event) => event.aggregateId === companyId)).toHaveLength(1);
  });

  it('lets one of two savers of the same version win', async () => {
    const maker = aNewBorrower();
    const { companyId } = await aCompany(maker);
    const answers = await Promise.all(
      ['a.example', 'b.example', 'c.example'].map((website) =>
        harness.as(maker).call('PUT', '/companies', { companyId, version: 1, website }),
      ),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  it('asks for the physical address only where it differs', async () => {
    const maker = aNewBorrower();
    const { companyId } = await aCompany(maker);
    const problem = await harness
      .as(maker)
      .problem('PUT', '/companies', { companyId, physicalAddressSameAsMailing: false });
    expect(problem.errors?.map((error) => error.field)).toEqual(
      expect.arrayContaining(['physicalStreetAddress', 'physicalCity']),
    );
    expect(
      (await harness.as(maker).call('PUT', '/companies', { companyId, physicalAddressSameAsMailing: true })).status,
    ).toBe(200);
  });
});

describe('the lock of a submitted application', () => {
  it('stands from submission to decision, however often the events come', async () => {
    const maker = aNewBorrower();
    const { companyId } = await aCompany(maker);
    const [one, two] = [anApplicationOf(companyId), anApplicationOf(companyId)];
    const sent = await harness.deliver('application.submitted', one.applicationId, one);
    await harness.deliver('application.submitted', two.applicationId, two);
    await harness.deliver('application.submitted', one.applicationId, one, sent.id);
    const save = { companyId, website: 'changed.example' };
    const problem = await harness.as(maker).problem('PUT', '/companies', save);
    expect(problem).toMatchObject({ status: 409, code: 'state.locked', detail: shared.companyLocked });
    expect((await harness.as(maker).call<CompanyDto>('GET', `/companies/${companyId}`)).body.locked).toBe(true);
    expect((await harness.as(anAdministrator()).call('PUT', '/companies', save)).status).toBe(200);

    await harness.deliver('application.rejected', one.applicationId, {
      ...one,
      decidedBy: randomUUID(),
      reason: 'The budget lacks permits.',
    });
    expect((await harness.as(maker).problem('PUT', '/companies', save)).code).toBe('state.locked');
    await harness.deliver('application.approved', two.applicationId, {
      ...two,
      decidedBy: randomUUID(),
      loanType: 'construction',
      properties: [],
    });
    expect((await harness.as(maker).call('PUT', '/companies', save)).status).toBe(200);
    await harness.deliver('application.reopened', one.applicationId, one);
    await harness.deliver('application.submitted', one.applicationId, one);
    expect(
      (
        await harness.as(maker).problem('POST', '/setup-steps', {
          companyId,
          name: 'Drivers License',
          index: 11,
          type: 'setupcompany',
          status: 'started',
        })
      ).code,
    ).toBe('state.locked');
    await harness.deliver('application.in_closing', one.applicationId, { ...one, decidedBy: randomUUID() });
    expect((await harness.as(maker).call<CompanyDto>('GET', `/companies/${companyId}`)).body.locked).toBe(false);
  });
});

describe('users of a company', () => {
  it('joins who registers for it and names them', async () => {
    const { companyId } = await aCompany(anAdministrator());
    const userId = randomUUID();
    const registered = {
      userId,
      email: 'dana.whitfield@gulfcoast.example',
      firstName: 'Dana',
      lastName: 'Whitfield',
      companyId,
    };
    const event = await harness.deliver('user.registered', userId, registered);
    await harness.deliver('user.registered', userId, registered, event.id);
    const users = await harness.as(anAdministrator()).call<CompanyUserDto[]>('GET', `/companies/${companyId}/users`);
    expect(users.body).toEqual([{ id: userId, email: registered.email, firstName: 'Dana', lastName: 'Whitfield' }]);
    const user = await harness
      .as(aNewBorrower(userId))
      .call<CompanyUserWithCompaniesDto>('GET', `/companies/users/${userId}`);
    expect(user.body.companies).toEqual([{ companyId, organizationName: general.organizationName }]);
    expect((await harness.as(aNewBorrower()).problem('GET', `/companies/users/${userId}`)).status).toBe(403);
    expect(
      (await harness.sent('company.member_added'))
        .filter((sent) => sent.payload.userId === userId)
        .map((sent) => sent.payload),
    ).toEqual([{ companyId, organizationName: general.organizationName, userId }]);
  });

  it('joins who accepts an invitation, once, and nobody to a company that there is not', async () => {
    const { companyId } = await aCompany(anAdministrator());
    const userId = randomUUID();
    const joined = {
      userId,
      email: 'luis@gulfcoast.example',
      firstName: 'Luis',
      lastName: 'Ortega',
      companyId,
      organizationName: general.organizationName,
      addedBy: null,
    };
    await harness.deliver('user.registered', userId, {
      userId,
      email: joined.email,
      firstName: 'Luis',
      lastName: 'Ortega',
      companyId: null,
    });
    for (const company of [companyId, companyId, randomUUID()])
      await harness.deliver('user.joined_company', userId, { ...joined, companyId: company });
    expect(
      (await harness.as(anAdministrator()).call<CompanyUserDto[]>('GET', `/companies/${companyId}/users`)).body.map(
        (user) => user.id,
      ),
    ).toEqual([userId]);
    expect((await harness.sent('company.member_added')).filter((sent) => sent.payload.userId === userId)).toHaveLength(
      1,
    );
  });
});

describe('steps of set-up', () => {
  it('has the eleven from the start and follows the company', async () => {
    const maker = aNewBorrower();
    const { companyId } = await aCompany(maker, { organizationName: 'Hill Country Homes' });
    const path = `/setup-steps/company/${companyId}`;
    const steps = await harness.as(maker).call<SetupStepDto[]>('GET', path);
    expect(steps.body).toHaveLength(11);
    expect(steps.body[0]).toMatchObject({
      name: 'General Business Information',
      index: 0,
      status: 'started',
      type: 'setupcompany',
    });
    await harness.as(maker).call('PUT', '/companies', { ...general, companyId });
    expect((await harness.as(maker).call<SetupStepDto>('GET', `${path}/0`)).body.status).toBe('complete');
    // A status that is computed is not taken from the caller.
    const claimed = await harness.as(maker).call<SetupStepDto>('PUT', '/setup-steps', {
      companyId,
      name: 'References',
      index: 9,
      type: 'setupcompany',
      status: 'complete',
    });
    expect(claimed.body.status).toBe('notstarted');
    const licence = { companyId, name: 'Drivers License', index: 11, type: 'setupcompany', status: 'started' };
    expect((await harness.as(maker).call('POST', '/setup-steps', licence)).status).toBe(201);
    expect((await harness.as(maker).problem('POST', '/setup-steps', licence)).code).toBe('resource.exists');
    expect(
      (await harness.as(maker).call<SetupStepDto>('PUT', '/setup-steps', { ...licence, status: 'complete' })).body
        .status,
    ).toBe('complete');
    expect(
      (
        await harness.as(maker).problem('POST', '/setup-steps', { ...licence, name: 'X', status: 'done', index: 1.5 })
      ).errors?.map((error) => error.field),
    ).toEqual(expect.arrayContaining(['status', 'index']));
  });
});

describe('the list of companies', () => {
  it('pages by name and finds a part of it literally', async () => {
    const admin = harness.as(anAdministrator());
    for (const name of ['Zeta 100% Homes', 'Zeta 1000 Homes', 'Zeta Annex'])
      await aCompany(anAdministrator(), { organizationName: name });
    const found = await admin.call<CompanySummaryDto[]>('GET', `/companies?search=${encodeURIComponent('100%')}`);
    expect(found.body.map((company) => company.organizationName)).toEqual(['Zeta 100% Homes']);
    const first = await admin.call<CompanySummaryDto[]>('GET', '/companies?search=Zeta&limit=2');
    const second = await admin.call<CompanySummaryDto[]>(
      'GET',
      `/companies?search=Zeta&limit=2&after=${first.body[1]?.companyId}`,
    );
    const names = [...first.body, ...second.body].map((company) => company.organizationName);
    expect(new Set(names)).toEqual(new Set(['Zeta 100% Homes', 'Zeta 1000 Homes', 'Zeta Annex']));
    expect(names).toHaveLength(3);
    expect((await admin.problem('GET', '/companies?limit=5000')).status).toBe(422);
    const [annex] = (await admin.call<CompanySummaryDto[]>('GET', '/companies?search=Zeta%20Annex')).body;
    expect((await admin.call<CompanySummaryDto[]>('GET', `/companies?search=${annex?.companyId}`)).body).toEqual([
      annex,
    ]);
    await aCompany(anAdministrator(), { organizationName: 'Yonder', legalEntityName: 'Quillfeather Holdings LLC' });
    expect(
      (await admin.call<CompanySummaryDto[]>('GET', '/companies?search=quillfeather')).body.map(
        (company) => company.organizationName,
      ),
    ).toEqual(['Yonder']);
  });
});
