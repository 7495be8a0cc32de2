import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** No source file is longer, but for these, each with its reason. */
const longest = 300;
const longAllowed = [
  [/^libs\/contracts\/[^/]+\/src\/(schema|operations|document)\.ts$/, 'generated'],
  [
    /\.(test|service\.test|rabbit\.test|contract\.test)\.tsx?$/,
    'a test file may list many cases; the limit for tests is 600',
  ],
];
const longestTest = 600;

/** A command decides who, when and in what order; its rules lie in the domain and in services of its room. */
const longestCommand = 80;

const skipped = new Set([
  'node_modules',
  'dist',
  'test-results',
  '.git',
  '.nx',
  '.groundwork',
  'playwright-report',
  'docs',
]);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|cjs|js)$/;

/** All source files under the root, with slashes. */
export function sourceFiles(root) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(ts|tsx|mjs|cjs|js)$/.test(entry.name)) found.push(relative(root, path).split(sep).join('/'));
    }
  };
  walk(root);
  return found.sort();
}

/** The most lines that a file may have; none for one of the exceptions. */
function limitOf(file) {
  if (/\.test\.tsx?$/.test(file)) return longestTest;
  if (/\.command\.ts$/.test(file)) return longestCommand;
  return longAllowed.some(([pattern]) => pattern.test(file)) ? Infinity : longest;
}

/** Files over the limit. A line is what an editor shows as one. */
export function tooLong(root, files) {
  return files.flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length;
    const limit = limitOf(file);
    return lines > limit
      ? [`${file}: ${lines} lines; at most ${limit} (tools/lint/house-rules.mjs has the exceptions)`]
      : [];
  });
}

/** Names that are not kebab-case with a role suffix. */
export const badlyNamed = (files) =>
  files
    .filter((file) => !kebab.test(file.slice(file.lastIndexOf('/') + 1)))
    .map((file) => `${file}: file names are kebab-case`);

/** The nearest folder upwards that is a package. */
function packageOf(root, file) {
  for (let folder = dirname(join(root, file)); folder.length >= root.length; folder = dirname(folder))
    if (existsSync(join(folder, 'package.json'))) return folder;
  return root;
}

/**
 * Workspace packages that a file imports and its package.json does not name. Nx orders and caches by what is declared;
 * the test kit alone stays undeclared, because libraries that it is made of use it in their own tests.
 */
export function undeclared(root, files) {
  const known = new Map();
  const dependencies = (folder) => {
    if (!known.has(folder)) {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      known.set(
        folder,
        new Set([
          manifest.name,
          ...Object.keys(manifest.dependencies ?? {}),
          ...Object.keys(manifest.devDependencies ?? {}),
        ]),
      );
    }
    return known.get(folder);
  };
  return files.flatMap((file) => {
    const folder = packageOf(root, file);
    if (folder === root) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const imported = new Set(
      [...text.matchAll(/(?:from|import)\s*\(?\s*['"](@groundwork\/[\w-]+)(?:\/[\w-]+)?['"]/g)].map(
        (match) => match[1],
      ),
    );
    return [...imported]
      .filter((name) => name !== '@groundwork/server-testkit' && !dependencies(folder).has(name))
      .map((name) => `${file}: imports ${name}, which ${relative(root, join(folder, 'package.json'))} does not name`);
  });
}

/** What a project is, by where it lies: import rules go by the tag. */
const typeByFolder = [
  ['libs/domain', 'domain'],
  ['libs/server', 'server'],
  ['libs/web', 'web'],
  ['libs/contracts', 'contract'],
  ['services', 'service'],
  ['bff', 'bff'],
  ['infra', 'infra'],
];

/** Packages whose tag says another kind of project than their folder: a library under `infra` would open it to back ends and services. */
export const mistagged = (root) =>
  typeByFolder.flatMap(([folder, type]) =>
    readdirSync(join(root, folder))
      .map((name) => `${folder}/${name}/package.json`)
      .filter((file) => existsSync(join(root, file)))
      .filter((file) => !JSON.parse(readFileSync(join(root, file), 'utf8')).nx?.tags?.includes(`type:${type}`))
      .map((file) => `${file}: a project of ${folder} is tagged type:${type}`),
  );

/** What is looked for may be cut off: a search has no place for a complaint. */
const searches = new Set(['libs/web/lending/src/search-field.tsx', 'shell/src/features/find/find.dialog.tsx']);

/** Fields that the browser cuts what is pasted off in, without a word: a rule says that a text is too long (`Bounded` outside of forms). */
export const cutting = (root, files) =>
  files
    .filter((file) => file.endsWith('.tsx') && !searches.has(file))
    .filter((file) => /\bmaxLength=/.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file}: maxLength cuts off what is pasted without a word; a rule says that it is too long`);
