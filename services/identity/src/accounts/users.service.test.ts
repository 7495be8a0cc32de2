import { randomUUID } from 'node:crypto';
import type { EventPayloads } from '@groundwork/domain-events';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, aSuperAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { FoundPersonDto, SignerDto, UserDto, UserRoleDto } from './account.dto.js';
import { AccountEntity } from './persistence/account.entity.js';
import { ApiTokenEntity } from './persistence/api-token.entity.js';
import { AccountRepository } from './persistence/account.repository.js';
import { CompanyMembershipEntity } from './persistence/company-membership.entity.js';
import { anAccount, signedIn, stands } from '../testing/signed-in.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
}, 60_000);
afterAll(() => harness?.close());

/** Joins a company as the companies service tells it. */
const joins = (userId: string | null, companyId: string, organizationName: string) =>
  harness.deliver('company.created', companyId, { companyId, organizationName, userId });
const usersOf = async (companyId: string, actor = anAdministrator()) =>
  (await harness.as(actor).call<UserDto[]>('GET', `/companies/${companyId}/users`)).body;
const membershipsOf = async (accountId: string) =>
  (await harness.service.database.reading.manager.findBy(CompanyMembershipEntity, { accountId })).map(
    ({ companyId, organizationName }) => [companyId, organizationName],
  );
const named = (firstName: string, lastName: string) => anAccount(harness, 'borrower', { firstName, lastName });

describe('the users of a company', () => {
  it('are its own alone, by last name, for its users and for administrators', async () => {
    const [company, other] = [randomUUID(), randomUUID()];
    const [zoe, abe, eve] = [await named('Zoe', 'Young'), await named('Abe', 'Unger'), await named('Eve', 'Zeller')];
    await joins(zoe.id, company, 'Gulf Builders');
    await harness.deliver('company.member_added', company, {
      companyId: company,
      organizationName: 'Gulf Builders',
      userId: abe.id,
    });
    await joins(eve.id, other, 'Bay Builders');
    for (const actor of [anAdministrator(), aSuperAdministrator(), aBorrower(company)])
      expect((await usersOf(company, actor)).map(({ userId }) => userId)).toEqual([abe.id, zoe.id]);
    expect((await usersOf(other))[0]).toEqual({
      id: eve.id,
      userId: eve.id,
      email: eve.email,
      firstName: 'Eve',
      lastName: 'Zeller',
      role: 'borrower',
      isSuper: false,
      isOwner: false,
      userProfile: { firstName: 'Eve', lastName: 'Zeller', userId: eve.id },
    });
    expect(await usersOf(randomUUID())).toEqual([]);
    expect((await harness.as(aBorrower(other)).problem('GET', `/companies/${company}/users`)).code).toBe(
      'access.denied',
    );
  });

  it('are those that the companies service tells of, once, with the name that the company has now', async () => {
    const [company, other] = [randomUUID(), randomUUID()];
    const { id } = await named('Ann', 'Builder');
    await joins(id, company, 'Gulf Builders');
    await joins(id, other, 'Bay Builders');
    await joins(null, company, 'Gulf Builders');
    // Told again, under another name.
    await joins(id, company, 'Gulf Coast Builders');
    expect((await membershipsOf(id)).sort()).toEqual(
      [
        [company, 'Gulf Coast Builders'],
        [other, 'Bay Builders'],
      ].sort(),
    );
    await harness.deliver('company.updated', company, { companyId: company, organizationName: 'GCB' });
    expect((await membershipsOf(id)).sort()).toEqual(
      [
        [company, 'GCB'],
        [other, 'Bay Builders'],
      ].sort(),
    );
    const members = await harness.service.database.reading.manager.countBy(CompanyMembershipEntity, {
      companyId: company,
    });
    expect(members).toBe(1);
  });
});

describe('the users of the portal', () => {
  it('are all of them, or its administrators, by last and first name, for administrators', async () => {
    const accounts = [
      await anAccount(harness, 'super', { firstName: 'Bea', lastName: 'Aaronson' }),
      await anAccount(harness, 'admin', { firstName: 'Abe', lastName: 'Aaronson' }),
      await anAccount(harness, 'borrower', { firstName: 'Carl', lastName: 'Aaronson' }),
      await anAccount(harness, 'broker', { firstName: 'Dora', lastName: 'Aabye' }),
    ].map(({ id }) => id);
    const [superId = '', adminId = '', borrowerId = '', brokerId = ''] = accounts;
    const list = async (path: string) =>
      (await harness.as(anAdministrator()).call<UserDto[]>('GET', path)).body.filter(({ id }) => accounts.includes(id));
    expect((await list('/users')).map(({ id }) => id)).toEqual([brokerId, adminId, superId, borrowerId]);
    const lenders = await list('/users?kind=admins');
    expect(lenders.map(({ id, isSuper, isOwner }) => [id, isSuper, isOwner])).toEqual([
      [adminId, false, false],
      [superId, true, true],
    ]);
    expect((await list('/users?kind=others')).map(({ id }) => id)).toHaveLength(4);
    expect((await harness.as(aBorrower(randomUUID())).problem('GET', '/users')).status).toBe(403);
  });
});

describe('people by words', () => {
  const find = async (q: string) =>
    (await harness.as(anAdministrator()).call<FoundPersonDto[]>('GET', `/users/found?q=${encodeURIComponent(q)}`)).body;

  it('come by last and first name, each once and with one company, however many they have', async () => {
    const [wilma, willa, ada] = [
      await named('Wilma', 'Oakley'),
      await named('Willa', 'Oakley'),
      await named('Oakleya', 'Ames'),
    ];
    const ids = [randomUUID(), randomUUID()].sort();
    for (const id of ids) await joins(willa.id, id, `Builders ${id === ids[0] ? 'A' : 'B'}`);
    expect(
      (await find(' oakley ')).map(({ userId, companyId, companyName }) => [userId, companyId, companyName]),
    ).toEqual([
      [ada.id, null, null],
      [willa.id, ids[0], 'Builders A'],
      [wilma.id, null, null],
    ]);
    expect((await find('oakley wil')).map(({ userId }) => userId)).toEqual([willa.id, wilma.id]);
  });

  it('are found by the signs that were typed, and by four words at most', async () => {
    const { id } = await anAccount(harness, 'borrower', {
      email: 'under_score@elm.example',
      firstName: 'Elm',
      lastName: 'Elmwood',
    });
    await anAccount(harness, 'borrower', { email: 'underXscore@elm.example', firstName: 'Elm', lastName: 'Elmwood' });
    expect((await find('under_score')).map(({ userId }) => userId)).toEqual([id]);
    expect(await find('elm wood example')).toHaveLength(2);
    expect(await find(' elm  wood example oak')).toEqual([]);
    expect(await find('elm wood example elm oak')).toHaveLength(2);
  });
});

describe('the account of a broker', () => {
  it('is open while the broker is active, and closes with a deactivation or a rejection, no other with it', async () => {
    const [one, other] = [await anAccount(harness, 'broker'), await anAccount(harness, 'broker')];
    const [brokerId, otherId] = [randomUUID(), randomUUID()];
    const { database } = harness.service;
    await database.transaction(async (manager) => {
      await manager.update(AccountEntity, { id: one.id }, { brokerId });
      await manager.update(AccountEntity, { id: other.id }, { brokerId: otherId });
    });
    const activeOf = async (id: string) =>
      (await harness.asService<UserRoleDto>('companies', 'GET', `/internal/users/${id}/role`)).body.active;
    const facts: EventPayloads['broker.activated'] = {
      ...{ brokerId, userId: one.id, emailAddress: one.email, firstName: 'Ann', lastName: 'Builder' },
      ...{ businessName: 'Loans', decidedBy: randomUUID() },
    };
    for (const close of ['broker.deactivated', 'broker.rejected'] as const) {
      harness.clock.advance(1_000);
      const [session, elsewhere] = [await signedIn(harness, one), await signedIn(harness, other)];
      await harness.deliver(close, brokerId, { ...facts, comment: 'No licence.' });
      expect([await activeOf(one.id), await activeOf(other.id)]).toEqual([false, true]);
      expect([await stands(harness, session), await stands(harness, elsewhere)]).toEqual([401, 200]);
      harness.clock.advance(1_000);
      await harness.deliver('broker.activated', brokerId, facts);
      expect(await activeOf(one.id)).toBe(true);
      const account = await database.reading.manager.findOneByOrFail(AccountEntity, { id: one.id });
      expect(account.updatedAt).toEqual(harness.clock.now());
    }
  });
});

it('a machine is called by the name of its own token, and what is neither is nobody', async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const { clock, service: running } = harness;
  const token = (tokenId: string, name: string) => ({
    ...{ id: tokenId, name, nameInUse: null, tokenHash: tokenId, ending: 'abcd', scopes: [], createdBy: randomUUID() },
    ...{ createdAt: clock.now(), expiresAt: clock.now(), usedAt: null, usedFrom: null },
    ...{ revokedAt: null, revokedBy: null },
  });
  await running.database.transaction((manager) =>
    manager.insert(ApiTokenEntity, [token(other, 'Archive'), token(id, 'Bookkeeping')]),
  );
  const nameOf = (userId: string) =>
    harness.asService<SignerDto>('agreements', 'GET', `/internal/users/${userId}/name`);
  expect((await nameOf(id)).body).toEqual({ userId: id, firstName: 'API token', lastName: 'Bookkeeping', email: '' });
  expect((await nameOf(other)).body).toMatchObject({ lastName: 'Archive' });
  expect((await nameOf(randomUUID())).status).toBe(404);
});

it('the own account is that of who is signed in, and nobody has one', async () => {
  const accounts = harness.service.app.get(AccountRepository, { strict: false });
  const [one] = [await named('Una', 'Vale'), await named('Ona', 'Vale')];
  const own = (userId: string | undefined) => accounts.own({ ...aBorrower(randomUUID()), userId, caller: 'bff-shell' });
  expect(await own(one.id)).toMatchObject({ id: one.id, firstName: 'Una' });
  await expect(own(undefined)).rejects.toMatchObject({ code: 'resource.not_found' });
});
