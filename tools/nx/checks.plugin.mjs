/**
 * `lint` and `typecheck` as targets of Nx. They run by group, a folder with a `tsconfig.json` (services, bff, libs/web,
 * mfe-borrower …) or a few of them: one compiler and one ESLint read once what eight services have in common, and a start of
 * their own for each of sixty projects takes twice as long on a cold cache. Each project has both targets too, which lead to its
 * group's, so that `nx affected -t lint typecheck` and `nx lint @groundwork/service-draws` do what they say.
 * The lanes of each project's tests are targets as well (`lane-targets.mjs`).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { boundaries } from '../lint/boundaries.mjs';
import { laneTargets } from './lane-targets.mjs';

const groupFile = '{*,libs/*}/tsconfig.json';

/** What every check reads beside the sources. */
const compilerInputs = ['{workspaceRoot}/tsconfig.base.json', '{workspaceRoot}/package-lock.json'];
const linterInputs = [
  '{workspaceRoot}/eslint.config.mjs',
  '{workspaceRoot}/tools/areas.mjs',
  '{workspaceRoot}/tools/lint/boundaries.mjs',
  '{workspaceRoot}/nx.json',
  // Names and tags of all projects: which may import which.
  '{workspaceRoot}/**/package.json',
  '{workspaceRoot}/package-lock.json',
];
const sourcesOf = (folder) => `{workspaceRoot}/${folder}/**/*`;
const withoutOutputs = [
  '!{workspaceRoot}/**/dist/**',
  '!{workspaceRoot}/**/test-results/**',
  '!{workspaceRoot}/**/*.md',
];

/** The types of projects (`type:server`) that a type may import, itself included, by the boundaries of lint. */
const mayImport = new Map(
  boundaries.depConstraints
    .filter(({ sourceTag, onlyDependOnLibsWithTags }) => sourceTag && onlyDependOnLibsWithTags)
    .map(({ sourceTag, onlyDependOnLibsWithTags }) => [sourceTag, [sourceTag, ...onlyDependOnLibsWithTags]]),
);

function typesReachedFrom(types) {
  const reached = new Set(types);
  for (const type of reached) for (const other of mayImport.get(type) ?? []) reached.add(other);
  return reached;
}

const manifestOf = (root, packageFile) => JSON.parse(readFileSync(join(root, packageFile), 'utf8'));
const typesIn = (root, packageFile) =>
  (manifestOf(root, packageFile).nx?.tags ?? []).filter((tag) => tag.startsWith('type:'));

const isIn = (folder, group) => folder === group || folder.startsWith(`${group}/`);

/** Groups with the types of their projects; the nearest group is a project's. */
function groupsOf(root, files) {
  const names = files.filter((file) => file.endsWith('/tsconfig.json')).map(dirname);
  const packages = files.filter((file) => file.endsWith('package.json') && dirname(file) !== '.');
  const groups = new Map(names.map((name) => [name, { types: new Set(), packages: [] }]));
  for (const file of packages) {
    const group = names.filter((name) => isIn(dirname(file), name)).sort((a, b) => b.length - a.length)[0];
    if (!group) continue;
    groups.get(group).packages.push(dirname(file));
    for (const type of typesIn(root, file)) groups.get(group).types.add(type);
  }
  return groups;
}

const target = (command, inputs) => ({
  executor: 'nx:run-commands',
  options: { command, cwd: '{workspaceRoot}' },
  cache: true,
  inputs: [...inputs, ...withoutOutputs],
  outputs: [],
});

function typecheckOf(group, groups) {
  const own = groups.get(group).types;
  // Without a type it may import everything.
  const reached = own.size > 0 ? typesReachedFrom(own) : undefined;
  const read = [...groups].filter(
    ([name, { types }]) => name === group || !reached || [...types].some((type) => reached.has(type)),
  );
  return target(`node node_modules/ts7/bin/tsc --noEmit --pretty false -p ${group}/tsconfig.json`, [
    ...read.map(([name]) => sourcesOf(name)),
    ...compilerInputs,
  ]);
}

/** ESLint needs two seconds to start: what is small is looked at together. */
const lintedWith = (group) =>
  group.startsWith('libs/')
    ? 'libs'
    : /^(shell|mfe-.*)$/.test(group)
      ? 'browser'
      : /^(infra|e2e|tools)$/.test(group)
        ? 'tools'
        : group;

// The configuration at the root is looked at with the tools.
const atRoot = (name) => (name === 'tools' ? ['eslint.config.mjs'] : []);
const lintOf = (name, folders) =>
  target(`node node_modules/eslint/bin/eslint.js ${[...folders, ...atRoot(name)].join(' ')} --max-warnings 0`, [
    ...folders.map(sourcesOf),
    ...linterInputs,
  ]);

/** What has to see the whole tree; Prettier looks at what has changed alone where it has looked before. */
const ofWholeTree = {
  'lint-prettier':
    'node --max-semi-space-size=64 node_modules/prettier/bin/prettier.cjs . --log-level warn --cache --check',
  'lint-knip': 'node tools/lint/knip.mjs --no-progress --no-config-hints',
  'lint-dependency-cruiser': 'node tools/lint/cruise.mjs',
};

/** Stages of the run that pass or fail as a whole, as the target `check`: what they run, and the folders that they read, built and not. */
const ofRun = {
  'run-contracts': ['node tools/contracts/generate.mjs --check --built', ['services', 'bff', 'libs', 'tools']],
  'run-leave': ['node tools/leave/run.mjs', ['libs', 'mfe-borrower', 'bff/borrower', 'tools']],
};

const typesName = (group) => `types-${group.replaceAll('/', '-')}`;
const lintName = (group) => `lint-${lintedWith(group)}`;
const leadTo = (name, of) => ({ executor: 'nx:noop', dependsOn: [{ projects: [name], target: of }] });
const checkProject = (name, targets) => ({ [`tools/nx/${name}`]: { name, targets } });
const wholeTree = Object.entries(ofWholeTree).map(([name, command]) =>
  checkProject(name, { lint: target(command, ['{workspaceRoot}/**/*']) }),
);
const stages = Object.entries(ofRun).map(([name, [command, folders]]) =>
  checkProject(name, { check: target(command, [...folders.map(sourcesOf), ...compilerInputs]) }),
);

export const name = 'groundwork-checks';

export const createNodesV2 = [
  `{${groupFile},**/package.json}`,
  (files, _options, { workspaceRoot }) => {
    const groups = groupsOf(workspaceRoot, [...files]);
    const ofGroups = [...groups].flatMap(([group, { packages }]) => {
      const linted = [...groups.keys()].filter((other) => lintedWith(other) === lintedWith(group)).sort();
      return [
        [
          join(group, 'tsconfig.json'),
          {
            projects: {
              ...checkProject(typesName(group), { typecheck: typecheckOf(group, groups) }),
              ...checkProject(lintName(group), { lint: lintOf(lintedWith(group), linted) }),
            },
          },
        ],
        ...packages.map((folder) => [
          join(folder, 'package.json'),
          {
            projects: {
              [folder]: {
                root: folder,
                targets: {
                  lint: leadTo(lintName(group), 'lint'),
                  typecheck: leadTo(typesName(group), 'typecheck'),
                  ...laneTargets(folder, manifestOf(workspaceRoot, join(folder, 'package.json'))),
                },
              },
            },
          },
        ]),
      ];
    });
    return [...ofGroups, ['package.json', { projects: Object.assign({}, ...wholeTree, ...stages) }]];
  },
];
