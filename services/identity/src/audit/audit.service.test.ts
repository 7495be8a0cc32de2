import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Database } from '@groundwork/server-data';
import type { ServiceHarness, TestActor } from '@groundwork/server-testkit';
import { aBorrower, aBroker, anAdministrator, nobody, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { IdleSweeper } from '../sessions/idle-sweeper.service.js';
import { anAccount, codeOf, enrolled, finish, from, password, signedIn, signIn } from '../testing/signed-in.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.service.js';
import type { AuditEntryDto } from './audit.dto.js';

// Each sign-in hashes a password, and a limit takes many.
jest.setTimeout(60_000);

describe('the audit record', () => {
  let harness: ServiceHarness;
  let log: AuditLog;
  let database: Database;
  beforeAll(async () => {
    harness = await startService(service);
    log = harness.service.app.get(AuditLog);
    database = harness.service.app.get(Database);
  });
  afterAll(() => harness.close());

  const entriesOf = (accountId: string) => database.reading.manager.findBy(AuditEntryEntity, { accountId });

  it('belongs to the transaction that it tells of', async () => {
    const [recorded, undone] = [randomUUID(), randomUUID()];
    await database.transaction(() =>
      log.record({ kind: 'role.changed', accountId: recorded, details: { to: 'super' } }),
    );
    await expect(
      database.transaction(async () => {
        await log.record({ kind: 'role.changed', accountId: undone });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await entriesOf(recorded)).toMatchObject([
      { kind: 'role.changed', occurredAt: harness.clock.now(), details: { to: 'super' } },
    ]);
    expect(await entriesOf(undone)).toEqual([]);
  });

  it('is never changed and never deleted', async () => {
    const accountId = randomUUID();
    await log.record({ kind: 'sign_in.succeeded', accountId });
    await expect(
      database.transaction((manager) => manager.update(AuditEntryEntity, { accountId }, { kind: 'sign_in.failed' })),
    ).rejects.toThrow(/never changed/);
    await expect(database.transaction((manager) => manager.delete(AuditEntryEntity, { accountId }))).rejects.toThrow(
      /never changed/,
    );
    expect(await entriesOf(accountId)).toMatchObject([{ kind: 'sign_in.succeeded' }]);
  });

  it('keeps of an address that belongs to no account only its hash', async () => {
    await log.record({ kind: 'sign_in.failed', typed: 'somebody@example.com' });
    const rows = await database.reading.manager.find(AuditEntryEntity);
    expect(JSON.stringify(rows)).not.toContain('somebody@example.com');
    expect(rows.filter((row) => row.typedHash !== null)).toHaveLength(1);
  });
});

describe('what is recorded', () => {
  let harness: ServiceHarness;
  let admin: TestActor;
  beforeAll(async () => {
    harness = await startService(service);
    admin = await signedIn(harness, await anAccount(harness, 'admin'));
  });
  afterAll(() => harness.close());

  type Page = { entries: AuditEntryDto[]; next: string | null };
  const read = async (query: Record<string, string>): Promise<Page> =>
    (await harness.as(admin).call<Page>('GET', `/audit?${new URLSearchParams(query).toString()}`)).body;
  const kindsOf = async (account: string) => (await read({ account })).entries.map((entry) => entry.kind);

  it('tells of a sign-in from where and on what, and of its end', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account, { actor: from('198.51.100.20'), userAgent: 'Desk' });
    await harness.as({ ...actor, address: '198.51.100.20' }).call('DELETE', '/sessions/current');
    const { entries } = await read({ account: account.email });
    const person = { id: account.id, name: 'Ann Builder', email: account.email };
    expect(entries).toMatchObject([
      { kind: 'session.signed_out', account: person, by: person, address: '198.51.100.20' },
      {
        kind: 'sign_in.succeeded',
        account: person,
        by: person,
        address: '198.51.100.20',
        userAgent: 'Desk',
        details: { by: 'password' },
      },
    ]);
  });

  it('tells of failures without what was typed', async () => {
    const account = await anAccount(harness);
    const address = '198.51.100.21';
    await signIn(harness, account, { typed: 'hunter2-secret', actor: from(address) });
    await signIn(harness, { email: 'mistyped@example.com' }, { typed: 'hunter2-secret', actor: from(address) });
    const { entries } = await read({ address });
    expect(entries).toMatchObject([
      { kind: 'sign_in.failed', account: null },
      { kind: 'sign_in.failed', account: { id: account.id } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/hunter2|mistyped/);
    expect((await read({ account: 'Mistyped@example.com' })).entries).toHaveLength(1);
  });

  it('tells once of a block, however many are refused', async () => {
    const account = await anAccount(harness);
    const actor = from('198.51.100.22');
    for (let count = 0; count < 30; count += 1) await signIn(harness, account, { typed: 'wrong', actor });
    const kinds = await kindsOf(account.id);
    expect(kinds.filter((kind) => kind === 'sign_in.throttled')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'sign_in.failed')).toHaveLength(10);
  });

  it('tells of passwords, second factors and devices', async () => {
    const account = await anAccount(harness);
    const actor = await signedIn(harness, account);
    await signedIn(harness, account);
    const { secret, recoveryCodes } = await enrolled(harness, actor);
    const challenge = async () => (await signIn(harness, account)).body.secondFactor?.challenge;
    await finish(harness, { challenge: await challenge(), code: '000000' });
    await finish(harness, { challenge: await challenge(), recoveryCode: recoveryCodes[0] });
    const call = (method: string, path: string, body?: object) => harness.as(actor).call(method, path, body);
    await call('POST', '/users/current/second-factor/recovery-codes', { password });
    await call('DELETE', '/users/current/second-factor', { password, code: codeOf(harness, secret) });
    await call('DELETE', '/users/current/devices');
    await call('PUT', '/users/current/password', { password, newPassword: 'another quiet yard' });
    expect((await kindsOf(account.id)).reverse()).toEqual([
      'sign_in.succeeded',
      'sign_in.succeeded',
      'second_factor.on',
      'second_factor.failed',
      'second_factor.recovered',
      'sign_in.succeeded',
      'second_factor.codes_renewed',
      'second_factor.off',
      'session.ended',
      'session.ended',
      'password.changed',
    ]);
  });

  it('tells of idle ends and of tokens that come again', async () => {
    const [idle, reused] = [await anAccount(harness), await anAccount(harness)];
    await signedIn(harness, idle);
    harness.clock.advance(2 * 60 * 60_000);
    admin = await signedIn(harness, await anAccount(harness, 'super'));
    await harness.service.app.get(IdleSweeper).sweep();
    const { token, refreshToken } = (await signIn(harness, reused)).body;
    const refresh = () => harness.as(from('198.51.100.23')).call('POST', '/sessions/refresh', { token, refreshToken });
    await refresh();
    await refresh();
    expect(await kindsOf(idle.id)).toEqual(['session.idle', 'sign_in.succeeded']);
    expect(await kindsOf(reused.id)).toEqual(['session.reused', 'sign_in.succeeded']);
  });

  it('is read in pages that stay whole while entries are added, and by kind and time', async () => {
    const account = await anAccount(harness);
    const log = harness.service.app.get(AuditLog);
    const begun = harness.clock.now();
    for (let number = 1; number <= 5; number += 1) {
      harness.clock.advance(1000);
      await log.record({
        kind: number % 2 ? 'role.changed' : 'account.opened',
        accountId: account.id,
        details: { number },
      });
    }
    const numbers = (page: Page) => page.entries.map((entry) => entry.details['number']);
    const first = await read({ account: account.id, limit: '2' });
    await log.record({ kind: 'role.changed', accountId: account.id, details: { number: 6 } });
    const second = await read({ account: account.id, limit: '2', cursor: first.next ?? '' });
    const third = await read({ account: account.id, limit: '2', cursor: second.next ?? '' });
    expect([numbers(first), numbers(second), numbers(third), third.next]).toEqual([[5, 4], [3, 2], [1], null]);
    expect(numbers(await read({ account: account.id, kind: 'account.opened' }))).toEqual([4, 2]);
    const at = (seconds: number) => new Date(begun.getTime() + seconds * 1000).toISOString();
    expect(numbers(await read({ account: account.id, from: at(2), to: at(4) }))).toEqual([3, 2]);
    expect((await harness.as(admin).call('GET', '/audit?kind=made.up')).status).toBe(422);
  });

  it('is read by administrators alone', async () => {
    const others = [aBorrower(randomUUID()), aBroker(randomUUID()), nobody];
    for (const actor of others) expect(await harness.as(actor).problem('GET', '/audit')).toMatchObject({ status: 403 });
    expect((await harness.as(anAdministrator()).call('GET', '/audit')).status).toBe(200);
  });
});
