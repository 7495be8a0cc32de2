import { randomUUID } from 'node:crypto';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  aBroker,
  aNeighbour,
  anAdministrator,
  aSuperAdministrator,
  startService,
} from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { CompanyDto } from './company.dto.js';
import type { DealChangeDto } from './list-deal-changes.query.js';

let harness: ServiceHarness;
let brokers: Neighbour;
let identity: Neighbour;
beforeAll(async () => {
  [brokers, identity] = await Promise.all([aNeighbour(), aNeighbour()]);
  harness = await startService(service, { services: { brokers: brokers.url, identity: identity.url } });
});
afterAll(async () => {
  await harness.close();
  await Promise.all([brokers.close(), identity.close()]);
});

const me = anAdministrator();
const admin = () => harness.as(me);
const aCompany = async (by = me): Promise<CompanyDto> =>
  (await harness.as(by).call<CompanyDto>('POST', '/companies', { organizationName: 'Gulf Coast Builders LLC' })).body;
/** A broker whom the brokers service knows. */
function aKnownBroker(): string {
  const id = randomUUID();
  brokers.answers.set(`/internal/brokers/${id}/standing`, { id, businessName: 'Reyes Referrals', status: '4' });
  return id;
}
const changesOf = async (companyId: string) =>
  (await admin().call<DealChangeDto[]>('GET', `/companies/${companyId}/deal`)).body;
const told = async (companyId: string) =>
  (await harness.sent('deal.changed')).filter(({ payload }) => payload.companyId === companyId);

describe('Deal Entry', () => {
  it('keeps each change under the administrator who made it, and tells of it once', async () => {
    const { companyId, version } = await aCompany();
    const brokerId = aKnownBroker();
    const set = await admin().call<CompanyDto>('PUT', '/companies', {
      companyId,
      version,
      lineOfCredit: true,
      creditAmount: 250_000_00,
    });
    expect(set.body).toMatchObject({ lineOfCredit: true, creditAmount: 250_000_00 });
    await admin().call('POST', '/companies/broker', { companyId, brokerId });
    await admin().call('POST', '/companies/broker', { companyId, brokerId });
    const userId = randomUUID();
    identity.answers.set(`/internal/users/${userId}/role`, { userId, role: 'admin', active: true });
    await admin().call('POST', '/company-admins/point', { companyId, userId });
    await admin().call('POST', '/company-admins/point', { companyId, userId });
    await harness.as(aSuperAdministrator(me.userId)).call('POST', '/company-admins/remove', { companyId, userId });
    const stopped = await admin().call<CompanyDto>('PUT', '/companies', { companyId, lineOfCredit: false });
    expect(stopped.body).toMatchObject({ lineOfCredit: false, creditAmount: 0 });
    await admin().call('POST', '/companies/broker', { companyId, brokerId: null });
    const expected = [
      ['company_entered', null, null],
      ['credit_set', null, 250_000_00],
      ['broker', brokerId, null],
      ['point_person', userId, null],
      ['point_person', null, null],
      ['credit_stopped', null, 250_000_00],
      ['broker', null, null],
    ];
    const rows = await changesOf(companyId);
    expect(rows.map((row) => [row.change, row.subjectId, row.creditAmount]).reverse()).toEqual(expected);
    expect(new Set(rows.map(({ actorId }) => actorId))).toEqual(new Set([me.userId]));
    expect((await told(companyId)).map(({ payload }) => payload)).toMatchObject(
      expected.map(([change, subjectId, creditAmount]) => ({
        change,
        subjectId,
        creditAmount,
        changedBy: me.userId,
        organizationName: 'Gulf Coast Builders LLC',
      })),
    );
  });

  it.each<readonly [object, string]>([
    [{ lineOfCredit: true }, 'no amount'],
    [{ lineOfCredit: true, creditAmount: 0 }, 'an amount of nothing'],
    [{ creditAmount: 100 }, 'an amount without a line of credit'],
    [{ lineOfCredit: true, creditAmount: -5 }, 'less than nothing'],
    [{ lineOfCredit: true, creditAmount: 100.5 }, 'half a cent'],
  ])('refuses %p: %s', async (terms) => {
    const { companyId } = await aCompany();
    const problem = await admin().problem('PUT', '/companies', { companyId, ...terms });
    expect([problem.status, problem.errors?.[0]?.field]).toEqual([422, 'creditAmount']);
    expect(await changesOf(companyId)).toHaveLength(1);
  });

  it('says that an amount belongs to a line of credit', async () => {
    const { companyId } = await aCompany();
    const problem = await admin().problem('PUT', '/companies', { companyId, lineOfCredit: true });
    expect(problem.errors).toEqual([{ field: 'creditAmount', message: companySetup.creditAmount }]);
  });

  it('sets a line of credit up once where two press at once, each on the version that was seen', async () => {
    const { companyId, version } = await aCompany();
    const press = (creditAmount: number) =>
      admin().call('PUT', '/companies', { companyId, version, lineOfCredit: true, creditAmount });
    expect((await Promise.all([press(100), press(200)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await changesOf(companyId)).toHaveLength(2);
  });

  it('names no broker whom nobody knows, and none while nobody can be asked', async () => {
    const { companyId } = await aCompany();
    const assign = (path: string, method: string) =>
      admin().problem(method, path, { companyId, brokerId: randomUUID() });
    for (const [path, method] of [
      ['/companies/broker', 'POST'],
      ['/companies', 'PUT'],
    ] as const)
      expect([path, (await assign(path, method)).errors]).toMatchObject([
        path,
        [{ field: 'brokerId', message: companySetup.brokerUnknown }],
      ]);
    brokers.away = true;
    expect((await assign('/companies/broker', 'POST')).status).toBe(503);
    brokers.away = false;
    expect(await changesOf(companyId)).toHaveLength(1);
  });

  it('is the administrators’ alone: its borrower neither changes the terms nor reads who did', async () => {
    const maker = { ...aBorrower(randomUUID()), companyIds: [] };
    const { companyId } = await aCompany(maker);
    expect(await changesOf(companyId)).toEqual([]);
    for (const stranger of [maker, aBroker(randomUUID())]) {
      expect((await harness.as(stranger).problem('GET', `/companies/${companyId}/deal`)).status).toBe(403);
      for (const terms of [{ lineOfCredit: true, creditAmount: 100 }, { brokerId: aKnownBroker() }])
        expect((await harness.as(stranger).problem('PUT', '/companies', { companyId, ...terms })).status).toBe(403);
      expect(
        (await harness.as(stranger).problem('POST', '/companies/broker', { companyId, brokerId: null })).status,
      ).toBe(403);
    }
    expect((await admin().problem('GET', `/companies/${randomUUID()}/deal`)).status).toBe(404);
  });
});
