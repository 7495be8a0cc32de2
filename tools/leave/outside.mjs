import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../infra/local/prepare.mjs';
import { installed, isOurs, manifestOf } from './packages.mjs';
import { run } from './process.mjs';

const made = new Set(['node_modules', 'dist', 'test-results']);

/**
 * A unit in a folder of its own under `place`, with `packed` installed as npm packs them and the packages of others linked for
 * those that declare them. Gives the folder.
 * @throws {Error} where a declared package is not installed
 */
export function unitOutside(unit, packed, place) {
  const folder = join(place, unit.replace('/', '-'));
  cpSync(join(root, unit), folder, { recursive: true, filter: (path) => !made.has(basename(path)) });
  const modules = join(folder, 'node_modules');
  for (const [name, tarball] of tarballs([...packed.keys()], join(place, 'tarballs'))) {
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    run(target, 'tar', '-xzf', tarball, '--strip-components=1');
  }
  linkOthers(manifestOf(folder), join(root, unit), folder, modules);
  for (const [name, { folder: source }] of packed)
    linkOthers(manifestOf(join(modules, name)), source, join(modules, name), modules);
  linkCommands(modules);
  return folder;
}

/** The file of each package, packed by one npm. */
function tarballs(names, destination) {
  mkdirSync(destination, { recursive: true });
  const choice = names.map((name) => `--workspace=${name}`);
  const packed = JSON.parse(
    run(root, 'npm', 'pack', ...choice, `--pack-destination=${destination}`, '--json', '--ignore-scripts', '--silent'),
  );
  return packed.map(({ name, version }) => [
    name,
    join(destination, `${name.slice(1).replace('/', '-')}-${version}.tgz`),
  ]);
}

/** Packages of others that a manifest declares, as npm would lay them: at the top, or with a package that has its own version. */
function linkOthers({ dependencies, devDependencies, peerDependencies }, source, target, modules) {
  for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
    if (isOurs(name)) continue;
    const found = installed(name, source);
    if (!found) throw new Error(`${source} declares ${name}, which is not installed`);
    const top = found.startsWith(join(root, 'node_modules'));
    const link = join(top ? modules : join(target, 'node_modules'), name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(found, link, 'junction');
  }
}

/** The commands of all that is installed, as npm makes them. */
function linkCommands(modules) {
  const bin = join(modules, '.bin');
  mkdirSync(bin);
  const names = readdirSync(modules).flatMap((entry) =>
    entry.startsWith('@') ? readdirSync(join(modules, entry)).map((name) => join(entry, name)) : [entry],
  );
  for (const name of names.filter((entry) => !entry.startsWith('.'))) {
    const { bin: commands = {} } = manifestOf(join(modules, name));
    const all = typeof commands === 'string' ? { [basename(name)]: commands } : commands;
    for (const [command, script] of Object.entries(all)) symlinkSync(join(modules, name, script), join(bin, command));
  }
}
