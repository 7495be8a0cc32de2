import { randomUUID } from 'node:crypto';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { insertRows } from '@groundwork/server-data';
import { HoldingEntity } from '../holdings/index.js';
import { service } from '../index.js';
import type { PeopleDto } from '../people/index.js';
import { MOST_REMOVED } from '../shared/removed.dto.js';
import { acknowledged, answered, anOwnCompany, aPartner } from '../testing/set-up.js';
import { MOST_HOLDINGS } from './create-owner.command.js';
import type { OwnerDto } from './owner.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const fieldsOf = (problem: { errors?: readonly { field: string; message: string }[] }) =>
  Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));

describe('the tree', () => {
  it('goes over any depth, an entity once however many own it, exact to the last digit', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 10.5);
    const holding = await own.entity('Bayou Holdings LP', 60);
    await own.group(9.5);
    const trust = await own.entity('Whitfield Trust', 33.3333, holding.ownerCompanyId ?? '');
    await own.owner({ entityOwnerType: 'company', percentOwnership: 20, ownerCompanyId: trust.ownerCompanyId });
    await own.owner({
      entityOwnerType: 'person',
      percentOwnership: 66.6667,
      ownedCompanyId: holding.ownerCompanyId,
      ...answered,
      personId: dana.personId,
      person: { streetAddress: '14 Bayou Bend' },
    });
    await own.partner('Eli', 100, { ownedCompanyId: trust.ownerCompanyId });

    const tree = await own.tree();
    expect(
      tree.entities.map(({ organizationName, percentOwned, complete, entityOwners }) => [
        organizationName,
        percentOwned,
        complete,
        entityOwners.map((owner) => [owner.displayName, owner.percentOwnership]),
      ]),
    ).toEqual([
      [
        'Gulf Coast Builders LLC',
        100,
        true,
        [
          ['Dana Whitfield', 10.5],
          ['Bayou Holdings LP', 60],
          ['Multiple People Under 20%', 9.5],
          ['Whitfield Trust', 20],
        ],
      ],
      [
        'Bayou Holdings LP',
        100,
        true,
        [
          ['Whitfield Trust', 33.3333],
          ['Dana Whitfield', 66.6667],
        ],
      ],
      ['Whitfield Trust', 100, true, [['Eli Whitfield', 100]]],
    ]);
    expect(
      tree.beneficialOwners.map(({ firstName, percent, atLeast20, atLeast25 }) => [
        firstName,
        percent,
        atLeast20,
        atLeast25,
      ]),
    ).toEqual([
      ['Dana', '50.50002', true, true],
      ['Eli', '39.99998', true, true],
    ]);
    expect(tree.groups.map(({ percent }) => percent)).toEqual(['9.5']);
    expect([tree.unassigned, tree.percentComplete, tree.needed100, tree.s1.hidden]).toEqual(['0', 100, [], false]);
    expect(tree.s1.needed.map(({ firstName }) => firstName)).toEqual(['Dana', 'Eli']);
    expect(tree.entities[0]?.entityOwners[0]?.person).toMatchObject({
      streetAddress: '14 Bayou Bend',
      mobileNumber: '7135550101',
    });

    const part = await own.tree(holding.ownerCompanyId ?? '');
    expect(part.entities.map(({ organizationName }) => organizationName)).toEqual([
      'Bayou Holdings LP',
      'Whitfield Trust',
    ]);
    expect(part.beneficialOwners.map(({ percent }) => percent)).toEqual(['66.6667', '33.3333']);
    expect(await own.company()).toMatchObject({
      entityOwnerPercentComplete: 100,
      s1Hidden: false,
      sectionComplete: '0011000000',
    });
    expect(await own.steps()).toMatchObject({
      'Owner(s) of Borrower Entity': 'complete',
      'Owner(s) of Other Entities': 'complete',
      'S1 Uploads': 'notstarted',
      'Verify Company Structure': 'started',
    });
  });

  it('names the entities that are under 100', async () => {
    const own = await anOwnCompany(harness);
    const holding = await own.entity('Bayou Holdings LP', 99.9999);
    await own.partner('Dana', 12.3, { ownedCompanyId: holding.ownerCompanyId, ...acknowledged });
    const tree = await own.tree();
    expect(tree.needed100).toEqual([
      { companyId: own.companyId, name: 'Gulf Coast Builders LLC', percent: 99.9999 },
      { companyId: holding.ownerCompanyId, name: 'Bayou Holdings LP', percent: 12.3 },
    ]);
    expect(tree.percentComplete).toBe(56.1);
    expect(await own.steps()).toMatchObject({
      'Owner(s) of Borrower Entity': 'started',
      'Owner(s) of Other Entities': 'started',
    });
  });

  it('refuses circles over any number of companies, and the borrower as its own owner', async () => {
    const own = await anOwnCompany(harness);
    const first = await own.entity('First LP', 50);
    const second = await own.entity('Second LP', 50, first.ownerCompanyId ?? '');
    const circle = async (ownedCompanyId: string | null, ownerCompanyId: string | null) =>
      fieldsOf(
        await own.problem('POST', '/entity-owners', {
          ownedCompanyId,
          ownerCompanyId,
          entityOwnerType: 'company',
          percentOwnership: 10,
        }),
      );
    expect(await circle(second.ownerCompanyId, first.ownerCompanyId)).toEqual({
      ownerCompanyId: fill(companySetup.ownsItself, { company: 'First LP' }),
    });
    expect(await circle(second.ownerCompanyId, own.companyId)).toEqual({
      ownerCompanyId: fill(companySetup.ownsItself, { company: 'Gulf Coast Builders LLC' }),
    });
    expect(await circle(own.companyId, own.companyId)).toHaveProperty('ownerCompanyId');
  });

  it('lets two who close a circle from both sides not both win', async () => {
    const own = await anOwnCompany(harness);
    const [a, b] = [(await own.entity('A LP', 10)).ownerCompanyId, (await own.entity('B LP', 10)).ownerCompanyId];
    const close = (ownedCompanyId: string | null, ownerCompanyId: string | null) =>
      harness.as(own.actor).call('POST', '/entity-owners', {
        ownedCompanyId,
        ownerCompanyId,
        entityOwnerType: 'company',
        percentOwnership: 10,
      });
    const answers = await Promise.all([close(a, b), close(b, a)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await own.tree()).entities).toHaveLength(3);
  });
});

describe('shares', () => {
  it('do not come above 100 in all, also when two add at once', async () => {
    const own = await anOwnCompany(harness);
    const first = await own.partner('Dana', 60);
    const add = {
      ownedCompanyId: own.companyId,
      entityOwnerType: 'person',
      ...answered,
      person: aPartner('Eli', 'Brook'),
    };
    expect(fieldsOf(await own.problem('POST', '/entity-owners', { ...add, percentOwnership: 40.0001 }))).toEqual({
      percentOwnership: shared.above100Ownership,
    });
    const both = await Promise.all(
      [1, 2].map(() => harness.as(own.actor).call('POST', '/entity-owners', { ...add, percentOwnership: 30 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(
      fieldsOf(await own.problem('PUT', '/entity-owners', { id: first.id, version: 1, percentOwnership: 70.0001 })),
    ).toEqual({ percentOwnership: shared.above100Ownership });
    expect(await own.put<OwnerDto>('/entity-owners', { id: first.id, version: 1, percentOwnership: 70 })).toMatchObject(
      { percentOwnership: 70, version: 2 },
    );
  });

  it('ask for details by size, with the sentence at the field', async () => {
    const own = await anOwnCompany(harness);
    const bare = {
      ownedCompanyId: own.companyId,
      entityOwnerType: 'person',
      person: { firstName: 'Dana', lastName: 'Whitfield' },
    };
    expect(fieldsOf(await own.problem('POST', '/entity-owners', { ...bare, percentOwnership: 20.1 }))).toMatchObject({
      willingToBeGuarantor: shared.trueOrFalse,
      officer: shared.trueOrFalse,
      'person.employedByThirdparty': shared.trueOrFalse,
      'person.emailAddress': shared.fieldRequired,
      'person.mobileNumber': shared.phoneTenDigits,
    });
    expect(fieldsOf(await own.problem('POST', '/entity-owners', { ...bare, percentOwnership: 10 }))).toEqual({
      investInOwnNameAcknowledgement: shared.trueOrFalse,
      under20Acknowledgement: shared.trueOrFalse,
    });
    expect(fieldsOf(await own.problem('POST', '/entity-owners', { ...bare, percentOwnership: '10' }))).toEqual({
      percentOwnership: shared.number,
    });
    expect(
      fieldsOf(await own.problem('POST', '/entity-owners', { ...bare, entityOwnerType: 'multiplePeopleUnder20' })),
    ).toMatchObject({ percentOwnership: shared.percentAtMost100, under20Acknowledgement: shared.trueOrFalse });
    expect(
      (await own.problem('POST', '/entity-owners', { ...bare, entityOwnerType: 'ghost', percentOwnership: 1 })).status,
    ).toBe(422);
    expect((await own.tree()).entities[0]?.entityOwners).toEqual([]);
  });

  it('that are raised above 20 lose their acknowledgements, whatever the caller says', async () => {
    const own = await anOwnCompany(harness);
    const small = await own.partner('Dana', 10, {
      ...acknowledged,
      willingToBeGuarantor: null,
      officer: null,
      person: { firstName: 'Dana', lastName: 'Whitfield' },
    });
    const problem = await own.problem('PUT', '/entity-owners', {
      id: small.id,
      version: 1,
      percentOwnership: 30,
      ...answered,
    });
    expect(Object.keys(fieldsOf(problem))).toContain('person.emailAddress');
    const raised = await own.put<OwnerDto>('/entity-owners', {
      id: small.id,
      version: 1,
      percentOwnership: 30,
      ...answered,
      ...acknowledged,
      person: aPartner('Dana', 'Whitfield'),
    });
    expect(raised).toMatchObject({
      investInOwnNameAcknowledgement: false,
      under20Acknowledgement: false,
      percentOwnership: 30,
    });
    expect(
      fieldsOf(await own.problem('PUT', '/entity-owners', { id: small.id, version: 2, percentOwnership: 10 })),
    ).toHaveProperty('under20Acknowledgement');
    expect(
      fieldsOf(await own.problem('PUT', '/entity-owners', { id: small.id, version: 2, entityOwnerType: 'company' })),
    ).toEqual({ entityOwnerType: companySetup.ownerTypeStays });
  });

  it('of somebody who has one of the same company already are refused', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 30);
    const again = {
      ownedCompanyId: own.companyId,
      entityOwnerType: 'person',
      percentOwnership: 30,
      ...answered,
      personId: dana.personId,
    };
    expect(fieldsOf(await own.problem('POST', '/entity-owners', again))).toEqual({
      personId: fill(companySetup.ownerTwice, { company: 'Gulf Coast Builders LLC' }),
    });
  });

  it('saved by two from the same version: one wins, the other is shown what stands', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 30);
    await own.put('/entity-owners', {
      id: dana.id,
      version: 1,
      percentOwnership: 40,
      person: { city: 'Austin', version: 1 },
    });
    const conflict = await own.problem('PUT', '/entity-owners', { id: dana.id, version: 1, percentOwnership: 50 });
    expect(conflict).toMatchObject({
      status: 409,
      code: 'state.version_conflict',
      current: { id: dana.id, version: 2, percentOwnership: 40, person: { city: 'Austin', version: 2 } },
    });
    expect(
      await own.problem('PUT', '/entity-owners', { id: dana.id, version: 2, person: { city: 'Waco', version: 1 } }),
    ).toMatchObject({ code: 'state.version_conflict', current: { person: { city: 'Austin' } } });
    expect((await own.problem('PUT', '/entity-owners', { id: dana.id, percentOwnership: 50 })).status).toBe(422);
  });
});

it('a tree has so many shares at most, whichever company of it they are of', async () => {
  const own = await anOwnCompany(harness);
  const holding = await own.entity('Bayou Holdings LP', 50);
  await harness.service.database.transaction(async (manager) => {
    const row = await manager.findOneByOrFail(HoldingEntity, { id: holding.id });
    const more = Array.from({ length: MOST_HOLDINGS - 2 }, () => ({
      ...row,
      id: randomUUID(),
      percentOwnership: 0.01,
      ownerCompanyId: null,
    }));
    await insertRows(manager, HoldingEntity, more);
  });
  await own.group(1);
  const one = { ...acknowledged, entityOwnerType: 'multiplePeopleUnder20', percentOwnership: 1 };
  expect(
    fieldsOf(await own.problem('POST', '/entity-owners', { ...one, ownedCompanyId: holding.ownerCompanyId })),
  ).toEqual({ ownedCompanyId: fill(companySetup.tooManyOwners, { max: MOST_HOLDINGS }) });
});

describe('removing an owner', () => {
  it('is blocked while an entity has owners, and free once it has none or stays by another share', async () => {
    const own = await anOwnCompany(harness);
    const holding = await own.entity('Bayou Holdings LP', 50);
    const dana = await own.partner('Dana', 100, { ownedCompanyId: holding.ownerCompanyId });
    expect(await own.problem('DELETE', `/entity-owners/${holding.id}`)).toMatchObject({
      status: 422,
      code: 'rule.violated',
      detail: companySetup.deleteOwnersFirst,
    });
    expect((await own.tree()).entities).toHaveLength(2);
    const other = await own.entity('Cedar LP', 10);
    const second = await own.owner({
      entityOwnerType: 'company',
      percentOwnership: 10,
      ownedCompanyId: other.ownerCompanyId,
      ownerCompanyId: holding.ownerCompanyId,
    });
    await own.remove(`/entity-owners/${holding.id}`);
    expect((await own.problem('DELETE', `/entity-owners/${second.id}`)).detail).toBe(companySetup.deleteOwnersFirst);
    // The catalogue's call with a body removes several together.
    expect(await own.remove('/entity-owners', { EntityOwners: [{ id: dana.id }, { id: second.id }] })).toEqual({
      removed: [dana.id, second.id],
    });
    const many = Array.from({ length: MOST_REMOVED + 1 }, () => ({ id: randomUUID() }));
    expect((await own.problem('DELETE', '/entity-owners', { EntityOwners: many })).errors).toEqual([
      { field: 'EntityOwners', message: fill(shared.tooMany, { max: MOST_REMOVED }) },
    ]);
    expect((await own.tree()).entities.map(({ organizationName }) => organizationName)).toEqual([
      'Gulf Coast Builders LLC',
      'Cedar LP',
    ]);
  });

  it('makes an employee one again, and takes who was none out of the company', async () => {
    const own = await anOwnCompany(harness);
    const foreman = await own.employee();
    const people = () => own.get<PeopleDto>(`/people/company/${own.companyId}`);
    const share = await own.owner({
      entityOwnerType: 'person',
      percentOwnership: 10,
      personId: foreman.id,
      ...acknowledged,
    });
    expect([(await people()).owners.map(({ id }) => id), (await people()).otherPeople]).toEqual([[foreman.id], []]);
    await own.remove(`/entity-owners/${share.id}`);
    expect([(await people()).owners, (await people()).otherPeople.map(({ id }) => id)]).toEqual([[], [foreman.id]]);
    const dana = await own.partner('Dana', 30);
    await own.put('/companies', { companyId: own.companyId, controlPersonId: dana.personId });
    expect((await own.tree()).beneficialOwners[0]).toMatchObject({ isControlPerson: true });
    await own.remove(`/entity-owners/${dana.id}`);
    expect([(await people()).owners, (await own.company()).controlPersonId]).toEqual([[], null]);
  });
});

describe('the S-1', () => {
  it('takes an owner off the list once the file is there', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 60);
    await own.partner('Eli', 40);
    expect((await own.tree()).s1.needed).toHaveLength(2);
    const fileUploadId = '0198d6c4-0000-7000-8000-000000000001';
    const uploaded = {
      fileUploadId,
      parentType: 'company',
      parentId: own.companyId,
      fileType: 's1',
      userId: own.actor.userId ?? '',
      personId: dana.personId,
    };
    await harness.deliver('file.uploaded', fileUploadId, uploaded);
    expect((await own.tree()).s1.needed.map(({ firstName }) => firstName)).toEqual(['Eli']);
    expect((await own.steps())['S1 Uploads']).toBe('started');
    // A file of somebody else's company, or of another kind, changes nothing.
    const stranger = await anOwnCompany(harness);
    await harness.deliver('file.uploaded', '0198d6c4-0000-7000-8000-000000000002', {
      ...uploaded,
      fileUploadId: '0198d6c4-0000-7000-8000-000000000002',
      parentId: stranger.companyId,
    });
    await harness.deliver('file.uploaded', '0198d6c4-0000-7000-8000-000000000003', {
      ...uploaded,
      fileUploadId: '0198d6c4-0000-7000-8000-000000000003',
      fileType: 'resume',
    });
    expect((await own.tree()).entities[0]?.entityOwners[0]).toMatchObject({ s1id: fileUploadId });
  });

  it('that is rejected is asked for again, until the decision is changed or another one is there', async () => {
    const own = await anOwnCompany(harness);
    const dana = await own.partner('Dana', 100);
    const file = (last: number) => `0198d6c4-0000-7000-8000-0000000001${String(last).padStart(2, '0')}`;
    const about = (fileUploadId: string) => ({
      fileUploadId,
      parentType: 'company',
      parentId: own.companyId,
      fileType: 's1',
      userId: own.actor.userId ?? '',
      personId: dana.personId,
    });
    const review = (id: string, status: string) =>
      harness.deliver('file.reviewed', id, {
        ...about(id),
        userFileName: 'S-1.pdf',
        status,
        comments: '',
        decidedBy: own.companyId,
      });
    const onFile = async () => (await own.tree()).entities[0]?.entityOwners[0]?.s1id;
    await harness.deliver('file.uploaded', file(1), about(file(1)));
    await review(file(1), 'approved');
    expect([await onFile(), (await own.steps())['S1 Uploads']]).toEqual([file(1), 'complete']);
    await review(file(1), 'rejected');
    expect([
      await onFile(),
      (await own.tree()).s1.needed.map(({ id }) => id),
      (await own.steps())['S1 Uploads'],
    ]).toEqual([null, [dana.personId], 'notstarted']);
    await review(file(1), 'approved');
    expect(await onFile()).toBe(file(1));
    // A decision about the older one comes late, and changes nothing.
    await harness.deliver('file.uploaded', file(2), about(file(2)));
    await review(file(1), 'rejected');
    await review(file(1), 'approved');
    expect(await onFile()).toBe(file(2));
  });
});
