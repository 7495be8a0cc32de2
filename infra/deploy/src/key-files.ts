import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSessionPublicFile } from '@groundwork/server-config';
import type { Unit } from './units.js';
import { units } from './units.js';

/** The files under `GROUNDWORK_KEYS` that a unit reads. */
export function keyFiles(unit: Unit): readonly string[] {
  if (unit.kind !== 'service' && unit.kind !== 'bff') return [];
  const session = unit.kind === 'service' && unit.of === 'identity' ? ['session.key', 'private/session.pem'] : [];
  const seal = unit.kind === 'service' ? ['seal.key'] : [];
  const callers = units.filter(({ kind }) => kind === 'service' || kind === 'bff');
  return [...session, ...seal, `private/${unit.name}.pem`, ...callers.map(({ name }) => `public/${name}.pem`)];
}

/** What comes and goes while a key is replaced: the public halves of sessions, and the seal key before the present one. */
const comesAndGoes = (unit: Unit, name: string): boolean =>
  isSessionPublicFile(name) || (unit.kind === 'service' && name === 'seal.previous.key');

/** Where the keys of one unit lie, of all that lie in `folder`: what it may hold, and nothing else. */
export const folderOf = (folder: string, unit: { readonly name: string }): string => `${folder}/units/${unit.name}`;

/** Lays the keys of each unit apart, so that a container is given a folder that holds no other's. What is gone from `folder` goes. */
export function layApart(folder: string): void {
  for (const unit of units.filter((one) => keyFiles(one).length > 0)) {
    const own = folderOf(folder, unit);
    const wanted = [...keyFiles(unit), ...readdirSync(folder).filter((name) => comesAndGoes(unit, name))];
    for (const path of wanted) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      copyFileSync(join(folder, path), join(own, path));
    }
    for (const name of readdirSync(own))
      if (comesAndGoes(unit, name) && !existsSync(join(folder, name))) rmSync(join(own, name));
  }
}
