import { randomUUID } from 'node:crypto';
import { companySetup as sentences } from '@groundwork/domain-messages-company';
import type { Neighbour, ServiceHarness, TestActor } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  anAdministrator,
  aNeighbour,
  aSuperAdministrator,
  nobody,
  startService,
} from '@groundwork/server-testkit';
import type { CompanyDto } from '../company/index.js';
import { service } from '../index.js';
import type { CompanyAdminDto, CompanyAdminHistoryDto } from './company-admin.dto.js';

let harness: ServiceHarness;
let identity: Neighbour;
beforeAll(async () => {
  identity = await aNeighbour();
  harness = await startService(service, { services: { identity: identity.url } });
});
afterAll(async () => {
  await harness.close();
  await identity.close();
});

/** Somebody whom identity knows. */
function anAccount(role = 'admin'): string {
  const userId = randomUUID();
  identity.answers.set(`/internal/users/${userId}/role`, { userId, role, active: true });
  return userId;
}
const boss = aSuperAdministrator();
const asBoss = () => harness.as(boss);
const aCompany = async (by: TestActor = anAdministrator()): Promise<CompanyDto> =>
  (await harness.as(by).call<CompanyDto>('POST', '/companies', { organizationName: 'Gulf Coast Builders LLC' })).body;
const admins = async (companyId: string) =>
  (await asBoss().call<CompanyAdminDto[]>('GET', `/company-admins/company/${companyId}`)).body;
const historyOf = async (companyId: string) =>
  (
    await harness
      .as(anAdministrator())
      .call<CompanyAdminHistoryDto[]>('GET', `/company-admins/company/${companyId}/history`)
  ).body;

describe('company admins', () => {
  it('has one point person at a time', async () => {
    const { companyId } = await aCompany();
    const [first, second] = [anAccount(), anAccount()];
    await asBoss().call('POST', '/company-admins/add', { companyId, userId: first });
    expect((await asBoss().problem('POST', '/company-admins/add', { companyId, userId: first })).code).toBe(
      'resource.exists',
    );
    expect(
      (await harness.as(anAdministrator()).problem('POST', '/company-admins/add', { companyId, userId: second }))
        .status,
    ).toBe(403);
    await harness.as(anAdministrator()).call('POST', '/company-admins/point', { companyId, userId: first });
    const moved = await harness
      .as(anAdministrator())
      .call<CompanyAdminDto[]>('POST', '/company-admins/point', { companyId, userId: second });
    expect(moved.body.filter((admin) => admin.isPoint).map((admin) => admin.userId)).toEqual([second]);
    const left = await asBoss().call<CompanyAdminDto[]>('POST', '/company-admins/remove', {
      companyId,
      userId: first,
    });
    expect(left.body.map((admin) => admin.userId)).toEqual([second]);
    expect((await asBoss().problem('POST', '/company-admins/remove', { companyId, userId: first })).status).toBe(404);
    expect(
      (await asBoss().problem('POST', '/company-admins/add', { companyId: randomUUID(), userId: first })).status,
    ).toBe(404);
  });
});

describe('company admins, changed by two at once', () => {
  it('adds one once, and tells the second that it was done', async () => {
    const { companyId } = await aCompany();
    const userId = anAccount();
    const answers = await Promise.all(
      [1, 2, 3].map(() => asBoss().call('POST', '/company-admins/add', { companyId, userId })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await asBoss().problem('POST', '/company-admins/add', { companyId, userId })).detail).toBe(
      sentences.companyAdminExists,
    );
    expect(await admins(companyId)).toHaveLength(1);
  });

  it('removes one once', async () => {
    const { companyId } = await aCompany();
    const userId = anAccount();
    await asBoss().call('POST', '/company-admins/add', { companyId, userId });
    const answers = await Promise.all(
      [1, 2].map(() => asBoss().call('POST', '/company-admins/remove', { companyId, userId })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect((await asBoss().problem('POST', '/company-admins/remove', { companyId, userId })).detail).toBe(
      sentences.companyAdminGone,
    );
    expect(await admins(companyId)).toEqual([]);
  });

  it('has one point person however many are named at once, and refuses a choice made on an old list', async () => {
    const { companyId } = await aCompany();
    const point = (userId: string, more: object = {}) =>
      harness
        .as(anAdministrator())
        .call<CompanyAdminDto[]>('POST', '/company-admins/point', { companyId, userId, ...more });
    const candidates = [anAccount(), anAccount(), anAccount()];
    expect((await Promise.all(candidates.map((userId) => point(userId)))).map((answer) => answer.status)).toEqual([
      200, 200, 200,
    ]);
    const before = (await admins(companyId)).filter((admin) => admin.isPoint);
    expect(before).toHaveLength(1);

    const replaces = before[0]?.userId;
    const others = candidates.filter((userId) => userId !== replaces);
    const answers = await Promise.all(others.map((userId) => point(userId, { replaces })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const late = await harness
      .as(anAdministrator())
      .problem('POST', '/company-admins/point', { companyId, userId: replaces, replaces: null });
    expect([late.code, late.detail]).toEqual(['state.version_conflict', sentences.pointPersonChanged]);
    expect((await admins(companyId)).filter((admin) => admin.isPoint)).toHaveLength(1);
    expect(
      (
        await harness
          .as(anAdministrator())
          .problem('POST', '/company-admins/point', { companyId, userId: replaces, replaces: 'x' })
      ).status,
    ).toBe(422);
  });

  it('keeps who was given, taken and named, by whom, for each company apart', async () => {
    const [{ companyId }, other] = [await aCompany(), await aCompany()];
    const userId = anAccount();
    await asBoss().call('POST', '/company-admins/point', { companyId, userId });
    await asBoss().call('POST', '/company-admins/point', { companyId, userId });
    await asBoss().call('POST', '/company-admins/remove', { companyId, userId });
    const history = await historyOf(companyId);
    expect(history.map(({ command, userId: whom, actorId }) => [command, whom, actorId])).toEqual(
      ['remove', 'point', 'add'].map((command) => [command, userId, boss.userId]),
    );
    expect((await asBoss().call<[]>('GET', `/company-admins/company/${other.companyId}/history`)).body).toEqual([]);
    expect((await asBoss().problem('GET', `/company-admins/company/${randomUUID()}/history`)).status).toBe(404);
  });

  it('is nothing for borrowers, brokers and those without a session, and giving and taking nothing for an administrator who is not super', async () => {
    const maker = { ...aBorrower(randomUUID()), companyIds: [] };
    const { companyId } = await aCompany(maker);
    const body = { companyId, userId: anAccount() };
    for (const stranger of [maker, aBroker(randomUUID()), nobody]) {
      for (const path of ['add', 'remove', 'point'])
        expect((await harness.as(stranger).problem('POST', `/company-admins/${path}`, body)).status).toBe(403);
      for (const path of ['', `/company/${companyId}`, `/company/${companyId}/history`])
        expect((await harness.as(stranger).problem('GET', `/company-admins${path}`)).status).toBe(403);
    }
    for (const path of ['add', 'remove'])
      expect((await harness.as(anAdministrator()).problem('POST', `/company-admins/${path}`, body)).status).toBe(403);
    expect(await admins(companyId)).toEqual([]);
  });
});

describe('who can look after a company', () => {
  it.each(['borrower', 'broker'])('is no %s', async (role) => {
    const { companyId } = await aCompany();
    const userId = anAccount(role);
    for (const path of ['add', 'point']) {
      const problem = await asBoss().problem('POST', `/company-admins/${path}`, { companyId, userId });
      expect([problem.code, problem.detail]).toEqual(['rule.violated', sentences.notAnAdmin]);
    }
    expect((await asBoss().problem('POST', '/company-admins/add', { companyId, userId: randomUUID() })).code).toBe(
      'resource.not_found',
    );
    expect(await admins(companyId)).toEqual([]);
  });

  it('is nobody whom identity cannot be asked about', async () => {
    const { companyId } = await aCompany();
    identity.away = true;
    const problem = await asBoss()
      .problem('POST', '/company-admins/add', { companyId, userId: anAccount() })
      .finally(() => {
        identity.away = false;
      });
    expect(problem.status).toBe(503);
    expect(await admins(companyId)).toEqual([]);
  });

  it('is not whose privileges ended: it leaves all its companies, once, and the others stay', async () => {
    const [one, two] = [await aCompany(), await aCompany()];
    const [leaving, staying] = [anAccount(), anAccount()];
    for (const { companyId } of [one, two]) {
      await asBoss().call('POST', '/company-admins/point', { companyId, userId: leaving });
      await asBoss().call('POST', '/company-admins/add', { companyId, userId: staying });
    }
    const changed = (to: string) => ({
      userId: leaving,
      email: 'august@lender.example',
      firstName: 'August',
      lastName: 'Hale',
      from: 'admin',
      to,
      changedBy: boss.userId ?? '',
    });
    await harness.deliver('user.role_changed', leaving, changed('super'));
    expect(await admins(one.companyId)).toHaveLength(2);
    const event = await harness.deliver('user.role_changed', leaving, { ...changed('borrower'), from: 'super' });
    await harness.deliver('user.role_changed', leaving, { ...changed('borrower'), from: 'super' }, event.id);
    for (const { companyId } of [one, two]) {
      expect((await admins(companyId)).map((admin) => admin.userId)).toEqual([staying]);
      expect(
        (await historyOf(companyId))
          .filter(({ command }) => command === 'leave')
          .map(({ userId, actorId }) => [userId, actorId]),
      ).toEqual([[leaving, boss.userId]]);
    }
  });
});
