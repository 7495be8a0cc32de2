import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSessionPublicFile } from '@groundwork/server-config';
import type { Unit } from './units.js';
import { units } from './units.js';

/** The files under `GROUNDWORK_KEYS` that a unit reads. */
export function keyFiles(unit: Unit): readonly string[] {
  if (unit.kind !== 'service' && unit.kind !== 'bff') return [];
  const session = unit.kind === 'service' && unit.of === 'identity' ? ['session.key', 'private/session.pem'] : [];
  const callers = units.filter(({ kind }) => kind === 'service' || kind === 'bff');
  return [
    ...session,
    `private/${unit.name}.pem`,
    ...callers.map(({ name }) => `public/${name}.pem`),
    ...(unit.kind === 'service' ? sealFiles(unit) : []),
  ];
}

/** What a service seals with, at rest and in events, and everybody's halves to seal events to. */
const sealFiles = ({ name }: Unit): readonly string[] => [
  `private/${name}.seal.key`,
  `private/${name}.events.pem`,
  ...units.flatMap((unit) => (unit.kind === 'service' ? [`public/${unit.name}.events.pem`] : [])),
];

/** The key that all services shared before each had its own, as long as it seals; and put aside, as long as what it sealed is about. */
const sharedSealFile = 'seal.key';
export const previousSharedSealFile = 'seal.previous.key';

/** What a service still has from before: its own keys that were replaced, and the one that all shared. */
export const earlierFiles = (unit: Unit): readonly string[] =>
  unit.kind === 'service'
    ? [`private/${unit.name}.seal.previous.key`, `private/${unit.name}.events.previous.pem`, sharedSealFile]
    : [];

/** What a unit is given where it lies there: the public halves of sessions, and keys before the present ones. */
const comesAndGoes = (unit: Unit, path: string): boolean =>
  isSessionPublicFile(path) ||
  [...earlierFiles(unit), ...(unit.kind === 'service' ? [previousSharedSealFile] : [])].includes(path);

/** Where the keys of one unit lie, of all that lie in `folder`: what it may hold, and nothing else. */
export const folderOf = (folder: string, unit: { readonly name: string }): string => `${folder}/units/${unit.name}`;

/** Paths of keys, as units name them; not what was laid apart. */
const filesOf = (folder: string): readonly string[] =>
  ['', 'private', 'public'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => (part ? `${part}/${name}` : name)),
  );

/** Lays the keys of each unit apart, so that a container is given a folder that holds no other's. What is gone from `folder` goes. */
export function layApart(folder: string): void {
  for (const unit of units.filter((one) => keyFiles(one).length > 0)) {
    const own = folderOf(folder, unit);
    const wanted = [...keyFiles(unit), ...filesOf(folder).filter((path) => comesAndGoes(unit, path))];
    for (const path of wanted) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      copyFileSync(join(folder, path), join(own, path));
    }
    for (const path of filesOf(own))
      if (comesAndGoes(unit, path) && !existsSync(join(folder, path))) rmSync(join(own, path));
  }
}
