import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { Database } from '@groundwork/server-data';
import type { TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody } from '@groundwork/server-testkit';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { RecoveryCodeEntity } from '../second-factor/persistence/recovery-code.entity.js';
import { SecondFactorEntity } from '../second-factor/persistence/second-factor.entity.js';
import type { SecondFactorDto } from '../second-factor/second-factor.dto.js';
import { lettersTo, startScene } from '../testing/registering.js';
import type { Scene } from '../testing/registering.js';
import { anAccount, codeOf, enrolled, finish, password, signedIn, signIn } from '../testing/signed-in.js';
import type { TestAccount } from '../testing/signed-in.js';

jest.setTimeout(60_000);

let scene: Scene;
let root: TestAccount;
let asRoot: TestActor;
beforeAll(async () => {
  scene = await startScene();
  root = await anAccount(scene.harness, 'super');
  asRoot = await signedIn(scene.harness, root);
});
afterAll(() => scene.close());

const reason = 'Lost phone; called back on the number on file';
const off: SecondFactorDto = { on: false, since: null, recoveryCodesLeft: 0, required: false };
const identifiedBy = 'calledBack';
const reset = (actor: TestActor, id: string, why: string = reason) =>
  scene.harness.as(actor).call<SecondFactorDto>('POST', '/administrators/second-factor-resets', {
    id,
    reason: why,
    identifiedBy,
  });
const refused = (actor: TestActor, body: object) =>
  scene.harness.as(actor).problem('POST', '/administrators/second-factor-resets', body);
const stateOf = (actor: TestActor, id: string) =>
  scene.harness.as(actor).call<SecondFactorDto>('GET', `/administrators/second-factors/${id}`);
const rows = () => scene.harness.service.app.get(Database).reading.manager;
const told = async (email: string) =>
  (await lettersTo(scene, 'user.second_factor_changed', email)).map(({ change, recoveryCodesLeft, changedBy }) => [
    change,
    recoveryCodesLeft,
    changedBy,
  ]);

/** Chooses the password anew by the link of a letter, as whoever was reset has to. */
async function proveAddress({ email }: TestAccount): Promise<void> {
  const as = scene.harness.as(nobody);
  await as.call('POST', '/passwords/forgotten', { email });
  const [letter] = (await lettersTo(scene, 'user.reset_requested', email)).slice(-1);
  const body = { id: letter?.userId, password, resetToken: letter?.code };
  expect((await as.call('POST', '/passwords/reset', body)).status).toBe(200);
}

async function locked(role: Parameters<typeof anAccount>[1] = 'borrower') {
  const account = await anAccount(scene.harness, role);
  const session = await signedIn(scene.harness, account);
  return { account, session, ...(await enrolled(scene.harness, session)) };
}

describe('a lost second factor', () => {
  it.each(['borrower', 'broker', 'admin', 'super'] as const)(
    'of a %s is reset: sessions, what was begun and the password are over, and the address is proved anew',
    async (role) => {
      const { account, session, secret, recoveryCodes } = await locked(role);
      const challenge = (await signIn(scene.harness, account)).body.secondFactor?.challenge;
      expect((await stateOf(asRoot, account.id)).body).toEqual({
        on: true,
        since: expect.any(String) as string,
        recoveryCodesLeft: 10,
        required: false,
      });

      const answer = await reset(asRoot, account.id, `  ${reason} `);
      expect([answer.status, answer.body]).toEqual([200, off]);
      expect((await scene.harness.as(session).call('GET', '/users/current/second-factor')).status).toBe(401);
      for (const proof of [{ code: codeOf(scene.harness, secret) }, { recoveryCode: recoveryCodes[0] }])
        expect((await finish(scene.harness, { challenge, ...proof })).status).toBe(410);
      expect(await rows().countBy(SecondFactorEntity, { accountId: account.id })).toBe(0);
      expect(await rows().countBy(RecoveryCodeEntity, { accountId: account.id })).toBe(0);
      expect((await signIn(scene.harness, account)).status).toBe(401);
      await proveAddress(account);
      expect((await signIn(scene.harness, account)).status).toBe(201);

      const record = await rows().findBy(AuditEntryEntity, { accountId: account.id, kind: 'second_factor.reset' });
      expect(record).toMatchObject([
        { actorId: root.id, sessionId: asRoot.sessionId, details: { because: reason, identified: 'by a call back' } },
      ]);
      expect(await rows().findBy(AuditEntryEntity, { accountId: account.id, kind: 'session.ended' })).toMatchObject([
        { actorId: root.id, details: { because: 'second factor reset' } },
      ]);
      expect(await told(account.email)).toEqual([
        ['on', 10, account.id],
        ['reset', 0, root.id],
      ]);
    },
  );

  it('that is none is left alone: a repeat is answered alike, and ends and tells nothing', async () => {
    const { account } = await locked();
    const answers = await Promise.all([reset(asRoot, account.id), reset(asRoot, account.id)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, off],
      [200, off],
    ]);
    await proveAddress(account);
    const session = await signedIn(scene.harness, account);
    expect((await reset(asRoot, account.id)).status).toBe(200);
    expect((await scene.harness.as(session).call('GET', '/users/current/second-factor')).status).toBe(200);
    expect(await rows().countBy(AuditEntryEntity, { accountId: account.id, kind: 'second_factor.reset' })).toBe(1);
    expect((await told(account.email)).filter(([change]) => change === 'reset')).toHaveLength(1);
  });

  it('is not reset by its owner, nor by anybody who is no super administrator', async () => {
    const own = await locked('super');
    expect(await refused(own.session, { id: own.account.id, reason, identifiedBy })).toMatchObject({
      code: 'rule.violated',
      detail: shared.ownSecondFactor,
    });
    const { account } = await locked();
    const admin = await signedIn(scene.harness, await anAccount(scene.harness, 'admin'));
    for (const actor of [admin, anAdministrator(), aBorrower(randomUUID()), aBroker(randomUUID()), nobody]) {
      expect((await reset(actor, account.id)).status).toBe(403);
      expect((await stateOf(actor, account.id)).status).toBe(403);
    }
    // A token that says super of somebody who is none, as after a change of role.
    expect((await refused({ ...asRoot, userId: admin.userId }, { id: account.id, reason, identifiedBy })).code).toBe(
      'access.denied',
    );
    for (const { id } of [own.account, account]) expect((await stateOf(asRoot, id)).body.on).toBe(true);
  });

  it('needs to say how it was made sure who it is', async () => {
    const { account } = await locked();
    for (const way of [undefined, '', 'guessed', 'toString'])
      expect(await refused(asRoot, { id: account.id, reason, identifiedBy: way })).toMatchObject({
        status: 422,
        errors: [{ field: 'identifiedBy', message: shared.howIdentified }],
      });
    expect((await stateOf(asRoot, account.id)).body.on).toBe(true);
  });

  it('needs a reason of some words and an account', async () => {
    const { account } = await locked();
    for (const why of ['', '  ab  '])
      expect(await refused(asRoot, { id: account.id, reason: why, identifiedBy })).toMatchObject({
        status: 422,
        errors: [{ field: 'reason', message: shared.reasonRequired }],
      });
    expect(await refused(asRoot, { id: account.id, reason: 'x'.repeat(201), identifiedBy })).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    expect(await refused(asRoot, { id: account.id, identifiedBy })).toMatchObject({ errors: [{ field: 'reason' }] });
    expect((await reset(asRoot, randomUUID())).status).toBe(404);
    expect((await stateOf(asRoot, randomUUID())).status).toBe(404);
    expect((await stateOf(asRoot, account.id)).body.on).toBe(true);
  });
});

describe('the owner of an account is told', () => {
  it('of every change of the own second factor, and of nothing that did not happen', async () => {
    const { account, session, secret, recoveryCodes } = await locked();
    const as = scene.harness.as(session);
    const own = '/users/current/second-factor';
    const challenge = async () => (await signIn(scene.harness, account)).body.secondFactor?.challenge;
    expect((await finish(scene.harness, { challenge: await challenge(), recoveryCode: recoveryCodes[0] })).status).toBe(
      201,
    );
    expect((await finish(scene.harness, { challenge: await challenge(), recoveryCode: recoveryCodes[0] })).status).toBe(
      422,
    );
    expect((await as.call('POST', `${own}/recovery-codes`, { password: 'wrong' })).status).toBe(422);
    expect((await as.call('POST', `${own}/recovery-codes`, { password })).status).toBe(200);
    const begun = await as.call<{ challenge: string; secret: string }>('POST', `${own}/enrol`, {
      password,
      code: codeOf(scene.harness, secret),
    });
    await as.call('POST', `${own}/confirm`, {
      challenge: begun.body.challenge,
      code: codeOf(scene.harness, begun.body.secret),
    });
    scene.harness.clock.advance(30_000);
    expect((await as.call('DELETE', own, { password, code: '000000' })).status).toBe(422);
    expect((await as.call('DELETE', own, { password, code: codeOf(scene.harness, begun.body.secret) })).status).toBe(
      204,
    );
    expect(await told(account.email)).toEqual([
      ['on', 10, account.id],
      ['recovery_code_used', 9, account.id],
      ['codes_renewed', 10, account.id],
      ['replaced', 10, account.id],
      ['off', 0, account.id],
    ]);
    const kinds = (await rows().find(AuditEntryEntity, { where: { accountId: account.id }, order: { id: 'ASC' } }))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('second_factor.') && kind !== 'second_factor.failed');
    expect(kinds).toEqual([
      'second_factor.on',
      'second_factor.recovered',
      'second_factor.codes_renewed',
      'second_factor.replaced',
      'second_factor.off',
    ]);
  });
});
