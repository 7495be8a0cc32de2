import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, workspaceFolders } from '../../infra/local/prepare.mjs';

export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Every package of the workspace by its name: its folder and its manifest. */
export function workspacePackages() {
  return new Map(
    workspaceFolders().map((relative) => {
      const folder = join(root, relative);
      const manifest = manifestOf(folder);
      return [manifest.name, { folder, manifest }];
    }),
  );
}

/**
 * The packages of the workspace that a unit is built, tested and run with: those that it names, and what these name to run.
 * @throws {Error} where a name is no package of the workspace
 */
export function packedFor(unit, packages) {
  const { dependencies, devDependencies } = manifestOf(join(root, unit));
  const packed = new Map();
  const take = (names) => {
    for (const name of Object.keys(names ?? {}).filter(isOurs)) {
      if (packed.has(name)) continue;
      const found = packages.get(name);
      if (!found) throw new Error(`${name} is no package of the workspace`);
      packed.set(name, found);
      take(found.manifest.dependencies);
    }
  };
  take(dependencies);
  take(devDependencies);
  return packed;
}

export const isOurs = (name) => name.startsWith('@groundwork/');

/** Where a package finds one of others: in its own folder, or above. */
export function installed(name, from) {
  for (let folder = from; folder.length >= root.length; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
  }
  return undefined;
}
