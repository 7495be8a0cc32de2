import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const ignored = new Set(['node_modules', 'dist', 'test-results', 'testing']);

function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.(test\.tsx?|md)$/.test(entry.name) ? [] : [path];
  });
}

/** The unit's folder and those of every workspace library it is bundled with. */
function bundledFolders(unit) {
  const seen = new Set();
  const visit = (folder) => {
    if (seen.has(folder) || !existsSync(join(folder, 'package.json'))) return;
    seen.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      const match = /^@groundwork\/(domain|web|contract)-(.+)$/.exec(name);
      if (match) visit(join(root, 'libs', match[1] === 'contract' ? 'contracts' : match[1], match[2]));
    }
  };
  visit(unit);
  return [...seen];
}

/**
 * The version of a remote built without a name of its own: 12 hex digits over everything that goes into the
 * bundle (sources, build configuration, locked dependencies). The same sources give the same version on every
 * machine, so a cached build keeps its name and another build never shares it.
 */
export function sourceVersion(unit) {
  const files = [
    ...bundledFolders(unit).flatMap(filesUnder),
    ...filesUnder(join(root, 'tools', 'webpack')),
    join(root, 'package-lock.json'),
  ];
  const named = files
    .map((file) => [relative(root, file).split(sep).join('/'), file])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  for (const [name, file] of named) hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}
