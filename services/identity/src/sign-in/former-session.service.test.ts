import { jest } from '@jest/globals';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { nobody, startService } from '@groundwork/server-testkit';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { service } from '../index.js';
import { actorOf, anAccount, codeOf, enrolled, finish, signedIn, signIn, stands } from '../testing/signed-in.js';

// Each sign-in hashes a password.
jest.setTimeout(60_000);

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const endsOf = async ({ sessionId }: TestActor) => {
  const { manager } = harness.service.app.get(Database).reading;
  const entries = await manager.findBy(AuditEntryEntity, { sessionId: sessionId ?? '', kind: 'session.ended' });
  return entries.map(({ accountId, actorId, details }) => ({ accountId, actorId, details }));
};

describe('a sign-in', () => {
  it('ends the session that the browser held, its refresh tokens too, whoever that was of', async () => {
    const account = await anAccount(harness);
    const [former, apart] = [(await signIn(harness, account)).body, await signedIn(harness, account)];
    const held = actorOf(former.token);
    const other = await anAccount(harness, 'broker');
    const session = await signedIn(harness, other, { actor: held });
    expect([await stands(harness, held), await stands(harness, session), await stands(harness, apart)]).toEqual([
      401, 200, 200,
    ]);
    const pair = { token: former.token, refreshToken: former.refreshToken };
    expect((await harness.as(nobody).call('POST', '/sessions/refresh', pair)).status).toBe(401);
    expect((await harness.as(nobody).call('POST', '/sessions/renew', pair)).status).toBe(401);
    expect(await endsOf(held)).toEqual([
      {
        accountId: account.id,
        actorId: other.id,
        details: { because: 'another sign-in in the same browser' },
      },
    ]);
  });

  it('that is refused, or waits for its second factor, ends none; the second step does', async () => {
    const account = await anAccount(harness);
    const { secret } = await enrolled(harness, await signedIn(harness, account));
    const held = await signedIn(harness, await anAccount(harness));
    expect((await signIn(harness, account, { actor: held, typed: 'a loud yard' })).status).toBe(401);
    const { challenge } = (await signIn(harness, account, { actor: held })).body.secondFactor ?? {};
    expect((await finish(harness, { challenge, code: '000000' }, held)).status).toBe(422);
    expect(await stands(harness, held)).toBe(200);
    const done = await finish(harness, { challenge, code: codeOf(harness, secret) }, held);
    expect([done.status, await stands(harness, held), await stands(harness, actorOf(done.body.token))]).toEqual([
      201, 401, 200,
    ]);
  });

  it('that comes twice at once ends the one before once, and neither of the two', async () => {
    const account = await anAccount(harness);
    const held = await signedIn(harness, account);
    // As a back end does it: identity's door refuses the one that comes after the end.
    const once = async () => {
      const answer = await signIn(harness, account, { actor: held });
      return answer.status === 401 ? signIn(harness, account) : answer;
    };
    const answers = await Promise.all([once(), once()]);
    for (const { status, body } of answers)
      expect([status, await stands(harness, actorOf(body.token))]).toEqual([201, 200]);
    expect(await stands(harness, held)).toBe(401);
    expect(await endsOf(held)).toHaveLength(1);
  });
});
