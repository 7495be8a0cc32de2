import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteAreaNames } from '@groundwork/domain-access';
import type { RemoteArea } from '@groundwork/domain-access';
import { Registry } from '@groundwork/server-registry';
import { aBuildIn } from '@groundwork/server-registry/testing';
import type { BffHarness, Neighbour } from '@groundwork/server-testkit';
import { aNeighbour, startBff } from '@groundwork/server-testkit';
import { bff } from '../index.js';
import type { RegistryAnswer, RemoteAnswer } from './registry.dto.js';

const operator = { role: 'super' } as const;
const path = (what = '') => `/operations/registry${what}`;
/** Lately enough that nothing is swept. */
const begun = Date.now();
const dayOf = (day: number): Date => new Date(begun - (5 - day) * 86_400_000);
let base: string;
let registry: Registry;
let identity: Neighbour;
let portal: BffHarness;

beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'groundwork-operations-'));
  registry = new Registry(join(base, 'registry'));
  for (const [at, version] of ['one', 'two', 'three'].entries())
    registry.publish('borrower', aBuildIn(base, version), version, dayOf(at), { by: 'Ada' });
  identity = await aNeighbour();
  identity.answers.set('/audit/operations', '');
  identity.answers.set('/users/current/profile', { firstName: 'Grace', lastName: 'Hopper', email: 'g@example.com' });
  const remotes = Object.fromEntries(remoteAreaNames.map((area) => [area, 'https://remotes.example.com']));
  portal = await startBff(
    bff,
    { identity: identity.url },
    { registry: { data: base, isServedAsFile: true }, remotes: remotes as Record<RemoteArea, string> },
  );
});
afterEach(async () => {
  await portal.close();
  await identity.close();
  rmSync(base, { recursive: true, force: true });
});

const read = async () => (await portal.call<RegistryAnswer>(operator, 'GET', path())).body;
const borrower = async () => (await read()).remotes[0] as RemoteAnswer;
const post = async (what: string, body: object, user: { role: 'super' | 'admin' } = operator) =>
  portal.call<RemoteAnswer & { code: string; current: RemoteAnswer }>(user, 'POST', path(what), {
    remote: 'borrower',
    revision: (await borrower()).revision,
    ...body,
  });
const recorded = () => identity.received.filter((one) => one.path === '/audit/operations').map(({ body }) => body);
const canary = { version: 'two', traffic: 10, roles: ['borrower'] };

describe('the registry', () => {
  it('tells of every version when, by whom and with which hash it was published, and whom it is given', async () => {
    registry.moveCanary('borrower', canary, new Date(), { by: 'Lin' });
    const { access, remotes } = await read();
    expect(access).toBe('writable');
    expect(remotes).toHaveLength(1);
    expect(remotes[0]).toMatchObject({
      remote: 'borrower',
      roles: ['borrower'],
      current: 'three',
      canary,
      changed: { by: 'Lin' },
    });
    expect(remotes[0]?.versions.map(({ version }) => version)).toEqual(['three', 'two', 'one']);
    expect(remotes[0]?.versions[1]).toEqual({
      version: 'two',
      publishedAt: dayOf(1).toISOString(),
      publishedBy: 'Ada',
      hash: expect.stringMatching(/^sha384-/),
      hasFiles: true,
    });
  });

  it('is changed by a super administrator, who is named and put down first, and browsers are told without names', async () => {
    const tried = await post('/canaries', canary);
    expect([tried.status, tried.body.canary, tried.body.changed?.by]).toEqual([200, canary, 'Grace Hopper']);
    expect((await post('/canaries', { ...canary, traffic: 40 })).body.canary?.traffic).toBe(40);
    expect((await post('/withdrawals', {})).body.canary).toBeNull();
    expect((await post('/pointers', { version: 'one' })).body).toMatchObject({ current: 'one', canary: null });
    expect((await post('/pointers', { version: 'three' })).body.current).toBe('three');
    const at = 'remote-borrower';
    const entries = [
      ['operation.remote_canary', 'two: 10 % of borrower'],
      ['operation.remote_canary', 'two: 40 % of borrower'],
      ['operation.remote_withdrawn', 'two'],
      ['operation.remote_for_all', 'one'],
      ['operation.remote_for_all', 'three'],
    ].flatMap(([kind, of]) => [
      { kind: 'operation.begun', deed: kind, at, of },
      { kind, at, of },
    ]);
    expect(recorded()).toEqual(entries);
    const served = readFileSync(join(base, 'remotes.json'), 'utf8');
    expect(served).toContain('https://remotes.example.com/three/mf-manifest.json');
    for (const name of ['Grace', 'Ada']) expect(served).not.toContain(name);
  });

  it.each([
    ['/canaries', canary],
    ['/pointers', { version: 'one' }],
  ])('is not changed by %s where that cannot be put down', async (what, body) => {
    const before = await borrower();
    identity.answers.delete('/audit/operations');
    expect((await post(what, body)).status).toBeGreaterThanOrEqual(400);
    identity.away = true;
    expect((await post(what, body)).status).toBe(503);
    expect(await borrower()).toEqual(before);
  });

  it('is changed by one of two who do it at once; the other hears how it stands, and is not put down for it', async () => {
    const { revision } = await borrower();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((share) => post('/canaries', { ...canary, traffic: share, revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const done = answers.find(({ status }) => status === 200)?.body;
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect([body.code, body.current]).toEqual(['state.version_conflict', done]);
    const late = await post('/pointers', { version: 'one', revision });
    expect([late.status, late.body.current]).toEqual([409, done]);
    expect(recorded().filter((one) => JSON.stringify(one).includes('for_all'))).toEqual([]);
    // What was begun and lost the race is said not to have been done.
    const ofKind = (wanted: string) =>
      (recorded() as { kind: string; of: string }[]).filter(({ kind }) => kind === wanted).map(({ of }) => of);
    const won = `two: ${done?.canary?.traffic} % of ${canary.roles.join(', ')}`;
    expect(ofKind('operation.remote_canary')).toEqual([won]);
    expect([won, ...ofKind('operation.not_done')].sort()).toEqual(ofKind('operation.begun').sort());
  });

  it('waits for a command that is at it, and serves others meanwhile', async () => {
    const lock = join(registry.directory, '.lock');
    writeFileSync(lock, 'a command');
    const waiting = post('/canaries', canary);
    await expect(borrower()).resolves.toMatchObject({ canary: null });
    rmSync(lock);
    expect((await waiting).status).toBe(200);
  });
});

describe('what cannot be', () => {
  it.each([
    ['/canaries', { ...canary, traffic: 0 }, 422],
    ['/canaries', { ...canary, traffic: 100 }, 422],
    ['/canaries', { ...canary, traffic: 1.5 }, 422],
    ['/canaries', { ...canary, traffic: '10' }, 422],
    ['/canaries', { ...canary, roles: [] }, 422],
    ['/canaries', { ...canary, roles: ['nobody'] }, 422],
    ['/canaries', { ...canary, roles: ['borrower', 'borrower'] }, 422],
    ['/canaries', { ...canary, remote: 'lender' }, 422],
    ['/pointers', { version: '../../elsewhere' }, 422],
    ['/pointers', { version: 'x'.repeat(101) }, 422],
    ['/canaries', { ...canary, roles: ['admin'] }, 409],
    ['/canaries', { ...canary, version: 'three' }, 409],
    ['/pointers', { version: 'never' }, 409],
    ['/pointers', { version: 'three' }, 409],
    ['/pointers', { remote: 'broker', version: 'one' }, 409],
    ['/withdrawals', {}, 409],
  ])('%s %j is refused with %s and changes nothing', async (what, body, status) => {
    const before = await borrower();
    expect((await post(what, body)).status).toBe(status);
    expect(await borrower()).toEqual(before);
  });

  it('is a version whose files are gone, or are not what was published', async () => {
    writeFileSync(join(registry.remoteDirectory('borrower'), 'two', 'remoteEntry.abc.js'), 'changed');
    expect((await post('/pointers', { version: 'two' })).status).toBe(409);
    rmSync(join(registry.remoteDirectory('borrower'), 'one'), { recursive: true });
    expect((await post('/pointers', { version: 'one' })).status).toBe(409);
    expect((await borrower()).current).toBe('three');
    expect((await borrower()).versions.find(({ version }) => version === 'one')?.hasFiles).toBe(false);
  });

  it('is a change by an ordinary administrator, or without a late proof', async () => {
    expect((await post('/canaries', canary, { role: 'admin' })).status).toBe(403);
    const answer = await portal.call({ role: 'super', proved: 1 }, 'POST', path('/withdrawals'), {});
    expect([answer.status, answer.body['code']]).toEqual([403, 'proof.needed']);
    expect((await portal.call({ role: 'admin' }, 'GET', path())).status).toBe(403);
  });

  it('is any change of a registry that this portal has none of', async () => {
    const { revision } = await borrower();
    await portal.close();
    portal = await startBff(bff, { identity: identity.url });
    expect(await read()).toEqual({ access: 'elsewhere', remotes: [] });
    const { status } = await portal.call(operator, 'POST', path('/pointers'), {
      remote: 'borrower',
      version: 'one',
      revision,
    });
    expect([status, recorded()]).toEqual([409, []]);
  });
});
