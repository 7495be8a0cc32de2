import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf, servedDocument } from './document.js';
import { freshVersion, publishIfNew } from './publish.js';
import { Registry } from './registry.js';
import { historyLength } from './standing.js';
import { RegistryError, remoteNamed, remoteNames } from './remotes.js';
import type { RemoteName } from './remotes.js';
import { aBuildIn, hashOf } from './testing/a-build.js';

const now = new Date('2026-03-02T10:00:00.000Z');
let base: string;
let registry: Registry;

const aBuild = (version: string, exposes = ['./app'], remote = 'borrower', change: object = {}): string =>
  aBuildIn(base, version, { exposes, remote, change });

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'groundwork-registry-'));
  registry = new Registry(join(base, 'registry'));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

describe('publishing', () => {
  it('puts versions side by side and points at the newest, with the hash of its entry', () => {
    registry.publish('borrower', aBuild('one'), 'one', now);
    registry.publish('borrower', aBuild('two'), 'two', now);
    const entry = entryOf(registry.read(), 'borrower');
    expect(entry?.url).toBe('borrower/two/mf-manifest.json');
    expect(entry?.fallbackUrl).toBe('borrower/one/mf-manifest.json');
    expect(entry?.metadata.integrity).toBe(hashOf('/* two */'));
    expect(entry?.extras.roles).toEqual(['borrower']);
    expect(readFileSync(join(registry.directory, 'borrower/one/remoteEntry.abc.js'), 'utf8')).toBe('/* one */');
    expect(readdirSync(registry.directory).sort()).toEqual(['borrower', 'remotes.json']);
  });

  it('never writes over a version', () => {
    registry.publish('borrower', aBuild('one'), 'one', now);
    expect(() => registry.publish('borrower', aBuild('two'), 'one', now)).toThrow(/never change/);
    expect(readFileSync(join(registry.directory, 'borrower/one/remoteEntry.abc.js'), 'utf8')).toBe('/* one */');
  });

  it('refuses what is no remote, and names that leave the folder', () => {
    expect(() => registry.publish('borrower', base, 'one', now)).toThrow(/build the remote first/);
    expect(() => registry.publish('borrower', aBuild('one', ['./app', './secret']), 'one', now)).toThrow(
      /exactly \.\/app/,
    );
    expect(() => registry.publish('borrower', aBuild('one'), '../../elsewhere', now)).toThrow(RegistryError);
    expect(existsSync(join(base, 'elsewhere'))).toBe(false);
    expect(entryOf(registry.read(), 'borrower')).toBeUndefined();
  });

  it('refuses the build of another area, and one with a script whose hash nobody has', () => {
    const ofAdmin = aBuild('one', ['./app'], 'admin');
    expect(() => registry.publish('borrower', ofAdmin, 'one', now)).toThrow('is a build of admin_one, not of borrower');
    const without = aBuild('two', ['./app'], 'borrower', { integrity: undefined });
    expect(() => registry.publish('borrower', without, 'two', now)).toThrow('no right hash of remoteEntry.abc.js');
    const changed = aBuild('three');
    writeFileSync(join(changed, 'chunk.js'), 'not in the manifest');
    expect(() => registry.publish('borrower', changed, 'three', now)).toThrow('no right hash of chunk.js');
    expect(registry.current('borrower')).toBeUndefined();
  });

  it('leaves the other remotes as they are', () => {
    registry.publish('admin', aBuild('one', ['./app'], 'admin'), 'one', now);
    registry.publish('borrower', aBuild('two'), 'two', now);
    expect(registry.current('admin')).toBe('one');
    expect(registry.current('broker')).toBeUndefined();
  });

  it('keeps a bounded history', () => {
    for (let at = 0; at < historyLength + 3; at += 1) registry.publish('borrower', aBuild(`v${at}`), `v${at}`, now);
    expect(registry.history('borrower')).toHaveLength(historyLength);
    expect(registry.history('borrower').at(-1)?.version).toBe(`v${historyLength + 2}`);
  });

  it('gives the same sources a second name by the time', () => {
    const sources = 'abcdef012345';
    expect(freshVersion(registry, 'borrower', sources, now)).toBe(sources);
    registry.publish('borrower', aBuild(sources), sources, now);
    expect(freshVersion(registry, 'borrower', sources, now)).toBe(`${sources}-20260302T100000000Z`);
  });
});

describe('rolling back', () => {
  it('moves the pointer step by step and keeps the files', () => {
    for (const version of ['one', 'two', 'three']) registry.publish('borrower', aBuild(version), version, now);
    expect(registry.rollback('borrower')).toEqual({ from: 'three', to: 'two' });
    expect(registry.rollback('borrower')).toEqual({ from: 'two', to: 'one' });
    expect(registry.current('borrower')).toBe('one');
    expect([...registry.versions('borrower')].sort()).toEqual(['one', 'three', 'two']);
    expect(() => registry.rollback('borrower')).toThrow(/no version of borrower before one/);
    expect(registry.current('borrower')).toBe('one');
  });

  it('does not come back to a version that was rolled back from', () => {
    for (const version of ['one', 'two']) registry.publish('borrower', aBuild(version), version, now);
    registry.rollback('borrower');
    registry.publish('borrower', aBuild('three'), 'three', now);
    expect(registry.rollback('borrower')).toEqual({ from: 'three', to: 'one' });
  });

  it('says when nothing was published, and when the files are gone', () => {
    expect(() => registry.rollback('broker')).toThrow(/Nothing of broker is published/);
    for (const version of ['one', 'two']) registry.publish('borrower', aBuild(version), version, now);
    rmSync(join(registry.directory, 'borrower', 'one'), { recursive: true });
    expect(() => registry.rollback('borrower')).toThrow(/are gone/);
  });

  it('survives the next start: known sources do not move the pointer', () => {
    publishIfNew(registry, 'borrower', aBuild('aaaaaaaaaaaa'), now);
    publishIfNew(registry, 'borrower', aBuild('bbbbbbbbbbbb'), now);
    registry.rollback('borrower');
    expect(publishIfNew(registry, 'borrower', aBuild('bbbbbbbbbbbb'), now)).toBeUndefined();
    expect(registry.current('borrower')).toBe('aaaaaaaaaaaa');
    expect(publishIfNew(registry, 'borrower', aBuild('cccccccccccc'), now)?.version).toBe('cccccccccccc');
  });
});

describe('serving and names', () => {
  it('resolves addresses on the origins of the moment', () => {
    registry.publish('borrower', aBuild('one'), 'one', now);
    const origins = Object.fromEntries(
      remoteNames.map((name, at) => [name, `http://localhost:${5201 + at}/`]),
    ) as Record<RemoteName, string>;
    const served = entryOf(servedDocument(registry.read(), origins), 'borrower');
    expect(served?.url).toBe('http://localhost:5201/one/mf-manifest.json');
    expect(entryOf(registry.read(), 'borrower')?.url).toBe('borrower/one/mf-manifest.json');
  });

  it('knows its remotes', () => {
    expect(remoteNamed('admin')).toBe('admin');
    expect(() => remoteNamed('lender')).toThrow(`There is no remote 'lender'. Remotes: ${remoteNames.join(', ')}.`);
    expect(() => remoteNamed('toString')).toThrow(RegistryError);
    expect(() => remoteNamed(undefined)).toThrow(/Say which remote/);
  });
});

describe('a canary', () => {
  const canary = { traffic: 10 };
  const entries = () => registry.read().microFrontends['groundwork/borrower'] ?? [];
  const shares = () => entries().map(({ metadata, deployment }) => [metadata.version, deployment.traffic]);
  beforeEach(() => {
    registry.publish('borrower', aBuild('one'), 'one', now);
    registry.publish('borrower', aBuild('two'), 'two', now, { canary });
  });

  it('stands beside what the others get, with the share it is given', () => {
    expect(shares()).toEqual([
      ['one', 90],
      ['two', 10],
    ]);
    expect(registry.current('borrower')).toBe('one');
    expect(entries()[1]?.deployment.default).toBe(false);
    expect(entries()[1]?.extras.manifestIntegrity).toMatch(/^sha384-/);
    registry.moveCanary('borrower', { traffic: 40 }, now);
    expect(shares()).toEqual([
      ['one', 60],
      ['two', 40],
    ]);
  });

  it('becomes what everybody gets, and can be rolled back from', () => {
    registry.moveCanary('borrower', { traffic: 100 }, now);
    expect(shares()).toEqual([['two', 100]]);
    expect(registry.rollback('borrower')).toEqual({ from: 'two', to: 'one' });
  });

  it('is what a rollback takes back first, and what a version for all ends', () => {
    expect(registry.rollback('borrower')).toEqual({ from: 'two', to: 'one' });
    expect(shares()).toEqual([['one', 100]]);
    registry.publish('borrower', aBuild('three'), 'three', now, { canary });
    registry.publish('borrower', aBuild('four'), 'four', now);
    expect(shares()).toEqual([['four', 100]]);
  });

  it('is of roles of the area and of a share', () => {
    const admin = aBuild('one', ['./app'], 'admin');
    expect(() => registry.publish('admin', admin, 'one', now, { canary })).toThrow(/publish it for all first/);
    expect(() => registry.moveCanary('borrower', { traffic: 10, roles: ['admin'] }, now)).toThrow(
      'borrower is for borrower, not for admin.',
    );
    for (const traffic of [0, 101, 5.5, Number.NaN])
      expect(() => registry.moveCanary('borrower', { traffic }, now)).toThrow(/1 to 99 percent/);
    expect(() => registry.moveCanary('broker', { traffic: 5 }, now)).toThrow(/no canary/);
  });
});

describe('files of versions out of use', () => {
  const later = (days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

  it('stay as long as the registry says and go with the next change', () => {
    registry.publish('borrower', aBuild('one'), 'one', now, { keepDays: 14 });
    registry.publish('borrower', aBuild('two'), 'two', later(100));
    registry.publish('borrower', aBuild('three'), 'three', later(113));
    // Out of use for 13 days: a page that was opened then may still want its chunks.
    expect(registry.sweep('borrower', later(126))).toEqual([]);
    expect(registry.sweep('borrower', later(128))).toEqual(['one']);
    expect(registry.history('borrower').map(({ version }) => version)).toEqual(['two', 'three']);
    // What a rollback would point at stays, however old.
    expect(registry.sweep('borrower', later(900))).toEqual([]);
  });

  it('stay while somebody is pointed at them, also as canary or after a rollback', () => {
    for (const version of ['one', 'two']) registry.publish('borrower', aBuild(version), version, now, { keepDays: 1 });
    registry.rollback('borrower', now);
    registry.publish('borrower', aBuild('three'), 'three', now, { canary: { traffic: 5 } });
    registry.sweep('borrower', later(300));
    expect([...registry.versions('borrower')].sort()).toEqual(['one', 'three']);
    // The time counts from when it went out of use, not from its publication.
    registry.moveCanary('borrower', { traffic: 100 }, later(300));
    expect([...registry.versions('borrower')].sort()).toEqual(['one', 'three']);
  });
});
