import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { readSession } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { startService } from '@groundwork/server-testkit';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { service } from '../index.js';
import {
  actorOf,
  anAccount,
  codeOf,
  enrolled,
  finish,
  from,
  password,
  signedIn,
  signIn,
  stands,
} from '../testing/signed-in.js';
import type { SignInAnswer, TestAccount } from '../testing/signed-in.js';
import { freeForPair } from '../throttle/domain/waits.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

const minute = 60_000;
const seconds = (): number => Math.floor(harness.clock.now().getTime() / 1000);
const provedBy = (token: string) => readSession(token, harness.options.keys.session, Infinity)?.proved;
const prove = (actor: TestActor, body: object = { password }) =>
  harness.as(actor).call<SignInAnswer & { errors?: object[]; code?: string }>('POST', '/sessions/current/proof', body, {
    headers: { 'user-agent': 'a browser' },
  });
/** What the record has of somebody since the last sign-in, by kind. */
const recorded = async ({ id }: TestAccount, ...kinds: string[]) => {
  const { manager } = harness.service.app.get(Database).reading;
  const entries = await manager.find(AuditEntryEntity, { where: { accountId: id }, order: { id: 'ASC' } });
  return entries.flatMap(({ kind, actorId, sessionId, address, userAgent, details }) =>
    kinds.includes(kind) ? [{ kind, actorId, sessionId, address, userAgent, details }] : [],
  );
};
const movesNumber = (actor: TestActor, mobileNumber: string | null) =>
  harness.as(actor).call<{ code?: string }>('PUT', '/users/current/profile', { mobileNumber });

describe('the access token', () => {
  it('tells when its user signed in, after renewals too', async () => {
    const account = await anAccount(harness);
    const arrived = seconds();
    const { token, refreshToken } = (await signIn(harness, account)).body;
    expect(provedBy(token)).toBe(arrived);
    harness.clock.advance(4 * minute);
    const renewed = await harness
      .as(from('203.0.113.9'))
      .call<SignInAnswer>('POST', '/sessions/refresh', { token, refreshToken });
    expect([renewed.status, provedBy(renewed.body.token)]).toEqual([200, arrived]);
  });

  it('tells when its user last proved it, from the answer on, and the session goes on with its refresh token', async () => {
    const account = await anAccount(harness);
    const { token, refreshToken } = (await signIn(harness, account)).body;
    harness.clock.advance(7 * minute);
    const proved = await prove(actorOf(token));
    expect(proved.status).toBe(200);
    expect(proved.body).toMatchObject({ success: true, refreshToken });
    expect(provedBy(proved.body.token)).toBe(seconds());
    const at = seconds();
    harness.clock.advance(2 * minute);
    const pair = { token: proved.body.token, refreshToken };
    const renewed = await harness.as(from('203.0.113.9')).call<SignInAnswer>('POST', '/sessions/refresh', pair);
    expect(provedBy(renewed.body.token)).toBe(at);
  });
});

describe('a proof', () => {
  it('that is right stands in the record with how, and by whom', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    await prove(actor);
    const { userId: actorId, sessionId, address } = actor;
    expect(await recorded(account, 'session.proved', 'password.refused')).toEqual([
      { kind: 'session.proved', actorId, sessionId, address, userAgent: 'a browser', details: { by: 'password' } },
    ]);
  });

  it('that is wrong proves nothing, and stands in the record', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    harness.clock.advance(11 * minute);
    const refused = await prove(actor, { password: 'a loud yard' });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'password', message: shared.passwordWrong })],
    ]);
    const { userId: actorId, sessionId, address } = actor;
    expect(await recorded(account, 'session.proved', 'password.refused')).toEqual([
      { kind: 'password.refused', actorId, sessionId, address, userAgent: null, details: {} },
    ]);
    const current = await harness.as(actor).call<SignInAnswer>('GET', '/sessions/current');
    expect(seconds() - (provedBy(current.body.token) ?? 0)).toBe(660);
  });

  it('is throttled as a sign-in is, and together with it', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    for (let count = 0; count < freeForPair; count += 1)
      expect((await prove(actor, { password: 'a loud yard' })).status).toBe(422);
    const refused = await prove(actor);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2']);
    expect((await signIn(harness, account, { actor: from(actor.address ?? '') })).status).toBe(429);
    harness.clock.advance(2000);
    expect((await prove(actor)).status).toBe(200);
    expect((await recorded(account, 'sign_in.throttled')).length).toBe(1);
  });

  it('on a device of the owner is kept from nobody by guesses from elsewhere', async () => {
    const account = await anAccount(harness);
    const { token, device } = (await signIn(harness, account)).body;
    const elsewhere = { ...actorOf(token), address: '198.51.100.77' };
    for (let count = 0; count < freeForPair; count += 1)
      await signIn(harness, account, { typed: 'a loud yard', actor: from('198.51.100.77') });
    expect((await prove(elsewhere)).status).toBe(429);
    expect((await prove(elsewhere, { password, device })).status).toBe(200);
  });

  it('needs a code where the second factor is on, and the password all the same', async () => {
    const account = await anAccount(harness);
    const { secret, recoveryCodes } = await enrolled(harness, await signedIn(harness, account));
    const { challenge = '' } = (await signIn(harness, account)).body.secondFactor ?? {};
    const actor = actorOf((await finish(harness, { challenge, code: codeOf(harness, secret) })).body.token);
    harness.clock.advance(30_000);
    const at = (field: string, message: string) => [422, [expect.objectContaining({ field, message })]];
    const answered = async (body: object) => {
      const { status, body: answer } = await prove(actor, body);
      return [status, answer.errors];
    };
    expect(await answered({ password })).toEqual(at('code', shared.codeSixFigures));
    expect(await answered({ password, code: '000000' })).toEqual(at('code', shared.codeWrong));
    const code = codeOf(harness, secret);
    expect(await answered({ password: 'a loud yard', code })).toEqual(at('password', shared.passwordWrong));
    expect(await answered({ password, code })).toEqual([200, undefined]);
    expect(await answered({ password, code })).toEqual(at('code', shared.codeWrong));
    expect(await answered({ password, recoveryCode: recoveryCodes[0] })).toEqual([200, undefined]);
    expect((await recorded(account, 'session.proved', 'second_factor.failed')).map(({ kind }) => kind)).toEqual([
      'second_factor.failed',
      'session.proved',
      'second_factor.failed',
      'session.proved',
    ]);
  });

  it('is of one session: another of the same user has to prove it itself', async () => {
    const account = await anAccount(harness);
    const [one, other] = [await signedIn(harness, account), await signedIn(harness, account)];
    harness.clock.advance(11 * minute);
    await prove(one);
    const current = await harness.as(other).call<SignInAnswer>('GET', '/sessions/current');
    expect(seconds() - (provedBy(current.body.token) ?? 0)).toBe(660);
  });

  it('brings no session back that has ended', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    await harness.as(actor).call('DELETE', '/sessions/current');
    expect((await prove(actor)).status).toBe(401);
    expect(await stands(harness, actor)).toBe(401);
  });
});

describe('the own mobile number', () => {
  it('is changed within ten minutes of the sign-in, or of a proof, and then no more', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    harness.clock.advance(10 * minute);
    expect((await movesNumber(actor, '6145550120')).status).toBe(200);
    harness.clock.advance(1000);
    for (const number of ['6145550121', '', null]) {
      const refused = await movesNumber(actor, number);
      expect([refused.status, refused.body.code]).toEqual([403, 'proof.needed']);
    }
    const proved = actorOf((await prove(actor)).body.token);
    expect((await movesNumber(proved, '6145550121')).status).toBe(200);
  });

  it('that stays as it is needs no proof, whatever else changes', async () => {
    const actor = await signedIn(harness, await anAccount(harness));
    const save = (update: object) => harness.as(actor).call('PUT', '/users/current/profile', update);
    const mobileNumber = '6145550120';
    expect((await save({ city: 'Columbus', mobileNumber })).status).toBe(200);
    harness.clock.advance(60 * minute);
    expect((await save({ city: 'Dublin', mobileNumber })).status).toBe(200);
    expect((await save({ city: 'Westerville' })).status).toBe(200);
  });
});

it('new recovery codes are given within ten minutes of a proof with the second factor: the password alone is no way past it', async () => {
  const account = await anAccount(harness);
  const { secret } = await enrolled(harness, await signedIn(harness, account));
  const { challenge = '' } = (await signIn(harness, account)).body.secondFactor ?? {};
  const actor = actorOf((await finish(harness, { challenge, code: codeOf(harness, secret) })).body.token);
  const renew = (by: TestActor) =>
    harness.as(by).call<{ code?: string }>('POST', '/users/current/second-factor/recovery-codes', { password });
  expect((await renew(actor)).status).toBe(200);
  harness.clock.advance(11 * minute);
  const refused = await renew(actor);
  expect([refused.status, refused.body.code]).toEqual([403, 'proof.needed']);
  const proved = actorOf((await prove(actor, { password, code: codeOf(harness, secret) })).body.token);
  expect((await renew(proved)).status).toBe(200);
});

it('a wrong password before a change stands in the record, whatever was to be changed', async () => {
  const account = await anAccount(harness);
  const actor = await signedIn(harness, account);
  const typed = { password: 'a loud yard' };
  const own = '/users/current/second-factor';
  const answers = [
    await harness.as(actor).call('PUT', '/users/current/password', { ...typed, newPassword: 'a-new-Tx7-word' }),
    await harness.as(actor).call('POST', `${own}/enrol`, typed),
    await harness.as(actor).call('POST', `${own}/recovery-codes`, typed),
    await harness.as(actor).call('DELETE', own, typed),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect((await recorded(account, 'password.refused')).map(({ actorId }) => actorId)).toEqual(
    answers.map(() => account.id),
  );
});
