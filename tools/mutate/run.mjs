/**
 * `npm run mutate -- <unit> [files]`: plants faults in a unit one at a time (Stryker) and tells which of them its unit tests
 * do not notice. `libs/domain/draws`, `libs/domain/money src/rounding.ts`, `services/identity 'src/sessions/domain/*.ts'`.
 * A part that goals.json names is planted by its name, `services/identity:sessions`: its `files`, noticed by its `tests`,
 * which may be service tests on SQLite; what is computed once while modules load (decorators) is left out there, and with
 * `--quick` everywhere: each of those faults costs a run of all tests. Words for a reader (`description`, `hint`, `labels`) are
 * left to the comparison of contracts.
 * Units of libs/domain, and parts with `"pure": "<folder>"` (by the tests in folders of that name), are run by pure-runner.mjs,
 * others by jest: of these what was noticed before is not planted again, unless it or a test of the unit changed; `--again`
 * plants everything, which a change in another package asks for. MUTATE_WORKERS (2) says how many run at once.
 * Ends with 1 where the score is below the goal (0 where there is none). The report is in the unit's
 * `test-results/mutation.json`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const [name = '', ...files] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [unit] = name.split(':');
const goals = JSON.parse(readFileSync(join(root, 'tools/mutate/goals.json'), 'utf8'));
const part = goals[name] ?? {};
if (!unit || !existsSync(join(root, unit, 'package.json')) || (name !== unit && !goals[name])) {
  console.error('Name a unit by its folder, or a part that has a goal: npm run mutate -- libs/domain/draws');
  process.exit(1);
}
if (part.tests) process.env.MUTATE_TESTS = part.tests.join(' ');
const quick = options.includes('--quick') || Boolean(part.tests);
/** Its tests need nothing of jest's: a fault costs milliseconds. */
const isPure = unit.startsWith('libs/domain/') || part.pure !== undefined;
if (part.pure) process.env.MUTATE_FOLDER = part.pure;

chdir(join(root, unit));
const results = await new Stryker({
  mutate: files.length > 0 ? files : (part.files ?? ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**']),
  testRunner: isPure ? 'pure' : 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    configFile: join(root, 'tools', 'jest', 'mutation.preset.mjs'),
    enableFindRelatedTests: false,
  },
  plugins: ['@stryker-mutator/jest-runner', fileURLToPath(new URL('pure-runner.mjs', import.meta.url))],
  coverageAnalysis: 'perTest',
  ignoreStatic: quick,
  // What is computed while modules load is not planted anew for a new test: where a run is cheap, all of it is.
  incremental: !isPure && files.length === 0,
  incrementalFile: join(root, '.nx', 'mutation', `${name.replace(/\W+/g, '-')}${quick ? '-quick' : ''}.json`),
  force: options.includes('--again'),
  // Words of sentences are the catalogue's business, whose own test compares them.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorers: ['words'],
  ignorePatterns: ['dist', 'test-results', 'openapi.json'],
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  timeoutMS: isPure ? 5_000 : 20_000,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/.mutation',
  thresholds: { high: 95, low: 90, break: null },
  allowConsoleColors: false,
  disableTypeChecks: false,
  warnings: true,
}).runMutationTest();

const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const planted = results.filter(({ status }) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status)).length;
const score = planted === 0 ? 100 : Math.floor((noticed * 1000) / planted) / 10;
const goal = options.includes('--quick') || files.length > 0 ? 0 : (part.score ?? 0);
console.log(
  `\n${name}: ${noticed} of ${planted} planted faults noticed, ${score} percent${goal > 0 ? `; goal ${goal}` : ''}`,
);
process.exit(score >= goal ? 0 : 1);
