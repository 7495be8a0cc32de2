import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { shared } from '@groundwork/domain-messages';
import { Database } from '@groundwork/server-data';
import { aBorrower, anAdministrator } from '@groundwork/server-testkit';
import { AccountRepository } from '../accounts/index.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import {
  aMember,
  anEmail,
  lettersTo,
  newest,
  password,
  post,
  signInAs,
  somebody,
  startScene,
  withTerms,
} from '../testing/registering.js';
import type { Scene } from '../testing/registering.js';
import { anAccount, signedIn } from '../testing/signed-in.js';
import type { TestAccount } from '../testing/signed-in.js';

jest.setTimeout(60_000);

let scene: Scene;
let root: TestAccount;
beforeAll(async () => {
  scene = await startScene();
  root = await anAccount(scene.harness, 'super');
});
afterAll(() => scene.close());
beforeEach(() => withTerms(scene));

const asRoot = () => signedIn(scene.harness, root);
const form = (link: { code: string }, email: string, more: object = {}) => ({
  token: link.code,
  email,
  firstName: 'Ida',
  lastName: 'Okafor',
  password,
  ...more,
});
const registerAdmin = (body: object) => post(scene, somebody(), '/registrations/administrator', body);
const invite = async (email: string) => {
  const answer = await post(scene, await asRoot(), '/administrators/invitations', { email });
  expect([answer.status, answer.body]).toEqual([200, { result: 'registered' }]);
  return newest(scene, 'admin.invited', email);
};

describe('an invited administrator', () => {
  it('registers under the invited address and signs in', async () => {
    const email = anEmail();
    const link = await invite(email);
    expect(
      (await post(scene, somebody(), '/links', { kind: 'admin', id: link.invitationId, token: link.code })).body,
    ).toMatchObject({ email, firstName: '' });
    expect((await registerAdmin(form(link, anEmail()))).status).toBe(410);
    expect((await registerAdmin(form(link, email, { password: 'admin123', firstName: '' }))).body).toMatchObject({
      errors: expect.arrayContaining([
        { field: 'firstName', message: shared.fieldRequired },
        { field: 'password', message: shared.passwordCommon },
      ]) as unknown,
    });
    expect((await registerAdmin(form(link, email.toUpperCase()))).body).toEqual({ result: 'registered' });
    expect((await signInAs(scene, email)).body).toMatchObject({ role: 'admin', isSuper: false });
    expect(await newest(scene, 'user.registered', email)).toMatchObject({ role: 'admin', firstName: 'Ida' });
    expect((await registerAdmin(form(link, email))).status).toBe(410);
  });

  it('is invited by a super administrator alone, to an address that nobody else has', async () => {
    const { email } = await anAccount(scene.harness, 'broker');
    for (const actor of [somebody(), anAdministrator(), aBorrower(randomUUID())])
      expect((await post(scene, actor, '/administrators/invitations', { email: anEmail() })).status).toBe(403);
    expect((await post(scene, await asRoot(), '/administrators/invitations', { email })).body).toMatchObject({
      code: 'email.taken',
      detail: shared.emailTaken,
    });
  });

  it('has the newest link only, once, for three days', async () => {
    const email = anEmail();
    const older = await invite(email);
    const link = await invite(email);
    expect((await registerAdmin(form(older, email))).status).toBe(410);
    const answers = await Promise.all([registerAdmin(form(link, email)), registerAdmin(form(link, email))]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 410]);
    const late = anEmail();
    const expired = await invite(late);
    scene.harness.clock.advance(3 * 24 * 3_600_000);
    expect((await registerAdmin(form(expired, late))).status).toBe(410);
  });
});

describe('rights', () => {
  it('change at once: the sessions of the changed account end, and everybody is told', async () => {
    const admin = await anAccount(scene.harness, 'admin');
    const before = await signedIn(scene.harness, admin);
    const raised = await post(scene, await asRoot(), '/administrators/super-status', { id: admin.id, isOwner: true });
    expect([raised.status, raised.body]).toEqual([
      200,
      expect.objectContaining({ id: admin.id, role: 'super', isSuper: true }),
    ]);
    expect((await scene.harness.as(before).call('GET', '/users')).status).toBe(401);
    const after = await signedIn(scene.harness, admin);
    expect(after.role).toBe('super');
    expect(await lettersTo(scene, 'user.role_changed', admin.email)).toEqual([
      expect.objectContaining({ from: 'admin', to: 'super', changedBy: root.id }),
    ]);
    expect(await newest(scene, 'user.updated', admin.email)).toMatchObject({ role: 'super' });
    const audit = await scene.harness.service.app
      .get(Database)
      .reading.manager.findBy(AuditEntryEntity, { accountId: admin.id, kind: 'role.changed' });
    expect(audit).toMatchObject([{ actorId: root.id, details: { from: 'admin', to: 'super' } }]);

    // Repeated, it changes nothing and ends nothing.
    expect(
      (await post(scene, await asRoot(), '/administrators/super-status', { id: admin.id, isOwner: true })).status,
    ).toBe(200);
    expect((await scene.harness.as(after).call('GET', '/users')).status).toBe(200);
    expect(await lettersTo(scene, 'user.role_changed', admin.email)).toHaveLength(1);
  });

  it('are not taken away in the midst of what is done by them', async () => {
    const boss = await anAccount(scene.harness, 'super');
    const [session, remover] = [await signedIn(scene.harness, boss), await asRoot()];
    const accounts = scene.harness.service.app.get(AccountRepository);
    let release = () => {};
    let stands = () => {};
    const standing = new Promise<void>((resolve) => (stands = resolve));
    const gate = new Promise<void>((resolve) => (release = resolve));
    const doing = scene.harness.service.app.get(Database).transaction(async (manager) => {
      await accounts.requireStanding(manager, session);
      stands();
      await gate;
    });
    await standing;
    const removing = post(scene, remover, '/administrators/removals', { id: boss.id });
    const first = await Promise.race([removing.then(() => 'removed'), sleep(1_000, 'waits')]);
    release();
    await doing;
    expect([first, (await removing).status]).toEqual(['waits', 200]);
    await expect(
      scene.harness.service.app.get(Database).transaction((manager) => accounts.requireStanding(manager, session)),
    ).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('are removed, and given again by a new invitation', async () => {
    const admin = await anAccount(scene.harness, 'admin');
    const session = await signedIn(scene.harness, admin);
    const removed = await post(scene, await asRoot(), '/administrators/removals', { id: admin.id });
    expect(removed.body).toMatchObject({ role: 'borrower', isSuper: false });
    expect((await scene.harness.as(session).call('GET', '/users')).status).toBe(401);
    expect((await scene.harness.as(await signedIn(scene.harness, admin)).call('GET', '/users')).status).toBe(403);
    const link = await invite(admin.email);
    expect((await registerAdmin(form(link, admin.email))).status).toBe(200);
    expect((await signInAs(scene, admin.email)).body).toMatchObject({ role: 'admin', userId: admin.id });
  });

  it('are not changed by oneself, nor by an administrator, nor of somebody who is none', async () => {
    const admin = await anAccount(scene.harness, 'admin');
    const { userId } = await aMember(scene);
    const own = await post(scene, await asRoot(), '/administrators/super-status', { id: root.id, isOwner: false });
    expect(own.body).toMatchObject({ code: 'rule.violated', detail: shared.ownRole });
    expect((await post(scene, await asRoot(), '/administrators/removals', { id: root.id })).body).toMatchObject({
      detail: shared.ownRole,
    });
    expect(
      (
        await post(scene, await signedIn(scene.harness, admin), '/administrators/super-status', {
          id: admin.id,
          isOwner: true,
        })
      ).status,
    ).toBe(403);
    expect(
      (await post(scene, await asRoot(), '/administrators/super-status', { id: userId, isOwner: true })).body,
    ).toMatchObject({ code: 'state.illegal_transition' });
    expect((await post(scene, await asRoot(), '/administrators/removals', { id: randomUUID() })).status).toBe(404);
  });

  it('of two super administrators who take each other’s at once, one keeps its own', async () => {
    const [one, two] = [await anAccount(scene.harness, 'super'), await anAccount(scene.harness, 'super')];
    const [asOne, asTwo] = [await signedIn(scene.harness, one), await signedIn(scene.harness, two)];
    // Every other super administrator goes first, so that one of these two is the last.
    const users = await scene.harness.as(asOne).call<{ id: string; role: string }[]>('GET', '/users?kind=admins');
    for (const { id, role } of users.body)
      if (role === 'super' && id !== one.id && id !== two.id)
        expect((await post(scene, asOne, '/administrators/removals', { id })).status).toBe(200);
    const answers = await Promise.all([
      post(scene, asOne, '/administrators/super-status', { id: two.id, isOwner: false }),
      post(scene, asTwo, '/administrators/removals', { id: one.id }),
    ]);
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 401 || status === 403)).toHaveLength(1);
    const left = await scene.harness
      .as(statuses[0] === 200 ? asOne : asTwo)
      .call<{ id: string; role: string }[]>('GET', '/users?kind=admins');
    expect(left.body.filter((user) => user.role === 'super')).toHaveLength(1);
  });
});
