import { jest } from '@jest/globals';
import type { Role } from '@groundwork/domain-access';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { In, IsNull } from 'typeorm';
import { AccountRepository } from '../accounts/index.js';
import { service } from '../index.js';
import type { TestAccount } from '../testing/signed-in.js';
import { actorOf, anAccount, codeOf, finish, password, signedIn, signIn } from '../testing/signed-in.js';
import { hashOfRecoveryCode } from './domain/recovery-codes.js';
import { RecoveryCodeEntity } from './persistence/recovery-code.entity.js';
import { SecondFactors } from './second-factors.service.js';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const own = '/users/current/second-factor';
// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service, { secondFactor: 'administrators' });
});
afterAll(() => harness.close());

/** A set-up that waits for its first code, at the sign-in of an administrator. */
async function anEnrolment(role: Role = 'admin') {
  const account = await anAccount(harness, role);
  const due = (await signIn(harness, account)).body.secondFactor;
  const secret = due?.enrol?.secret ?? '';
  const send = (code = codeOf(harness, secret)) => finish(harness, { challenge: due?.challenge, code });
  return { account, secret, send };
}

const codesBy = async (account: TestAccount, recoveryCode: string | undefined) => {
  const challenge = (await signIn(harness, account)).body.secondFactor?.challenge;
  return finish(harness, { challenge, recoveryCode });
};

describe('an enrolment whose answer was lost', () => {
  it('is answered with the same recovery codes and a session, by the same code and by a later one', async () => {
    const { account, secret, send } = await anEnrolment();
    const code = codeOf(harness, secret);
    const first = await send(code);
    const again = await send(code);
    harness.clock.advance(60_000);
    const later = await send();
    expect([first.status, again.status, later.status]).toEqual([201, 201, 201]);
    expect(first.body.recoveryCodes).toHaveLength(10);
    expect(again.body.recoveryCodes).toEqual(first.body.recoveryCodes);
    expect(later.body.recoveryCodes).toEqual(first.body.recoveryCodes);
    expect((await codesBy(account, later.body.recoveryCodes?.[9])).status).toBe(201);
  });

  it('is told to its owner once, and takes a code that it took for no other sign-in', async () => {
    const { account, secret, send } = await anEnrolment();
    expect((await send()).status).toBe(201);
    harness.clock.advance(30_000);
    const code = codeOf(harness, secret);
    expect((await send(code)).status).toBe(201);
    const challenge = (await signIn(harness, account)).body.secondFactor?.challenge;
    expect((await finish(harness, { challenge, code })).body).toMatchObject({
      errors: [{ field: 'code', message: shared.codeWrong }],
    });
    const told = await harness.sent('user.second_factor_changed');
    expect(told.filter(({ payload }) => payload.userId === account.id)).toHaveLength(1);
  });

  it('is answered alike where both come at once', async () => {
    const { send } = await anEnrolment();
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body.recoveryCodes).toEqual(two.body.recoveryCodes);
  });

  it('says at the field that a code is wrong, and is over after five', async () => {
    const { send } = await anEnrolment();
    expect((await send()).status).toBe(201);
    for (let count = 0; count < 4; count += 1)
      expect((await send('000000')).body).toMatchObject({ errors: [{ field: 'code', message: shared.codeWrong }] });
    expect((await send()).status).toBe(410);
  });

  it('is over after its quarter of an hour', async () => {
    const { send } = await anEnrolment();
    expect((await send()).status).toBe(201);
    harness.clock.advance(15 * 60_000);
    expect((await send()).status).toBe(410);
  });

  const meanwhile: Record<string, (account: TestAccount, actor: TestActor, codes: string[]) => Promise<unknown>> = {
    'a recovery code was used': (account, _actor, [code]) => codesBy(account, code),
    'the recovery codes were made anew': (_account, actor) =>
      harness.as(actor).call('POST', `${own}/recovery-codes`, { password }),
    'the password was changed': (_account, actor) =>
      harness.as(actor).call('PUT', '/users/current/password', { password, newPassword: `${password}s` }),
    'an administrator has signed the account out': async ({ id }) => {
      const boss = await anEnrolment('super');
      const by = actorOf((await boss.send()).body.token);
      return harness.as(by).call('POST', '/administrators/sign-outs', { id });
    },
  };
  it.each(Object.keys(meanwhile))('is over where meanwhile %s', async (what) => {
    const { account, send } = await anEnrolment();
    const { body } = await send();
    const { status } = (await meanwhile[what]?.(account, actorOf(body.token), body.recoveryCodes ?? [])) as {
      status: number;
    };
    expect([200, 201, 204]).toContain(status);
    harness.clock.advance(30_000);
    expect((await send()).body).toMatchObject({ code: 'challenge.over', detail: shared.challengeOver });
  });

  it('of who is signed in is answered with the same recovery codes, moved to another device, too', async () => {
    const actor = await signedIn(harness, await anAccount(harness));
    let proof = {};
    for (const _time of ['the first', 'another device']) {
      const begun = await harness
        .as(actor)
        .call<{ challenge: string; secret: string }>('POST', `${own}/enrol`, { password, ...proof });
      const { challenge, secret } = begun.body;
      const confirm = () =>
        harness
          .as(actor)
          .call<{ recoveryCodes: string[] }>('POST', `${own}/confirm`, { challenge, code: codeOf(harness, secret) });
      const [first, again] = [await confirm(), await confirm()];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.body.recoveryCodes).toEqual(first.body.recoveryCodes);
      proof = { recoveryCode: again.body.recoveryCodes[0] };
    }
  });

  it('takes the place of the one that was proved alone: of two devices the second begins again', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    const begin = async (proof: object) => {
      const { body } = await harness
        .as(actor)
        .call<{ challenge: string; secret: string }>('POST', `${own}/enrol`, { password, ...proof });
      const { challenge, secret } = body;
      return () =>
        harness.as(actor).call<{ recoveryCodes: string[]; code?: string; detail?: string }>('POST', `${own}/confirm`, {
          challenge,
          code: codeOf(harness, secret),
        });
    };
    const [one, two, three] = (await (await begin({}))()).body.recoveryCodes;
    harness.clock.advance(30_000);
    const moves = [await begin({ recoveryCode: one }), await begin({ recoveryCode: two })];
    const late = await begin({ recoveryCode: three });
    harness.clock.advance(1_000);
    const answers = await Promise.all(moves.map((confirm) => confirm()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(answers.find(({ status }) => status === 410)?.body).toMatchObject({
      code: 'enrolment.over',
      detail: shared.enrolmentOver,
    });
    const [code] = answers.find(({ status }) => status === 200)?.body.recoveryCodes ?? [];
    const off = await harness.as(actor).call('DELETE', own, { password, recoveryCode: code });
    expect(off.status).toBe(204);
    expect((await late()).body.code).toBe('enrolment.over');
    expect((await harness.as(actor).call<{ on: boolean }>('GET', own)).body.on).toBe(false);
  });
});

describe('recovery codes that are made anew', () => {
  const factors = () => harness.service.app.get(SecondFactors, { strict: false });
  const codesOf = (accountId: string) =>
    harness.service.database.manager.countBy(RecoveryCodeEntity, { accountId, usedAt: IsNull() });
  const anOwner = async () => {
    const { account, send } = await anEnrolment();
    const actor: Actor = { ...actorOf((await send()).body.token), caller: 'bff-shell' };
    return { actor, account: await harness.service.app.get(AccountRepository, { strict: false }).get(account.id) };
  };

  it('are none of a second factor that is turned off meanwhile', async () => {
    const { account, actor } = await anOwner();
    const [off, anew] = await Promise.allSettled([
      factors().turnOff(account, actor),
      harness.service.database.transaction(async () => {
        await pause(20);
        return factors().renewCodes(account, actor);
      }),
    ]);
    expect(off).toMatchObject({ value: true });
    expect(anew).toMatchObject({ reason: { code: 'resource.not_found' } });
    expect(await codesOf(account.id)).toBe(0);
  });

  it('are ten, however many ask for them at once', async () => {
    const { account, actor } = await anOwner();
    const told = await Promise.all(Array.from({ length: 8 }, () => factors().renewCodes(account, actor)));
    expect(await codesOf(account.id)).toBe(10);
    const hashes = told.map((codes) => codes.map((code) => hashOfRecoveryCode(account.id, code)));
    const good = await Promise.all(
      hashes.map((hash) => harness.service.database.manager.countBy(RecoveryCodeEntity, { hash: In(hash) })),
    );
    expect(good.sort()).toEqual([...Array(7).fill(0), 10]);
  });
});
