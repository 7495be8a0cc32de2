/**
 * The pages of the tree (docs and every README): a link leads to a file, a path in back quotes is there, the index names every
 * decision, which are numbered without holes, and a table of tests ('noticed by') names tests that there are.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const index = 'docs/README.md';
/** What is made, and is in no checkout. */
const made = /(^|\/)(node_modules|dist|test-results|\.nx|\.groundwork|playwright-report|infra\/compose\/keys)(\/|$)/;

/** @typedef {{ names(path: string): string[]; read(path: string): string; has(path: string): boolean }} Tree */

/** @param {string} root @returns {Tree} */
export const treeOf = (root) => ({
  names: (path) =>
    readdirSync(join(root, path), { withFileTypes: true }).map((e) => (e.isDirectory() ? `${e.name}/` : e.name)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  has: (path) => existsSync(join(root, path)),
});

/** @param {Tree} tree @param {RegExp} wanted @returns {string[]} */
function filesOf(tree, wanted, folder = '') {
  return tree.names(folder).flatMap((name) => {
    const path = folder + name;
    if (made.test(path) || path === '.git/') return [];
    return name.endsWith('/') ? filesOf(tree, wanted, path) : wanted.test(path) ? [path] : [];
  });
}

/** `libs/{a,b}/x` as its two paths. @param {string} path @returns {string[]} */
function expanded(path) {
  const [, before = '', within, after = ''] = /^(.*?)\{([^{}]+)\}(.*)$/.exec(path) ?? [];
  return within ? within.split(',').flatMap((one) => expanded(before + one.trim() + after)) : [path];
}

/** Whether a path is there, in which `*` and `<area>` stand for a name. @param {Tree} tree @param {string[]} segments */
function isThere(tree, [first, ...rest], folder = '') {
  if (first === undefined || first === '') return true;
  if (!/[*<…]/.test(first))
    return tree.has(folder + first) && (rest.length === 0 || isThere(tree, rest, `${folder}${first}/`));
  if (first === '**') return true;
  const pattern = new RegExp(`^${first.replace(/[.+?()[\]^$|]/g, '\\$&').replace(/\*|<[^>]*>|…/g, '[^/]*')}/?$`);
  return tree
    .names(folder)
    .filter((name) => pattern.test(name) && (rest.length === 0 || name.endsWith('/')))
    .some((name) => isThere(tree, rest, folder + name));
}

/** @param {Tree} tree @param {string} path */
const isDead = (tree, path) => expanded(path).some((one) => !made.test(one) && !isThere(tree, one.split('/')));

/**
 * A path from the root begins with one of its folders; `src/…` of a README is that of its unit.
 * @param {Tree} tree @param {string} page @param {string} text @param {string[]} tops
 */
function pathsIn(tree, page, text, tops) {
  const own = dirname(page) === '.' ? '' : `${dirname(page)}/`;
  return [...text.matchAll(/`([\w.@*<>{},…/-]+)`/g)].flatMap(([, token = '']) => {
    if (!token.includes('/')) return [];
    const [top = ''] = token.split('/');
    const [known = ''] = top.split(/[*<{…]/);
    if (tops.includes(top) || (known !== top && known !== '' && tops.some((one) => one.startsWith(known))))
      return [token];
    return top === 'src' && tree.has(`${own}src`) ? [own + token] : [];
  });
}

/** @param {Tree} tree @param {string} page @param {string} text */
function deadLinks(tree, page, text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .filter((target) => !tree.has(normalize(join(dirname(page), target))));
}

/**
 * The last column of a table 'fault | noticed by' quotes its tests, with `…` for what is left out.
 * @param {string} text @param {string[]} tests
 */
function missingTests(text, tests) {
  const [, table = ''] = /\| noticed by \|\n\|[-|]+\n((?:\|.*\n)*)/.exec(text) ?? [];
  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/'([^']+)'/g)])
    .map(([, name = '']) => name)
    .filter((name) => !tests.some((test) => name.split('…').every((piece) => test.includes(piece.trim()))));
}

/** Decisions are numbered from one on, without a hole and none twice. @param {string[]} decisions @returns {string[]} */
const numberingComplaints = (decisions) =>
  [...decisions]
    .sort()
    .filter((page, at) => Number(page.slice('adr/'.length).split('-')[0]) !== at + 1)
    .slice(0, 1)
    .map((page) => `docs/${page}: is not the next number`);

/** @param {Tree} tree @returns {string[]} */
export function documentComplaints(tree) {
  const pages = filesOf(tree, /^docs\/.*\.md$|(^|\/)(README|CONTRIBUTING)\.md$/);
  const tops = tree
    .names('')
    .filter((name) => name.endsWith('/'))
    .map((name) => name.slice(0, -1));
  /** @type {string[] | undefined} */
  let tests;
  const complaints = pages.flatMap((page) => {
    const text = tree.read(page);
    if (text.includes('| noticed by |')) tests ??= filesOf(tree, /\.test\.tsx?$/).map((path) => tree.read(path));
    return [
      ...deadLinks(tree, page, text).map((target) => `leads to ${target}, which is not there`),
      ...pathsIn(tree, page, text, tops)
        .filter((path) => isDead(tree, path))
        .map((path) => `names ${path}, which is not there`),
      ...missingTests(text, tests ?? []).map((name) => `names the test '${name}', which is not there`),
    ].map((complaint) => `${page}: ${complaint}`);
  });
  const listed = tree.read(index);
  const decisions = pages.filter((page) => page.startsWith('docs/adr/')).map((page) => page.slice('docs/'.length));
  return [
    ...complaints,
    ...numberingComplaints(decisions),
    ...decisions.filter((page) => !listed.includes(`(${page})`)).map((page) => `${index}: does not list ${page}`),
  ];
}
