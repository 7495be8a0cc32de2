import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Role } from '@groundwork/domain-access';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { nobody, startService } from '@groundwork/server-testkit';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { service } from '../index.js';
import { anAccount, codeOf, enrolled, finish, signedIn, signIn, stands } from '../testing/signed-in.js';

// Each sign-in hashes a password.
jest.setTimeout(60_000);

let harness: ServiceHarness;
let [asAdmin, asSuper]: TestActor[] = [];
beforeAll(async () => {
  harness = await startService(service);
  asAdmin = await signedIn(harness, await anAccount(harness, 'admin'));
  asSuper = await signedIn(harness, await anAccount(harness, 'super'));
});
afterAll(() => harness.close());

const signOut = (actor: TestActor | undefined, id: string) =>
  harness.as(actor ?? nobody).call<{ ended?: number }>('POST', '/administrators/sign-outs', { id });
const somebody = async (role: Role) => {
  const account = await anAccount(harness, role);
  return { account, actor: await signedIn(harness, account) };
};

describe('somebody who is signed out by an administrator', () => {
  it('is so everywhere, and in the record under who did it; a repeat ends nothing more', async () => {
    const { account, actor } = await somebody('borrower');
    const { body } = await signIn(harness, account);
    const other = await somebody('borrower');
    expect((await signOut(asAdmin, account.id)).body).toEqual({ ended: 2 });
    expect([await stands(harness, actor), await stands(harness, other.actor)]).toEqual([401, 200]);
    const pair = { token: body.token, refreshToken: body.refreshToken };
    expect((await harness.as(nobody).call('POST', '/sessions/refresh', pair)).status).toBe(401);
    expect((await signOut(asAdmin, account.id)).body).toEqual({ ended: 0 });
    const { manager } = harness.service.app.get(Database).reading;
    const entry = { actorId: asAdmin?.userId, details: { because: 'ended by an administrator' } };
    expect(await manager.findBy(AuditEntryEntity, { accountId: account.id, kind: 'session.ended' })).toMatchObject([
      entry,
      entry,
    ]);
    expect((await signIn(harness, account)).status).toBe(201);
  });

  it('does not finish a sign-in that was begun', async () => {
    const { account, actor } = await somebody('broker');
    const { secret } = await enrolled(harness, actor);
    const { challenge } = (await signIn(harness, account)).body.secondFactor ?? {};
    await signOut(asAdmin, account.id);
    expect((await finish(harness, { challenge, code: codeOf(harness, secret) })).status).toBe(410);
  });

  it.each([
    ['borrower', 200],
    ['broker', 200],
    ['admin', 403],
    ['super', 403],
  ] as const)('is a %s by an administrator: %p, by a super administrator always', async (role, expected) => {
    const { account, actor } = await somebody(role);
    expect((await signOut(asAdmin, account.id)).status).toBe(expected);
    expect(await stands(harness, actor)).toBe(expected === 200 ? 401 : 200);
    expect((await signOut(asSuper, account.id)).status).toBe(200);
    expect(await stands(harness, actor)).toBe(401);
  });

  it('is somebody of the portal, and by nobody else', async () => {
    const { account, actor } = await somebody('borrower');
    const others = [undefined, actor, (await somebody('borrower')).actor, (await somebody('broker')).actor];
    for (const other of others) expect((await signOut(other, account.id)).status).toBe(403);
    // A token that says administrator of somebody who is none any more.
    expect((await signOut({ ...actor, role: 'admin' }, account.id)).status).toBe(403);
    expect(await stands(harness, actor)).toBe(200);
    expect((await signOut(asAdmin, randomUUID())).status).toBe(404);
  });

  it('keeps, signing out itself, the session that it does so from', async () => {
    const { account, actor } = await somebody('super');
    const elsewhere = await signedIn(harness, account);
    expect((await signOut(actor, account.id)).body).toEqual({ ended: 1 });
    expect([await stands(harness, actor), await stands(harness, elsewhere)]).toEqual([200, 401]);
  });
});
