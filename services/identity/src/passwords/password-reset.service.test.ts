import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import {
  aMember,
  anEmail,
  confirm,
  lettersTo,
  newest,
  password,
  post,
  register,
  signInAs,
  somebody,
  startScene,
  withTerms,
} from '../testing/registering.js';
import type { Scene } from '../testing/registering.js';
import { actorOf, anAccount, codeOf, enrolled, finish, signedIn, signIn, stands } from '../testing/signed-in.js';

// Each reset hashes a password.
jest.setTimeout(60_000);

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.close());
beforeEach(() => withTerms(scene));

const forget = (email: string, actor = somebody(), at = scene) => post(at, actor, '/passwords/forgotten', { email });
const reset = (link: { userId: string; code: string }, word: string, actor = somebody(), at = scene) =>
  post(at, actor, '/passwords/reset', { id: link.userId, resetToken: link.code, password: word });
const sessionOf = async (email: string) => actorOf((await signInAs(scene, email)).body['token'] as string);

describe('a forgotten password', () => {
  it('is replaced by the link, every session ends and a letter tells of it', async () => {
    const { email, userId } = await aMember(scene);
    const [desk, phone] = [await sessionOf(email), await sessionOf(email)];
    expect((await forget(email)).body).toEqual({ result: 'success' });
    const link = await newest(scene, 'user.reset_requested', email);
    expect(link).toMatchObject({
      userId,
      registeredAgain: false,
      expiresAt: new Date(scene.harness.clock.now().getTime() + 3_600_000).toISOString(),
    });
    expect([await stands(scene.harness, desk), await stands(scene.harness, phone)]).toEqual([200, 200]);

    expect((await reset(link, 'Password1')).body).toMatchObject({
      errors: [{ field: 'password', message: shared.passwordCommon }],
    });
    expect((await reset(link, 'x7!b')).body).toMatchObject({
      errors: [{ field: 'password', message: 'Password must be 8 characters or more' }],
    });
    expect((await reset(link, 'a-new-Tx7-word')).body).toEqual({ result: 'Succeeded' });
    expect([await stands(scene.harness, desk), await stands(scene.harness, phone)]).toEqual([401, 401]);
    expect((await signInAs(scene, email)).status).toBe(401);
    expect((await signInAs(scene, email, 'a-new-Tx7-word')).status).toBe(201);
    expect(await lettersTo(scene, 'user.password_changed', email)).toHaveLength(1);
    expect((await reset(link, 'another-Tx7-word')).body).toMatchObject({
      code: 'token.invalid',
      detail: shared.linkInvalid,
    });
  });

  it('of nobody is answered alike and sends nothing', async () => {
    const email = anEmail();
    expect((await forget(email)).body).toEqual({ result: 'success' });
    expect(await lettersTo(scene, 'user.reset_requested', email)).toEqual([]);
    expect((await post(scene, somebody(), '/passwords/forgotten', { email: '' })).body).toMatchObject({
      errors: [{ field: 'email', message: shared.needAValidEmail }],
    });
  });

  it('of somebody who has not confirmed sends the confirmation again', async () => {
    const first = await register(scene);
    await forget(first.email);
    const second = await newest(scene, 'user.confirmation_requested', first.email);
    expect(second).toMatchObject({ userId: first.userId, firstName: 'Ana', lastName: 'Reyes' });
    expect((await confirm(scene, first)).status).toBe(410);
    expect((await confirm(scene, second)).status).toBe(200);
  });

  it('opens for an hour, by the newest link, for its own account', async () => {
    const [one, two] = [await aMember(scene), await aMember(scene)];
    await forget(one.email);
    const older = await newest(scene, 'user.reset_requested', one.email);
    await forget(one.email);
    const link = await newest(scene, 'user.reset_requested', one.email);
    for (const wrong of [older, { ...link, userId: two.userId }, { userId: two.userId, code: randomUUID() }])
      expect((await reset(wrong, 'a-new-Tx7-word')).status).toBe(410);
    scene.harness.clock.advance(3_600_000);
    expect((await reset(link, 'a-new-Tx7-word')).status).toBe(410);
    expect((await signInAs(scene, two.email)).status).toBe(201);
  });

  it('is set by one of two at once', async () => {
    const { email } = await aMember(scene);
    await forget(email);
    const link = await newest(scene, 'user.reset_requested', email);
    const words = ['first-Tx7-word', 'second-Tx7-word'];
    const answers = await Promise.all(words.map((word) => reset(link, word)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
    const winner = answers.findIndex((answer) => answer.status === 200);
    const entries = await Promise.all(words.map((word) => signInAs(scene, email, word)));
    expect(entries.findIndex((entry) => entry.status === 201)).toBe(winner);
  });

  it('ends a sign-in that was begun with the old one and waits for its second factor', async () => {
    const account = await anAccount(scene.harness);
    const { secret } = await enrolled(scene.harness, await signedIn(scene.harness, account));
    const begun = await signIn(scene.harness, account);
    const challenge = begun.body.secondFactor?.challenge ?? '';
    await forget(account.email);
    expect((await reset(await newest(scene, 'user.reset_requested', account.email), 'a-new-Tx7-word')).status).toBe(
      200,
    );
    expect((await finish(scene.harness, { challenge, code: codeOf(scene.harness, secret) })).body.code).toBe(
      'challenge.over',
    );
    // The link is no way past the second factor.
    const anew = await signIn(scene.harness, account, { typed: 'a-new-Tx7-word' });
    expect([anew.status, typeof anew.body.secondFactor?.challenge]).toEqual([202, 'string']);
  });

  it('leaves no session of the old one behind, however close a sign-in came', async () => {
    // With a hash that takes its time: the sign-in has looked at the password before it is changed.
    const real = await startScene({ guessing: { paceMs: 20 } });
    try {
      withTerms(real);
      for (const pause of [0, 10, 20, 30, 40]) {
        const { email } = await aMember(real);
        await forget(email, somebody(), real);
        const link = await newest(real, 'user.reset_requested', email);
        const [entry] = await Promise.all([
          sleep(pause).then(() => signInAs(real, email)),
          reset(link, 'a-new-Tx7-word', somebody(), real),
        ]);
        expect([201, 401]).toContain(entry.status);
        if (entry.status === 201) expect(await stands(real.harness, actorOf(entry.body['token'] as string))).toBe(401);
      }
    } finally {
      await real.close();
    }
  });

  it('lets its owner in at once who had guessed too often before', async () => {
    const { email } = await aMember(scene);
    const owner = somebody();
    for (let count = 0; count < 11; count += 1)
      await post(scene, owner, '/sessions', { email, password: 'not this one' });
    expect((await post(scene, owner, '/sessions', { email, password })).status).toBe(429);
    await forget(email, owner);
    await reset(await newest(scene, 'user.reset_requested', email), 'a-new-Tx7-word', owner);
    expect((await post(scene, owner, '/sessions', { email, password: 'a-new-Tx7-word' })).status).toBe(201);
  });
});

describe('a changed password', () => {
  it('ends the other sessions, keeps the own one, and is told by a letter', async () => {
    const { email } = await aMember(scene);
    const [own, other] = [await sessionOf(email), await sessionOf(email)];
    const change = (newPassword: string) =>
      scene.harness.as(own).call('PUT', '/users/current/password', { password, newPassword });
    expect((await change('letmein99')).body).toMatchObject({
      errors: [{ field: 'newPassword', message: shared.passwordCommon }],
    });
    expect((await change('a-new-Tx7-word')).body).toEqual({ result: 'Succeeded' });
    expect([await stands(scene.harness, own), await stands(scene.harness, other)]).toEqual([200, 401]);
    expect(await lettersTo(scene, 'user.password_changed', email)).toHaveLength(1);
  });

  it('has the deployment’s minimum, which the pages can ask for', async () => {
    expect((await scene.harness.as(somebody()).call('GET', '/passwords/rules')).body).toEqual({ minimum: 8 });
  });
});
