import { createMissingKeys, loadKeys } from '@groundwork/server-config';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from './compose.js';
import { folderOf, layApart } from './key-files.js';
import { units } from './units.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'groundwork-keys-'));
  createMissingKeys(folder);
  layApart(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const holders = units.filter(({ kind }) => kind === 'service' || kind === 'bff');
const privateHalves = (name: string) => readdirSync(join(folderOf(folder, { name }), 'private')).sort();

describe('keys that are laid apart', () => {
  it.each(holders)('are what $name starts with, and no other’s private half', (unit) => {
    if (unit.kind !== 'service' && unit.kind !== 'bff') throw new Error('It holds no keys.');
    expect(() => loadKeys(folderOf(folder, unit), unit.name)).not.toThrow();
    const isIdentity = unit.name === 'service-identity';
    const sealed = unit.kind === 'service' ? [`${unit.name}.events.pem`, `${unit.name}.seal.key`] : [];
    expect(privateHalves(unit.name)).toEqual(
      [`${unit.name}.pem`, ...sealed, ...(isIdentity ? ['session.pem'] : [])].sort(),
    );
    expect(existsSync(join(folderOf(folder, unit), 'session.key'))).toBe(isIdentity);
  });

  it('are what a container is given, and nothing beside them', () => {
    for (const unit of holders)
      expect(compose.services[unit.name]?.volumes?.filter((volume) => volume.includes('keys'))).toEqual([
        `./keys/units/${unit.name}:/run/keys:ro`,
      ]);
    for (const { kind, name } of units)
      if (kind === 'gateway' || kind === 'remote')
        expect(compose.services[name]?.volumes?.some((volume) => volume.includes('keys'))).toBe(false);
  });

  it('bring along keys that services still open with, each its own and the one that all shared', () => {
    const lie = (unit: string, name: string) => existsSync(join(folderOf(folder, { name: unit }), name));
    const replaced = 'private/service-files.seal.previous.key';
    for (const name of ['seal.key', 'seal.previous.key', replaced])
      copyFileSync(join(folder, 'private/service-files.seal.key'), join(folder, name));
    layApart(folder);
    for (const name of ['seal.key', 'seal.previous.key'])
      expect([lie('bff-shell', name), lie('service-files', name), lie('service-draws', name)]).toEqual([
        false,
        true,
        true,
      ]);
    expect([lie('bff-shell', replaced), lie('service-files', replaced), lie('service-draws', replaced)]).toEqual([
      false,
      true,
      false,
    ]);
    expect(loadKeys(folderOf(folder, { name: 'service-files' }), 'service-files').seal).toHaveLength(4);
    for (const name of ['seal.key', 'seal.previous.key', replaced]) rmSync(join(folder, name));
    layApart(folder);
    for (const name of ['seal.key', 'seal.previous.key', replaced]) expect(lie('service-files', name)).toBe(false);
  });

  it('follow a pair of sessions that comes and goes', () => {
    const lie = (unit: string, name: string) => existsSync(join(folderOf(folder, { name: unit }), name));
    copyFileSync(join(folder, 'session.pem'), join(folder, 'session.next.pem'));
    layApart(folder);
    expect([lie('bff-shell', 'session.next.pem'), lie('service-files', 'session.next.pem')]).toEqual([true, true]);
    rmSync(join(folder, 'session.next.pem'));
    layApart(folder);
    expect(lie('bff-shell', 'session.next.pem')).toBe(false);
    expect(lie('bff-shell', 'session.pem')).toBe(true);
  });
});
