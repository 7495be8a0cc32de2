import { randomUUID } from 'node:crypto';
import { aBorrower, anAdministrator, aNeighbour, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { shared } from '@groundwork/domain-messages';
import { service } from '../index.js';
import { threadOf } from '../testing/thread.js';

let harness: ServiceHarness;
let companies: Neighbour;
let others: Neighbour;
const companyId = randomUUID();
const borrower = aBorrower(companyId);
const administrator = anAdministrator();
const [person, contractor] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  companies = await aNeighbour();
  companies.answers.set(`/internal/companies/${companyId}/parties`, {
    personIds: [person],
    contractorIds: [contractor],
  });
  companies.answers.set(`/internal/companies/${companyId}`, { companyId, name: 'Oak', userIds: [] });
  others = await aNeighbour();
  harness = await startService(service, {
    services: { companies: companies.url, files: others.url, identity: others.url },
  });
});
afterAll(async () => {
  await harness.close();
  await Promise.all([companies.close(), others.close()]);
});

describe('whom and what an application names', () => {
  const thread = () => threadOf(harness, borrower, anAdministrator());
  const refused = async (body: object) => {
    const { id, version } = await thread().create();
    const problem = await harness.as(borrower).problem('PUT', `/applications/${id}`, { version, ...body });
    return [problem.status, problem.errors];
  };
  const selection = { companyId, loanType: 'buildToRent', propertyType: 'detached', intendedPurpose: 'rent' };
  const refusedFromTheStart = async (body: object, actor = borrower) => {
    const problem = await harness.as(actor).problem('POST', '/applications', { ...selection, ...body });
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
  ])('is nobody of another company, from the start: %s', async (field, body) => {
    const complaint = [422, [expect.objectContaining({ field, message: shared.choice })]];
    expect(await refused(body)).toEqual(complaint);
    expect(await refusedFromTheStart(body)).toEqual(complaint);
  });

  it('is asked of no company that is not the borrower’s', async () => {
    const theirs = randomUUID();
    const before = companies.received.length;
    const problem = await harness
      .as(borrower)
      .problem('POST', '/applications', { ...selection, companyId: theirs, generalContractorId: contractor });
    expect([problem.code, companies.received.length]).toEqual(['access.denied', before]);
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
    expect(await refusedFromTheStart({ properties: [{ selectedBudget: theirs.id }] })).toEqual([
      422,
      [expect.objectContaining({ field: 'properties.0.selectedBudget', message: shared.choice })],
    ]);
  });

  it('is a file of its own, of the kind that is asked for', async () => {
    const { save, create } = thread();
    const created = await create(selection);
    const file = {
      fileUploadId: randomUUID(),
      parentType: 'application',
      parentId: created.id,
      companyId,
      fileType: 'resume',
    };
    const [property] = created.properties;
    const body = { properties: [{ id: property?.id, thirdPartyResume: file.fileUploadId }] };
    const field = 'properties.0.thirdPartyResume';
    const complaint = [422, [expect.objectContaining({ field, message: shared.documentOfApplication })]];
    for (const found of [
      [],
      [{ ...file, parentId: randomUUID() }],
      [{ ...file, parentType: 'company' }],
      [{ ...file, fileType: 'photos' }],
    ]) {
      others.answers.set('/internal/files/lookup', found);
      const { version } = created;
      const problem = await harness.as(borrower).problem('PUT', `/applications/${created.id}`, { version, ...body });
      expect([problem.status, problem.errors]).toEqual(complaint);
    }
    others.answers.set('/internal/files/lookup', [file]);
    const fromTheStart = { properties: [{ thirdPartyResume: file.fileUploadId }] };
    expect(await refusedFromTheStart(fromTheStart)).toEqual(complaint);
    const saved = await save(created, body);
    expect(saved.properties[0]).toMatchObject({ thirdPartyResume: file.fileUploadId });
    // What stands there stays, also where the file was replaced since.
    others.answers.set('/internal/files/lookup', []);
    expect((await save(saved, body)).version).toBe(saved.version + 1);
  });

  it('is, as its loan approver, an administrator of the lender', async () => {
    const approver = randomUUID();
    const created = await thread().create();
    const complaint = [422, [expect.objectContaining({ field: 'creditApproverId', message: shared.choice })]];
    const body = { version: created.version, creditApproverId: approver };
    const role = `/internal/users/${approver}/role`;
    for (const answer of [undefined, { role: 'borrower', active: true }, { role: 'admin', active: false }]) {
      if (answer) others.answers.set(role, answer);
      const problem = await harness.as(administrator).problem('PUT', `/applications/${created.id}`, body);
      expect([problem.status, problem.errors]).toEqual(complaint);
      expect(await refusedFromTheStart({ creditApproverId: approver }, administrator)).toEqual(complaint);
    }
    others.answers.set(role, { role: 'super', active: true });
    const saved = await thread().save(created, { creditApproverId: approver }, administrator);
    expect(saved.creditApproverId).toBe(approver);
    others.answers.set(role, { role: 'admin', active: false });
    expect((await thread().save(saved, { creditApproverId: approver }, administrator)).creditApproverId).toBe(approver);
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
