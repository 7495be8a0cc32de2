import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { entryOf, servedDocument } from './document.js';
import { freshVersion, publishIfNew } from './publish.js';
import { Registry, historyLength } from './registry.js';
import { RegistryError, remoteNamed, remoteNames } from './remotes.js';
import type { RemoteName } from './remotes.js';

const now = new Date('2026-03-02T10:00:00.000Z');
let base: string;
let registry: Registry;

/** A folder that looks as webpack leaves a remote. */
function aBuild(version: string, exposes = ['./app']): string {
  const folder = join(base, `built-${version}-${Math.abs(exposes.length - 1)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.abc.js'), `/* ${version} */`);
  writeFileSync(
    join(folder, 'mf-manifest.json'),
    JSON.stringify({
      name: `borrower_${version}`,
      metaData: { remoteEntry: { name: 'remoteEntry.abc.js', path: '' } },
      exposes: exposes.map((path) => ({ path })),
    }),
  );
  return folder;
}

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
    expect(entry?.metadata.integrity).toBe(`sha384-${createHash('sha384').update('/* two */').digest('base64')}`);
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

  it('leaves the other remotes as they are', () => {
    registry.publish('admin', aBuild('one'), 'one', now);
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

  it('waits for a lock whose holder is alive and takes one whose holder is gone', () => {
    mkdirSync(registry.directory, { recursive: true });
    writeFileSync(join(registry.directory, '.lock'), '999999999');
    expect(registry.publish('borrower', aBuild('one'), 'one', now).version).toBe('one');
  });
});
