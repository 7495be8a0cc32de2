/**
 * `node infra/images/assemble.mjs @groundwork/service-draws /out`: copies what one unit needs to run, and nothing else: its own `dist`,
 * those of the packages that it names, and the packages from the registry that these name. Paths stay as they are under the
 * repository, so that Node finds everything where it did; `unit` leads to the unit.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [unit, target] = process.argv.slice(2);
if (!unit || !target) throw new Error('Say which unit, and where to.');
const out = resolve(target);

/** The folder of a package as Node finds it from `from`; undefined for an optional one that is not there. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

const seen = new Set();
function take(link, required, by) {
  if (!link) {
    if (required) throw new Error(`${by} names ${required}, which is not installed.`);
    return;
  }
  const folder = realpathSync(link);
  if (folder !== link)
    put(relative(root, link), () => symlinkSync(relative(dirname(link), folder), join(out, relative(root, link))));
  if (seen.has(folder)) return;
  seen.add(folder);
  const own = !folder.includes('/node_modules/');
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const place = join(out, relative(root, folder));
  if (own) {
    if (!existsSync(join(folder, 'dist'))) throw new Error(`${manifest.name} is not built.`);
    mkdirSync(place, { recursive: true });
    const parts = new Set(['package.json', 'dist', ...(manifest.files ?? [])]);
    parts.delete('src');
    for (const part of parts) cpSync(join(folder, part), join(place, part), { recursive: true });
  } else
    cpSync(folder, place, { recursive: true, filter: (path) => !path.slice(folder.length).includes('/node_modules') });
  for (const name of Object.keys(manifest.dependencies ?? {})) take(find(name, folder), name, manifest.name);
  for (const name of Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies }))
    take(find(name, folder));
}

const put = (path, make) => {
  if (existsSync(join(out, path))) return;
  mkdirSync(dirname(join(out, path)), { recursive: true });
  make();
};

const start = find(unit, root);
take(start, unit, 'The command');
symlinkSync(relative(root, realpathSync(start)), join(out, 'unit'));
cpSync(join(root, 'package.json'), join(out, 'package.json'));
console.log(`${unit}: ${seen.size} packages`);
