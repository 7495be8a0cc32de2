import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { AuditKind } from '@groundwork/domain-accounts';
import { readSession } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { nobody, startService } from '@groundwork/server-testkit';
import { AccountEntity } from '../accounts/index.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { service } from '../index.js';
import { actorOf, anAccount, from, password, signedIn, signIn, stands } from '../testing/signed-in.js';
import type { TestAccount } from '../testing/signed-in.js';
import { aSlowUnit } from '../testing/slow-unit.js';
import { IdleSweeper } from './idle-sweeper.service.js';
import { SessionEntity } from './persistence/session.entity.js';
import type { SessionDto } from './session.dto.js';
import { SessionOpening } from './session-opening.service.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
let database: Database;
beforeAll(async () => {
  harness = await startService(service);
  database = harness.service.app.get(Database);
});
afterAll(() => harness.close());

const session = async ({ email }: TestAccount): Promise<SessionDto> =>
  (await harness.as(nobody).call<SessionDto>('POST', '/sessions', { email, password })).body;
const claimsOf = (token: string) => readSession(token, harness.options.keys.session, Infinity);
const accountRow = (id: string) => database.reading.manager.findOneByOrFail(AccountEntity, { id });
const sessionRow = (id = '') => database.reading.manager.findOneByOrFail(SessionEntity, { id });
const sessionsOf = (accountId: string) => database.reading.manager.findBy(SessionEntity, { accountId });
const change = (id: string, values: Partial<AccountEntity>) =>
  database.transaction((manager) => manager.update(AccountEntity, { id }, values));
const join = (userId: string, companyId: string, organizationName: string) =>
  harness.deliver('company.created', companyId, { companyId, organizationName, userId });

describe('what a session says of its user', () => {
  it('is who it is, with companies by name, and for how long', async () => {
    const account = await anAccount(harness);
    const [harbor, bayou] = [randomUUID(), randomUUID()];
    await join(account.id, harbor, 'Harbor Homes');
    await join(account.id, bayou, 'Bayou Builders');
    const { accessSeconds, idleMs, warningMs } = harness.options.session;
    const exp = Math.floor(harness.clock.now().getTime() / 1000) + accessSeconds;
    const { token, refreshToken, device, ...answer } = await session(account);
    const claims = claimsOf(token);
    expect(claims).toEqual({
      sub: account.id,
      sid: expect.any(String) as string,
      role: 'borrower',
      companies: [bayou, harbor],
      proved: exp - accessSeconds,
      exp,
      for: 'portal',
    });
    expect([refreshToken.split('.')[0], typeof device]).toEqual([claims?.sid, 'string']);
    const whoever = { isAdmin: false, isOwner: false, isBroker: false };
    expect(answer).toEqual({
      success: true,
      expires: exp * 1000,
      userId: account.id,
      admin: false,
      isSuper: false,
      isBroker: false,
      role: 'borrower',
      user: { id: account.id, email: account.email, firstName: 'Ann', lastName: 'Builder', ...whoever },
      companies: [
        { companyId: bayou, organizationName: 'Bayou Builders' },
        { companyId: harbor, organizationName: 'Harbor Homes' },
      ],
      companyId: null,
      brokerId: null,
      idle: { timeoutMs: idleMs, warningMs },
    });
  });

  it('names the company in use, and the broker', async () => {
    const [account, broker] = [await anAccount(harness), await anAccount(harness, 'broker')];
    const [companyId, brokerId] = [randomUUID(), randomUUID()];
    await join(account.id, companyId, 'Harbor Homes');
    await change(broker.id, { brokerId });
    const [ofCompany, ofBroker] = [await session(account), await session(broker)];
    expect(claimsOf(ofCompany.token)).toMatchObject({ companies: [companyId], company: companyId });
    expect(claimsOf(ofCompany.token)).not.toHaveProperty('broker');
    expect(claimsOf(ofBroker.token)).toMatchObject({ role: 'broker', broker: brokerId });
    for (const name of ['companies', 'company']) expect(claimsOf(ofBroker.token)).not.toHaveProperty(name);
    expect([ofBroker.brokerId, ofBroker.isBroker, ofBroker.companies]).toEqual([brokerId, true, []]);
  });

  it('tells an administrator from a super administrator', async () => {
    const [admin, owner] = [await anAccount(harness, 'admin'), await anAccount(harness, 'super')];
    const flags = async (account: TestAccount) => {
      const { admin: administers, isSuper, user } = await session(account);
      return [administers, isSuper, user.isAdmin, user.isOwner];
    };
    expect(await flags(admin)).toEqual([true, false, true, false]);
    expect(await flags(owner)).toEqual([true, true, true, true]);
  });
});

describe('a sign-in', () => {
  it('is on record with whose it was, the session, the address and by what it was proved', async () => {
    const account = await anAccount(harness);
    const { sessionId } = await signedIn(harness, account, { actor: from('198.51.100.41') });
    const [entry, ...others] = await database.reading.manager.findBy(AuditEntryEntity, {
      accountId: account.id,
      kind: 'sign_in.succeeded',
    });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      actorId: account.id,
      sessionId,
      address: '198.51.100.41',
      details: { by: 'password' },
    });
  });

  it('is remembered with its place, its time and the beginning of what the browser says of itself', async () => {
    const account = await anAccount(harness);
    const now = harness.clock.now();
    const { sessionId } = await signedIn(harness, account, {
      actor: from('198.51.100.40'),
      userAgent: 'b'.repeat(301),
    });
    expect(await sessionRow(sessionId)).toMatchObject({
      accountId: account.id,
      generation: 1,
      companyId: null,
      createdAt: now,
      activeAt: now,
      rotatedAt: now,
      endedAt: null,
      address: '198.51.100.40',
      userAgent: 'b'.repeat(300),
    });
    const another = await signedIn(harness, account, { actor: from('198.51.100.40') });
    expect((await sessionRow(another.sessionId)).secret).not.toBe((await sessionRow(sessionId)).secret);
  });

  const arrival = { actor: nobody as Actor, userAgent: undefined, device: undefined, by: 'password' } as const;
  it.each<[string, Partial<AccountEntity>]>([
    ['password', { passwordHash: 'another one' }],
    ['role', { role: 'broker' }],
    ['closing', { active: false }],
  ])('does not happen where a new %s came in between', async (_what, values) => {
    const { id } = await anAccount(harness);
    const read = await accountRow(id);
    await change(id, values);
    const opening = harness.service.app.get(SessionOpening);
    await expect(opening.open(read, arrival)).rejects.toMatchObject({ code: 'credentials.invalid' });
    expect(await sessionsOf(id)).toEqual([]);
  });
});

describe('the end of a session', () => {
  const recordOf = async (accountId: string, kind: AuditKind) =>
    (await database.reading.manager.findBy(AuditEntryEntity, { accountId, kind })).map(
      ({ actorId, sessionId, address, details }) => ({ actorId, sessionId, address, details }),
    );

  it('is on record with who ended it, from where and why', async () => {
    const account = await anAccount(harness);
    const [here, there] = [await signedIn(harness, account), await signedIn(harness, account)];
    const address = '198.51.100.41';
    await harness.as({ ...here, address }).call('DELETE', `/users/current/devices/${there.sessionId}`);
    await harness.as({ ...here, address }).call('DELETE', '/sessions/current');
    const by = { actorId: account.id, address };
    expect(await recordOf(account.id, 'session.ended')).toEqual([
      { ...by, sessionId: there.sessionId, details: { because: 'signed out from the list of devices' } },
    ]);
    expect(await recordOf(account.id, 'session.signed_out')).toEqual([
      { ...by, sessionId: here.sessionId, details: {} },
    ]);
  });

  it('is on record as a new password, in every session but the one that it was set in', async () => {
    const account = await anAccount(harness);
    const [here, there] = [await signedIn(harness, account), await signedIn(harness, account)];
    await harness
      .as(here)
      .call('PUT', '/users/current/password', { password, newPassword: 'another quiet yard of ours' });
    expect((await recordOf(account.id, 'session.ended')).map(({ sessionId, details }) => [sessionId, details])).toEqual(
      [[there.sessionId, { because: 'password changed' }]],
    );
    expect([await stands(harness, here), await stands(harness, there)]).toEqual([200, 401]);
  });

  it('is on record as one that is idle, by nobody; its life over, and a token used again, alike', async () => {
    const idle = await anAccount(harness);
    const { sessionId } = await signedIn(harness, idle);
    harness.clock.advance(2 * 60 * 60_000);
    const [old, reused] = [await anAccount(harness), await anAccount(harness)];
    const { body: first } = await signIn(harness, reused);
    const renew = (pair: object) => harness.as(from('198.51.100.42')).call('POST', '/sessions/refresh', pair);
    const pairOf = ({ token, refreshToken }: { token: string; refreshToken: string }) => ({ token, refreshToken });
    await renew(pairOf(first));
    await renew(pairOf(first));
    const { body: last } = await signIn(harness, old);
    const { sessionId: lastId = '' } = actorOf(last.token);
    const born = new Date(harness.clock.now().getTime() - harness.options.session.absoluteSeconds * 1000 - 1);
    await database.transaction((manager) => manager.update(SessionEntity, { id: lastId }, { createdAt: born }));
    await renew(pairOf(last));
    await harness.service.app.get(IdleSweeper).sweep();
    const nobodys = { actorId: null, address: null, details: {} };
    expect(await recordOf(idle.id, 'session.idle')).toEqual([{ ...nobodys, sessionId }]);
    expect(await recordOf(old.id, 'session.expired')).toEqual([{ ...nobodys, sessionId: lastId }]);
    expect(await recordOf(reused.id, 'session.reused')).toMatchObject([nobodys]);
  });

  it('matters until no token of the session can be valid', async () => {
    const actor = await signedIn(harness, await anAccount(harness));
    const endedAt = harness.clock.now().getTime();
    await harness.as(actor).call('DELETE', '/sessions/current');
    const listed = async () => {
      const path = '/internal/sessions/ended';
      const { body } = await harness.as(nobody).call<{ sessionId: string; until: number }[]>('GET', path);
      return body.filter(({ sessionId }) => sessionId === actor.sessionId);
    };
    const until = endedAt + (harness.options.session.accessSeconds + 120) * 1000;
    expect(await listed()).toMatchObject([{ until }]);
    harness.clock.advance(until - endedAt);
    expect(await listed()).toMatchObject([{ until }]);
    // And as long again as another replica's clock may go differently.
    harness.clock.advance(10_000);
    expect(await listed()).toEqual([]);
  });

  it('is told to services and back ends by a call of identity’s own, in a body that says what it is', async () => {
    const unit = await aSlowUnit();
    const own = await startService(service, {
      services: { files: unit.url },
      bffs: { ...harness.options.bffs, borrower: unit.url },
    });
    try {
      const actor = await signedIn(own, await anAccount(own));
      const endedAt = own.clock.now().getTime();
      await own.as(actor).call('DELETE', '/sessions/current');
      const until = endedAt + (own.options.session.accessSeconds + 120) * 1000;
      const audiences = unit.calls.map(({ authorization }) => {
        const [scheme, token = ''] = authorization.split(' ');
        const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
        return { scheme, ...claims };
      });
      expect(audiences.map((claims) => ({ ...claims, exp: 0 }))).toEqual(
        expect.arrayContaining(
          ['files', 'bff-borrower'].map((aud) => ({
            scheme: 'Bearer',
            iss: 'service-identity',
            aud,
            role: 'system',
            exp: 0,
          })),
        ),
      );
      expect(unit.calls).toHaveLength(2);
      for (const { contentType, body } of unit.calls)
        expect([contentType, body]).toEqual([
          'application/json',
          { sessions: [{ sessionId: actor.sessionId, until }] },
        ]);
    } finally {
      await own.close();
      await unit.close();
    }
  });
});

describe('use of a session', () => {
  it('is written down, so that it is not idle', async () => {
    const actor = await signedIn(harness, await anAccount(harness));
    const { idleMs, warningMs } = harness.options.session;
    harness.clock.advance(idleMs);
    expect((await harness.as(actor).call('POST', '/sessions/current/activity')).status).toBe(204);
    expect((await sessionRow(actor.sessionId)).activeAt).toEqual(harness.clock.now());
    harness.clock.advance(idleMs + warningMs);
    await harness.service.app.get(IdleSweeper).sweep();
    expect(await stands(harness, actor)).toBe(200);
  });

  it('by what asks by itself is none', async () => {
    const { body } = await signIn(harness, await anAccount(harness));
    const { sessionId } = actorOf(body.token);
    const { activeAt } = await sessionRow(sessionId);
    harness.clock.advance(60_000);
    const renew = (pair: object, background: boolean) =>
      harness.as(nobody).call<SessionDto>('POST', '/sessions/renew', { ...pair, background });
    const next = await renew({ token: body.token, refreshToken: body.refreshToken }, true);
    expect([(await sessionRow(sessionId)).activeAt, (await sessionRow(sessionId)).rotatedAt]).toEqual([
      activeAt,
      harness.clock.now(),
    ]);
    const { token, refreshToken } = next.body;
    await renew({ token, refreshToken }, false);
    expect((await sessionRow(sessionId)).activeAt).toEqual(harness.clock.now());
  });

  it('keeps the sweep away from it: what is ended is idle and open, and is counted', async () => {
    const sweeper = harness.service.app.get(IdleSweeper);
    const idle: TestActor[] = [await signedIn(harness, await anAccount(harness))];
    harness.clock.advance(2 * 60 * 60_000);
    const used = await signedIn(harness, await anAccount(harness));
    await sweeper.sweep();
    idle.push(await signedIn(harness, await anAccount(harness)), await signedIn(harness, await anAccount(harness)));
    harness.clock.advance(60 * 60_000);
    const fresh = await signedIn(harness, await anAccount(harness));
    expect(await sweeper.sweep()).toBe([used, ...idle.slice(1)].length);
    expect(await stands(harness, fresh)).toBe(200);
    expect(await sweeper.sweep()).toBe(0);
  });

  it('is in a company from the moment that it was chosen', async () => {
    const account = await anAccount(harness);
    const [one, two] = [randomUUID(), randomUUID()];
    await join(account.id, one, 'One');
    await join(account.id, two, 'Two');
    const actor = { ...(await signedIn(harness, account)), companyIds: [one, two] };
    harness.clock.advance(60_000);
    const { status, body } = await harness
      .as(actor)
      .call<SessionDto>('PUT', '/sessions/current/company', { companyId: two });
    expect([status, claimsOf(body.token)?.company]).toEqual([200, two]);
    expect(await sessionRow(actor.sessionId)).toMatchObject({ companyId: two, activeAt: harness.clock.now() });
  });
});
