import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { startService, theLender } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { anAccount, codeOf, enrolled, finish, from, password, signedIn, signIn } from '../testing/signed-in.js';
import { RecoveryCodeEntity } from './persistence/recovery-code.entity.js';
import { SecondFactorEntity } from './persistence/second-factor.entity.js';
import { SignInChallengeEntity } from './persistence/sign-in-challenge.entity.js';

const own = '/users/current/second-factor';
// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

/** An account with a second factor, and a challenge that waits for it. */
async function aChallenge() {
  const account = await anAccount(harness);
  const factor = await enrolled(harness, await signedIn(harness, account));
  const next = async () => (await signIn(harness, account)).body.secondFactor?.challenge ?? '';
  return { account, ...factor, next, challenge: await next() };
}

describe('signing in with a second factor', () => {
  it('opens no session by the password alone, and one by the code', async () => {
    const { account, secret, challenge } = await aChallenge();
    const first = await signIn(harness, account);
    expect(first.status).toBe(202);
    expect(first.body).toEqual({ success: false, secondFactor: { challenge: expect.any(String) as string } });
    const done = await finish(harness, { challenge, code: codeOf(harness, secret) });
    expect(done.status).toBe(201);
    expect(done.body).toMatchObject({ success: true, token: expect.any(String) as string });
    expect(done.body.recoveryCodes).toBeUndefined();
  });

  it('takes a code once: not again, and none before it', async () => {
    const { secret, next, challenge } = await aChallenge();
    const code = codeOf(harness, secret);
    const before = codeOf(harness, secret, -1);
    expect((await finish(harness, { challenge, code })).status).toBe(201);
    const again = await finish(harness, { challenge: await next(), code });
    expect(again).toMatchObject({ status: 422, body: { errors: [{ field: 'code', message: shared.codeWrong }] } });
    expect((await finish(harness, { challenge: await next(), code: before })).status).toBe(422);
    harness.clock.advance(30_000);
    expect((await finish(harness, { challenge: await next(), code: codeOf(harness, secret) })).status).toBe(201);
  });

  it('lets one of two in that come at once with the same code', async () => {
    const { secret, next, challenge } = await aChallenge();
    const other = await next();
    const code = codeOf(harness, secret);
    const answers = await Promise.all([
      finish(harness, { challenge, code }),
      finish(harness, { challenge: other, code }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });

  it.each([
    [-1, 201],
    [1, 201],
    [-2, 422],
    [2, 422],
  ])('with a clock that is off by %i steps: %i', async (steps, status) => {
    const { secret, challenge } = await aChallenge();
    // The enrolment used a step; here the code just before has to be a new one.
    harness.clock.advance(60_000);
    expect((await finish(harness, { challenge, code: codeOf(harness, secret, steps) })).status).toBe(status);
  });

  it('takes a recovery code once, as it is typed', async () => {
    const { recoveryCodes, next, challenge } = await aChallenge();
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', other = ''] = recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await finish(harness, { challenge, recoveryCode: typed })).status).toBe(201);
    const again = await finish(harness, { challenge: await next(), recoveryCode: code });
    expect(again).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'recoveryCode', message: shared.recoveryCodeWrong }] },
    });
    const answers = await Promise.all(
      [next(), next()].map(async (token) => finish(harness, { challenge: await token, recoveryCode: other })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });

  it('takes no recovery code and no code of another account', async () => {
    const one = await aChallenge();
    const two = await aChallenge();
    expect((await finish(harness, { challenge: one.challenge, code: codeOf(harness, two.secret) })).status).toBe(422);
    expect((await finish(harness, { challenge: one.challenge, recoveryCode: two.recoveryCodes[0] })).status).toBe(422);
    expect((await finish(harness, { challenge: one.challenge, code: codeOf(harness, one.secret) })).status).toBe(201);
  });

  it('keeps secret, codes and challenges unreadable', async () => {
    const { account, secret, recoveryCodes, challenge } = await aChallenge();
    const { manager } = harness.service.app.get(Database).reading;
    const rows = JSON.stringify([
      await manager.findBy(SecondFactorEntity, { accountId: account.id }),
      await manager.findBy(RecoveryCodeEntity, { accountId: account.id }),
      await manager.findBy(SignInChallengeEntity, { accountId: account.id }),
    ]);
    for (const text of [secret, challenge, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(text);
  });
});

describe('a challenge', () => {
  it('is over after five minutes', async () => {
    const { secret, challenge } = await aChallenge();
    harness.clock.advance(5 * 60_000 - 1000);
    expect((await finish(harness, { challenge, code: '000000' })).status).toBe(422);
    harness.clock.advance(1000);
    expect(await finish(harness, { challenge, code: codeOf(harness, secret) })).toMatchObject({
      status: 410,
      body: { code: 'challenge.over', title: 'Sign-in not finished', detail: shared.challengeOver },
    });
  });

  it('opens one session', async () => {
    const { secret, challenge } = await aChallenge();
    expect((await finish(harness, { challenge, code: codeOf(harness, secret) })).status).toBe(201);
    harness.clock.advance(30_000);
    expect((await finish(harness, { challenge, code: codeOf(harness, secret) })).status).toBe(410);
  });

  it('is over after five attempts, however many come at once, the right code among them', async () => {
    const { secret, challenge } = await aChallenge();
    // Each from an address of its own, so that the throttle is not what refuses.
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        finish(harness, { challenge, code: '000000' }, from(`198.51.100.${index}`)),
      ),
    );
    const count = (status: number) => guesses.filter((guess) => guess.status === status).length;
    expect([count(422), count(410)]).toEqual([5, 7]);
    expect((await finish(harness, { challenge, code: codeOf(harness, secret) })).status).toBe(410);
  });

  it('that nobody was given is none, and what cannot be a code uses up no attempt', async () => {
    expect((await finish(harness, { challenge: 'made-up', code: '123456' })).status).toBe(410);
    const { secret, challenge } = await aChallenge();
    for (let count = 0; count < 8; count += 1)
      expect((await finish(harness, { challenge, code: '12' })).body).toMatchObject({
        errors: [{ field: 'code', message: shared.codeSixFigures }],
      });
    expect((await finish(harness, { challenge, code: codeOf(harness, secret) })).status).toBe(201);
  });

  it('opens nothing for an account that was turned off meanwhile', async () => {
    const { account, secret, challenge } = await aChallenge();
    const { AccountEntity } = await import('../accounts/persistence/account.entity.js');
    await harness.service.app
      .get(Database)
      .transaction((manager) => manager.update(AccountEntity, { id: account.id }, { active: false }));
    expect((await finish(harness, { challenge, code: codeOf(harness, secret) })).status).toBe(410);
  });
});

describe('who guesses codes', () => {
  it('is slowed down over all challenges of an account; the owner on a known device is not', async () => {
    const account = await anAccount(harness);
    const first = await signIn(harness, account);
    const { device } = first.body;
    const { secret } = await enrolled(harness, await signedIn(harness, account));
    const challenge = async (address: string) =>
      (await signIn(harness, account, { actor: from(address) })).body.secondFactor?.challenge ?? '';
    const statuses: number[] = [];
    for (let count = 0; count < 26; count += 1) {
      const address = `198.51.101.${count}`;
      statuses.push(
        (await finish(harness, { challenge: await challenge(address), code: '000000' }, from(address))).status,
      );
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses.slice(20)).toEqual(Array.from({ length: 6 }, () => 429));
    const owners = await finish(
      harness,
      { challenge: await challenge('198.51.102.1'), code: codeOf(harness, secret), device },
      from('198.51.102.1'),
    );
    expect(owners.status).toBe(201);
  });
});

describe('where administrators need one', () => {
  let strict: ServiceHarness;
  beforeAll(async () => {
    strict = await startService(service, { secondFactor: 'administrators' });
  });
  afterAll(() => strict.close());

  it('sets it up at sign-in, with recovery codes, and asks for it from then on', async () => {
    const account = await anAccount(strict, 'admin');
    const first = await signIn(strict, account);
    expect(first.status).toBe(202);
    const { challenge, enrol } = first.body.secondFactor ?? { challenge: '' };
    expect(enrol?.address).toContain(
      `otpauth://totp/${encodeURIComponent(theLender.name)}:${encodeURIComponent(account.email)}?`,
    );
    expect((await finish(strict, { challenge, code: '000000' })).body).toMatchObject({ errors: [{ field: 'code' }] });
    const done = await finish(strict, { challenge, code: codeOf(strict, enrol?.secret ?? '') });
    expect(done.status).toBe(201);
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect((await signIn(strict, account)).body.secondFactor?.enrol).toBeUndefined();
  });

  it('lets the first of two enrolments stand: who knew the password alone does not replace it', async () => {
    const account = await anAccount(strict, 'super');
    const [one, two] = [
      (await signIn(strict, account)).body.secondFactor,
      (await signIn(strict, account)).body.secondFactor,
    ];
    expect(
      (await finish(strict, { challenge: one?.challenge, code: codeOf(strict, one?.enrol?.secret ?? '') })).status,
    ).toBe(201);
    expect(
      (await finish(strict, { challenge: two?.challenge, code: codeOf(strict, two?.enrol?.secret ?? '') })).status,
    ).toBe(410);
  });

  it('cannot be turned off by them, and others sign in without', async () => {
    const account = await anAccount(strict, 'admin');
    const due = (await signIn(strict, account)).body.secondFactor;
    const secret = due?.enrol?.secret ?? '';
    const { body } = await finish(strict, { challenge: due?.challenge, code: codeOf(strict, secret) });
    strict.clock.advance(30_000);
    const { actorOf } = await import('../testing/signed-in.js');
    const off = await strict.as(actorOf(body.token)).problem('DELETE', own, { password, code: codeOf(strict, secret) });
    expect(off).toMatchObject({ code: 'rule.violated', detail: shared.secondFactorRequired });
    expect((await signIn(strict, await anAccount(strict, 'broker'))).status).toBe(201);
  });
});

describe('the own second factor', () => {
  it('is turned on, shown, and turned off by password and code', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    const state = async () => (await harness.as(actor).call('GET', own)).body;
    expect(await state()).toEqual({ on: false, since: null, recoveryCodesLeft: 0, required: false });
    expect(await harness.as(actor).problem('POST', `${own}/enrol`, { password: 'wrong' })).toMatchObject({
      errors: [{ field: 'password', message: shared.passwordWrong }],
    });
    const { secret } = await enrolled(harness, actor);
    expect(await state()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    const turnOff = (body: object) => harness.as(actor).call<{ errors: { field: string }[] }>('DELETE', own, body);
    expect((await turnOff({ password: 'wrong', code: codeOf(harness, secret) })).body.errors[0]?.field).toBe(
      'password',
    );
    expect((await turnOff({ password, code: '000000' })).body.errors[0]?.field).toBe('code');
    expect((await turnOff({ password, code: codeOf(harness, secret) })).status).toBe(204);
    expect(await state()).toMatchObject({ on: false });
    expect((await signIn(harness, account)).status).toBe(201);
  });

  it('moves to another device by a proof of the old one, which stops working', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    const old = await enrolled(harness, actor);
    const enrol = (body: object) =>
      harness.as(actor).call<{ challenge: string; secret: string }>('POST', `${own}/enrol`, body);
    expect((await enrol({ password })).status).toBe(422);
    const { body } = await enrol({ password, recoveryCode: old.recoveryCodes[3] });
    const done = await harness.as(actor).call<{ recoveryCodes: string[] }>('POST', `${own}/confirm`, {
      challenge: body.challenge,
      code: codeOf(harness, body.secret),
    });
    expect(done.body.recoveryCodes).toHaveLength(10);
    harness.clock.advance(30_000);
    const challenge = async () => (await signIn(harness, account)).body.secondFactor?.challenge;
    expect((await finish(harness, { challenge: await challenge(), code: codeOf(harness, old.secret) })).status).toBe(
      422,
    );
    expect((await finish(harness, { challenge: await challenge(), recoveryCode: old.recoveryCodes[0] })).status).toBe(
      422,
    );
    expect((await finish(harness, { challenge: await challenge(), code: codeOf(harness, body.secret) })).status).toBe(
      201,
    );
  });

  it('gets new recovery codes by the password, and the old ones end', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    const { recoveryCodes } = await enrolled(harness, actor);
    expect((await harness.as(actor).call('POST', `${own}/recovery-codes`, { password: 'wrong' })).status).toBe(422);
    const renewed = await harness
      .as(actor)
      .call<{ recoveryCodes: string[] }>('POST', `${own}/recovery-codes`, { password });
    const challenge = async () => (await signIn(harness, account)).body.secondFactor?.challenge;
    expect((await finish(harness, { challenge: await challenge(), recoveryCode: recoveryCodes[0] })).status).toBe(422);
    expect(
      (await finish(harness, { challenge: await challenge(), recoveryCode: renewed.body.recoveryCodes[0] })).status,
    ).toBe(201);
  });

  it('of two that were begun the first one confirmed stands, and the other begins again', async () => {
    const actor = await signedIn(harness, await anAccount(harness));
    const begin = () =>
      harness.as(actor).call<{ challenge: string; secret: string }>('POST', `${own}/enrol`, { password });
    const [one, two] = [(await begin()).body, (await begin()).body];
    const confirm = ({ challenge, secret }: typeof one) =>
      harness.as(actor).call('POST', `${own}/confirm`, { challenge, code: codeOf(harness, secret) });
    expect((await confirm(one)).status).toBe(200);
    expect(await confirm(two)).toMatchObject({ status: 410, body: { code: 'enrolment.over' } });
  });

  it('is not confirmed by an enrolment of somebody else, nor by a challenge of a sign-in', async () => {
    const one = await signedIn(harness, await anAccount(harness));
    const two = await signedIn(harness, await anAccount(harness));
    const { body } = await harness
      .as(one)
      .call<{ challenge: string; secret: string }>('POST', `${own}/enrol`, { password });
    const code = codeOf(harness, body.secret);
    expect(await harness.as(two).problem('POST', `${own}/confirm`, { challenge: body.challenge, code })).toMatchObject({
      status: 410,
      code: 'enrolment.over',
      title: 'Second factor not turned on',
      detail: shared.enrolmentOver,
    });
    expect(await finish(harness, { challenge: body.challenge, code })).toMatchObject({
      status: 410,
      body: { code: 'challenge.over' },
    });
    expect((await harness.as(one).call('POST', `${own}/confirm`, { challenge: body.challenge, code })).status).toBe(
      200,
    );
  });
});
