import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const ignored = new Set(['node_modules', 'dist', 'test-results', 'testing']);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(test\.tsx?|md)$/.test(entry.name) ? [] : [path];
  });
}

/** What lies in the nearest folder upwards that has it. */
function nearest(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, name);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The unit and every package of ours that it is bundled from, by name: their folders, in the tree or where they were installed. */
function bundledFolders(unit) {
  const folders = new Map();
  const visit = (folder) => {
    const { name, dependencies = {} } = manifestOf(folder);
    if (folders.has(name)) return;
    folders.set(name, folder);
    for (const library of Object.keys(dependencies)) {
      const found = library.startsWith('@groundwork/') && nearest(join('node_modules', library), folder);
      if (found) visit(realpathSync(found));
    }
  };
  visit(unit);
  return folders;
}

/**
 * The version of a remote built without a name of its own: 12 hex digits over everything that goes into the
 * bundle (sources, build configuration, locked dependencies). The same sources give the same version on every
 * machine, so a cached build keeps its name and another build never shares it.
 */
export function sourceVersion(unit) {
  const folders = bundledFolders(unit).set('@groundwork/tools-webpack', import.meta.dirname);
  const named = [...folders].flatMap(([name, folder]) =>
    filesUnder(folder).map((file) => [`${name}/${relative(folder, file).split(sep).join('/')}`, file]),
  );
  const lock = nearest('package-lock.json', unit);
  if (lock) named.push(['package-lock.json', lock]);
  named.sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [name, file] of named) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}
