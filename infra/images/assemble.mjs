/**
 * `node infra/images/assemble.mjs @groundwork/service-draws /out [--without-maps]`: what one unit needs to run, and nothing else. A service
 * or a back end is packed (`pack.mjs`); beside it come the packages that are not, with those that they name, and the files that ours read.
 * Of anything else comes its own `dist`, those of the packages that it names, and the packages from the registry that these name. Paths
 * stay as they are under the repository, so that everything is found where it was; `unit` leads to the unit.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isBeside, pack } from './pack.mjs';

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '../..'));

/** The folder of a package as Node finds it from `from`; undefined for an optional one that is not there. */
function find(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const isOthers = (folder) => folder.includes('/node_modules/');

/** What of a package of others is not taken: Node would hold all of their source maps. @param path in its folder */
const isLeft = (path) => path.includes('/node_modules') || /\.[cm]?js\.map$/.test(path);

/** Lays packages below `out` as they lie in the repository. With `isPacked`, of ours only what they read. */
function laying(out, isPacked) {
  const seen = new Set();
  const own = (folder, { name, files = [] }) => {
    if (!existsSync(join(folder, 'dist'))) throw new Error(`${name} is not built.`);
    const parts = new Set(isPacked ? files : ['package.json', 'dist', ...files]);
    for (const left of isPacked ? ['src', 'dist'] : ['src']) parts.delete(left);
    for (const part of parts) cpSync(join(folder, part), join(out, relative(root, folder), part), { recursive: true });
  };
  const others = (folder) =>
    cpSync(folder, join(out, relative(root, folder)), {
      recursive: true,
      filter: (path) => !isLeft(path.slice(folder.length)),
    });
  return function take(link, required, by) {
    if (!link) {
      if (required) throw new Error(`${by} names ${required}, which is not installed.`);
      return seen;
    }
    const folder = realpathSync(link);
    const path = join(out, relative(root, link));
    if (folder !== link && !isPacked && !existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true });
      symlinkSync(relative(dirname(link), folder), path);
    }
    if (seen.has(folder)) return seen;
    seen.add(folder);
    const manifest = manifestOf(folder);
    if (isOthers(folder)) others(folder);
    else own(folder, manifest);
    const isTaken = (name) => !isPacked || isOthers(folder) || name.startsWith('@groundwork/') || isBeside(name);
    for (const name of Object.keys(manifest.dependencies ?? {}).filter(isTaken))
      take(find(name, folder), name, manifest.name);
    for (const name of Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies }).filter(isTaken))
      take(find(name, folder));
    return seen;
  };
}

/** What packages of others ask to be told with what is made of them. */
function licencesOf(folders) {
  const texts = [...folders].sort().map((folder) => {
    const { name, version, license } = manifestOf(folder);
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    const said = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [`${name} ${version}: ${JSON.stringify(license ?? 'as below')}`, ...said].join('\n\n');
  });
  return `${texts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** Lays everything that `unit` needs to run below `target`. @returns how many packages of others lie beside it */
export async function assemble(unit, target, { maps = true } = {}) {
  const out = resolve(target);
  const start = find(unit, root);
  if (!start) throw new Error(`There is no ${unit}.`);
  const folder = realpathSync(start);
  const place = join(out, relative(root, folder));
  const isPacked = existsSync(join(folder, 'dist/main.js'));
  mkdirSync(place, { recursive: true });
  const taken = laying(out, isPacked)(start, unit, 'The command');
  if (isPacked) {
    const packed = await pack({ root, folder, out: join(place, 'dist'), maps });
    writeFileSync(join(place, 'dist/licences.txt'), licencesOf(packed));
    const { name, version } = manifestOf(folder);
    writeFileSync(join(place, 'package.json'), `${JSON.stringify({ name, version, private: true })}\n`);
  }
  symlinkSync(relative(root, folder), join(out, 'unit'));
  cpSync(join(root, 'package.json'), join(out, 'package.json'));
  return [...taken].filter((one) => !isPacked || isOthers(one)).length;
}

if (fileURLToPath(import.meta.url) === realpathSync(argv[1] ?? '.')) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'without-maps': { type: 'boolean', default: false } },
  });
  const [unit, target] = positionals;
  if (!unit || !target) throw new Error('Say which unit, and where to.');
  console.log(`${unit}: ${await assemble(unit, target, { maps: !values['without-maps'] })} packages beside`);
}
