/**
 * `npm run owners` writes CODEOWNERS from the sentence 'Owns …' of each page under docs/teams, where a team says it to its
 * people as well. A test compares.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const organisation = '@groundwork';
/** Whoever keeps the platform looks at what no team has named. */
const fallback = 'platform';

/** @type {{ names(path: string): string[]; read(path: string): string; has(path: string): boolean }} */
const onDisk = {
  names: (path) => readdirSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  has: (path) => existsSync(join(root, path)),
};

/**
 * `libs/domain/{access,events}` as its folders.
 * @param {string} path
 */
function expanded(path) {
  const [, before = '', within, after = ''] = /^(.*)\{([^}]+)\}(.*)$/.exec(path) ?? [];
  return within ? within.split(',').map((one) => `${before}${one}${after}`) : [path];
}

/**
 * The folders that a page claims: what stands in back quotes in its sentence 'Owns …', up to the semicolon or full stop.
 * @param {string} page
 * @returns {string[]}
 */
export function ownedFolders(page) {
  const sentence = /^Owns ([\s\S]*?)(;|\.\s)/m.exec(page)?.[1] ?? '';
  return [...sentence.matchAll(/`([^`]+)`/g)]
    .flatMap(([, path = '']) => expanded(path))
    .map((path) => path.replace(/\/$/, ''));
}

export function codeOwners(tree = onDisk) {
  const teams = tree.names('docs/teams').map((name) => name.replace(/\.md$/, ''));
  const lines = teams.flatMap((team) => {
    const page = `docs/teams/${team}.md`;
    const folders = ownedFolders(tree.read(page));
    if (folders.length === 0) throw new Error(`${page} has no sentence 'Owns …' that names a folder.`);
    const gone = folders.find((folder) => !tree.has(folder));
    if (gone) throw new Error(`${page} owns ${gone}, which is not there.`);
    return [...folders.map((folder) => ({ path: `/${folder}/`, team })), { path: `/${page}`, team }];
  });
  // The last line that fits counts, so a folder stands before what lies in it.
  lines.sort((one, other) => (one.path < other.path ? -1 : 1));
  const width = Math.max(...lines.map(({ path }) => path.length)) + 1;
  const rows = [{ path: '*', team: fallback }, ...lines].map(
    ({ path, team }) => `${path.padEnd(width)}${organisation}/${team}`,
  );
  return ['# Written by `npm run owners` from docs/teams.', ...rows, ''].join('\n');
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'CODEOWNERS'), codeOwners());
