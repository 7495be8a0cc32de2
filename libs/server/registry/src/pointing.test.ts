import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { revisionOf, servedDocument } from './document.js';
import { Registry } from './registry.js';
import { RegistryChangedError, remoteNames } from './remotes.js';
import type { RemoteName } from './remotes.js';
import { servedFileOf } from './served-file.js';
import { publishedOf } from './standing.js';
import type { RemoteStanding } from './document.js';
import { aBuildIn } from './testing/a-build.js';

const now = new Date('2026-03-02T10:00:00.000Z');
const later = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
let base: string;
let registry: Registry;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'groundwork-pointing-'));
  registry = new Registry(join(base, 'registry'));
  for (const version of ['one', 'two', 'three'])
    registry.publish('borrower', aBuildIn(base, version), version, now, { by: `who of ${version}` });
});
afterEach(() => rmSync(base, { recursive: true, force: true }));
const standing = (): RemoteStanding => registry.standing('borrower') as RemoteStanding;

describe('pointing at a version', () => {
  it('moves along the history, back and forth, and ends a canary', () => {
    registry.publish('borrower', aBuildIn(base, 'four'), 'four', now, { canary: { traffic: 10 } });
    expect(registry.pointAt('borrower', 'one', now, { by: 'Ada' })).toEqual({ from: 'three', to: 'one' });
    expect([standing().canary, standing().changed]).toEqual([undefined, { at: now.toISOString(), by: 'Ada' }]);
    expect(registry.pointAt('borrower', 'two', now)).toEqual({ from: 'one', to: 'two' });
    expect(registry.rollback('borrower')).toEqual({ from: 'two', to: 'one' });
    expect(() => registry.pointAt('borrower', 'one', now)).toThrow('given already');
    // Who did that is not known, and nobody is named who did not.
    expect(standing().changed).toBeUndefined();
  });

  it('knows of one that was taken back when and by whom it was published', () => {
    registry.publish('borrower', aBuildIn(base, 'four'), 'four', later(1), { canary: { traffic: 10 }, by: 'Lin' });
    registry.rollback('borrower', later(2));
    expect(publishedOf(standing(), 'four')).toMatchObject({ publishedAt: later(1).toISOString(), publishedBy: 'Lin' });
    registry.pointAt('borrower', 'four', later(3));
    expect(standing().current).toMatchObject({ version: 'four', publishedBy: 'Lin' });
    expect(registry.rollback('borrower', later(4))).toEqual({ from: 'four', to: 'three' });
  });

  it('gives one of before to some as well, in the place of another canary', () => {
    registry.moveCanary('borrower', { version: 'one', traffic: 10 }, now);
    expect(standing().canary?.published).toMatchObject({ version: 'one', publishedBy: 'who of one' });
    registry.moveCanary('borrower', { version: 'two', traffic: 20 }, now);
    expect([standing().canary?.published.version, standing().canary?.traffic]).toEqual(['two', 20]);
    registry.moveCanary('borrower', { traffic: 100 }, now);
    expect(standing().current.version).toBe('two');
    expect(() => registry.moveCanary('borrower', { version: 'two', traffic: 5 }, now)).toThrow('given already');
  });

  it('is refused for what is not there, outside of the folder, or no longer what was published', () => {
    for (const version of ['never', '..', '../borrower/one'])
      expect(() => registry.pointAt('borrower', version, now)).toThrow('There is no version');
    const manifest = join(registry.remoteDirectory('borrower'), 'two', 'mf-manifest.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('{', '{ '));
    expect(() => registry.pointAt('borrower', 'two', now)).toThrow('not what was published');
    expect(standing().current.version).toBe('three');
  });
});

describe('a change upon what somebody saw', () => {
  it('is made only while that stands, in whichever way it was changed', () => {
    const seen = revisionOf(registry.read(), 'borrower');
    registry.moveCanary('borrower', { version: 'one', traffic: 10 }, now, { seen });
    const changes = [
      () => registry.moveCanary('borrower', { traffic: 20 }, now, { seen }),
      () => registry.rollback('borrower', now, { seen }),
      () => registry.pointAt('borrower', 'one', now, { seen }),
    ];
    for (const change of changes) expect(change).toThrow(RegistryChangedError);
    expect(standing().canary?.traffic).toBe(10);
    registry.rollback('borrower', now, { seen: revisionOf(registry.read(), 'borrower') });
    expect(standing().canary).toBeUndefined();
  });

  it('waits for its turn without holding up the process, and leaves the registry to the next', async () => {
    const lock = join(registry.directory, '.lock');
    writeFileSync(lock, 'a command');
    let isDone = false;
    const change = registry.inTurn(() => registry.pointAt('borrower', 'one', now)).then(() => (isDone = true));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([isDone, standing().current.version]).toEqual([false, 'three']);
    rmSync(lock);
    await change;
    expect(standing().current.version).toBe('one');
    await expect(
      registry.inTurn(() => {
        throw new Error('in the work');
      }),
    ).rejects.toThrow('in the work');
    expect(existsSync(lock)).toBe(false);
    registry.pointAt('borrower', 'two', now);
  });
});

describe('what browsers are told', () => {
  const env = Object.fromEntries(
    remoteNames.map((name) => [`REMOTE_${name.toUpperCase()}_URL`, `https://${name}.test`]),
  );

  it('names nobody', () => {
    registry.moveCanary('borrower', { version: 'one', traffic: 10 }, now, { by: 'Ada' });
    registry.moveCanary('borrower', { version: 'two', traffic: 10 }, now, { by: 'Ada' });
    const origins = Object.fromEntries(remoteNames.map((name) => [name, 'https://x.test'])) as Record<
      RemoteName,
      string
    >;
    const text = JSON.stringify(servedDocument(registry.read(), origins));
    expect(text).toContain('https://x.test/two/mf-manifest.json');
    for (const name of ['Ada', 'who of', 'changed']) expect(text).not.toContain(name);
    expect(JSON.stringify(registry.read())).toContain('Ada');
  });

  it('is written with every change where a gateway serves it as a file', () => {
    const served = servedFileOf(base, env);
    const file = join(base, 'remotes.json');
    new Registry(registry.directory, served).pointAt('borrower', 'one', now);
    expect(readFileSync(file, 'utf8')).toContain('"url": "https://borrower.test/one/mf-manifest.json"');
    expect(servedFileOf(base, {})).toBeUndefined();
    expect(() => servedFileOf(base, { ...env, REMOTE_BROKER_URL: '' })).toThrow('Set REMOTE_BROKER_URL');
  });
});
