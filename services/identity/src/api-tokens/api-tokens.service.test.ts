import { createHash, randomUUID } from 'node:crypto';
import { machineRules } from '@groundwork/domain-messages';
import { EndedSessions, EndedSessionsFeed, InternalTokens, readSession, ServiceClient } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { ApiTokenEntity } from '../accounts/index.js';
import { anAccount, from, signedIn } from '../testing/signed-in.js';
import type { TestAccount } from '../testing/signed-in.js';
import type { ApiTokenDto, NewApiTokenDto, OpenedApiTokenDto } from './api-token.dto.js';

let harness: ServiceHarness;
let root: TestAccount;
let actor: TestActor;
beforeAll(async () => {
  harness = await startService(service);
  root = await anAccount(harness, 'super', { firstName: 'Carolyn' });
  actor = await signedIn(harness, root);
});
afterAll(() => harness.close());

const aName = () => `Export ${randomUUID().slice(0, 8)}`;
const make = (more: object = {}, by: TestActor = actor) =>
  harness.as(by).call<NewApiTokenDto & { errors?: object[] }>('POST', '/api-tokens', {
    name: aName(),
    days: 90,
    scopes: ['loans:read'],
    ...more,
  });
const open = (token: string, by: TestActor = from('203.0.113.9')) =>
  harness.as(by).call<OpenedApiTokenDto>('POST', '/api-tokens/opened', { token });
const list = async () => (await harness.as(actor).call<ApiTokenDto[]>('GET', '/api-tokens')).body;
const revoke = (id: string, by: TestActor = actor) => harness.as(by).call<ApiTokenDto>('DELETE', `/api-tokens/${id}`);
const audit = async (account: string) =>
  (
    await harness
      .as(actor)
      .call<{ entries: { kind: string; account: object; by: object; details: object }[] }>(
        'GET',
        `/audit?account=${account}`,
      )
  ).body.entries;

describe('an API token', () => {
  it('is shown once and kept as a hash', async () => {
    const { status, body } = await make({ name: '  Nightly export ' });
    expect([status, body.name, body.createdBy, body.usedAt]).toEqual([201, 'Nightly export', root.id, null]);
    expect(body.token).toMatch(/^gwk_[\w-]{43}$/);
    expect(body.token.slice(-4)).toBe(body.ending);
    const rows = await harness.service.app.get(Database).reading.manager.findBy(ApiTokenEntity, { id: body.id });
    expect(JSON.stringify(rows)).not.toContain(body.token);
    expect(rows[0]?.tokenHash).toBe(createHash('sha256').update(body.token).digest('hex'));
    expect(JSON.stringify(await list())).not.toContain(body.token);
    expect(await audit(body.id)).toMatchObject([
      {
        kind: 'token.created',
        account: { name: 'API token Nightly export' },
        by: { name: 'Carolyn Builder' },
        details: { name: 'Nightly export', scopes: 'loans:read', until: body.expiresAt },
      },
    ]);
  });

  it('is made by a super administrator alone, who is one still', async () => {
    for (const other of [nobody, anAdministrator()]) expect((await make({}, other)).status).toBe(403);
    const lost = await anAccount(harness, 'super');
    const late = await signedIn(harness, lost);
    const manager = harness.service.app.get(Database).reading.manager;
    await manager.query(`UPDATE account SET role = 'admin' WHERE id = '${lost.id}'`);
    expect((await make({}, late)).status).toBe(403);
    expect((await harness.as(anAdministrator()).call('GET', '/api-tokens')).status).toBe(403);
  });

  it.each([
    ['scopes', { scopes: [] }, machineRules.scopesMissing],
    ['scopes', { scopes: ['loans:all'] }, undefined],
    ['days', { days: 3650 }, undefined],
    ['name', { name: ' ' }, undefined],
    ['name', { name: 'x'.repeat(201) }, undefined],
  ])('says at the field what is wrong with its %s: %j', async (field, more, message) => {
    const { status, body } = await make(more);
    expect([status, body.errors]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ field, ...(message ? { message } : {}) })]),
    ]);
  });

  it('has a name of its own while it is good, whatever the letters, also of two at once', async () => {
    const name = aName();
    const answers = await Promise.all([make({ name }), make({ name: name.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.body.errors).toEqual([{ field: 'name', message: machineRules.nameInUse }]);
    await revoke(answers.find(({ status }) => status === 201)?.body.id ?? '');
    expect((await make({ name })).status).toBe(201);
    // Letters that are longer in small.
    const wide = 'İ'.repeat(200);
    expect([(await make({ name: wide })).status, (await make({ name: wide })).status]).toEqual([201, 422]);
  });

  it('opens a session of its own, with its scopes and no other, and says from where', async () => {
    const { body: made } = await make({ scopes: ['draws:write', 'loans:read'] });
    const { status, body } = await open(made.token);
    expect(status).toBe(200);
    expect(readSession(body.token, harness.options.keys.session, Infinity)).toMatchObject({
      sub: made.id,
      sid: made.id,
      role: 'admin',
      scopes: ['draws:write', 'loans:read'],
      exp: body.expiresAt,
    });
    expect(readSession(body.token, harness.options.keys.session, Infinity)?.proved).toBeUndefined();
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({
      usedAt: harness.clock.now().toISOString(),
      usedFrom: '203.0.113.9',
    });
    expect((await harness.asService('draws', 'GET', `/internal/users/${made.id}/name`)).body).toEqual({
      userId: made.id,
      firstName: 'API token',
      lastName: made.name,
      email: '',
    });
    expect((await harness.as(actor).call('GET', `/users/${made.id}/profile`)).body).toMatchObject({
      lastName: made.name,
    });
  });

  it('is none where nobody made it, after its end, and once it is revoked', async () => {
    const { body: made } = await make({ days: 7 });
    expect((await open(`gwk_${'a'.repeat(43)}`)).body).toMatchObject({ code: 'session.invalid' });
    expect((await revoke(made.id)).body.revokedBy).toBe(root.id);
    expect((await open(made.token)).status).toBe(401);
    // A second time it stays as it was.
    const { body: again } = await revoke(made.id, await signedIn(harness, await anAccount(harness, 'super')));
    expect(again.revokedBy).toBe(root.id);
    expect((await audit(made.id)).map(({ kind }) => kind)).toEqual(['token.revoked', 'token.created']);
    expect((await revoke(randomUUID())).status).toBe(404);
  });

  it('is told to every unit when it is revoked, also to a replica that only asks', async () => {
    const { body: made } = await make();
    const known = new EndedSessions();
    const client = new ServiceClient('identity', harness.service.url);
    const tokens = new InternalTokens(harness.options.keys, 'service-identity');
    const feed = new EndedSessionsFeed(known, client, () => tokens.system('identity'));
    await feed.start();
    try {
      await new Promise((resolve) => setTimeout(resolve, 400));
      expect(known.has(made.id)).toBe(false);
      await revoke(made.id);
      const begun = Date.now();
      expect(harness.service.app.get(EndedSessions).has(made.id)).toBe(true);
      while (!known.has(made.id) && Date.now() - begun < 5_000) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(Date.now() - begun).toBeLessThan(1_000);
    } finally {
      feed.close();
      await client.close();
    }
  });

  it('ends with the rights of who made it', async () => {
    const other = await anAccount(harness, 'super');
    const { body: made } = await make({}, await signedIn(harness, other));
    const { body: mine } = await make();
    await harness.as(actor).call('POST', '/administrators/super-status', { id: other.id, isOwner: false });
    expect((await open(made.token)).status).toBe(401);
    expect((await open(mine.token)).status).toBe(200);
    expect((await audit(made.id))[0]).toMatchObject({ kind: 'token.revoked', by: { id: root.id } });
  });

  it('is none after its end, and its name is free then', async () => {
    const name = aName();
    const { body: made } = await make({ name, days: 7 });
    harness.clock.advance(7 * 24 * 3_600_000 - 60_000);
    actor = await signedIn(harness, root);
    // The access token is over with it, not five minutes later.
    const { body } = await open(made.token);
    expect(body.expiresAt * 1000).toBe(Math.floor(Date.parse(made.expiresAt) / 1000) * 1000);
    harness.clock.advance(60_000);
    expect((await open(made.token)).status).toBe(401);
    expect((await make({ name })).status).toBe(201);
  });
});
