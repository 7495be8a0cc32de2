/**
 * `npm run mutate -- <unit> [files]`: plants faults in a unit one at a time (Stryker) and tells which of them its unit tests
 * do not notice. `libs/domain/draws`, `libs/domain/money src/rounding.ts`, `services/identity 'src/sessions/domain/*.ts'`.
 * A part that goals.json names is planted by its name, `services/identity:sessions`: its `files`, noticed by its `tests`,
 * which may be service tests on SQLite; what is computed once while modules load (decorators) is left out there, and with
 * `--quick` everywhere: each of those faults costs a run of all tests. Words for a reader (`description`, `hint`, `labels`) are
 * left to the comparison of contracts.
 * Units of libs/domain, and parts with `"pure": "<folder>"` (by the tests in folders of that name), are run by pure-runner.mjs,
 * others by jest: of these what was noticed before is not planted again, unless it or a test of the unit changed; `--again`
 * plants everything, which a change in another package asks for. MUTATE_WORKERS (2) says how many run at once, MUTATE_TIMEOUT_MS
 * after how much more than its time a fault counts as noticed: a machine that does other things as well needs more.
 * `--sample N` plants N of the faults, at equal steps through the files from a place that `--seed` (1) says, and tells the score
 * with its interval: below the goal is what lies below it as a whole.
 * Ends with 1 where the score is below the goal (0 where there is none). The report is in the unit's
 * `test-results/mutation.json`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { countsOf, intervalOf, linesByFile, percentOf, scoreLine } from './sample.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [name = '', ...files] = positionals;
const [unit] = name.split(':');
const goals = JSON.parse(readFileSync(join(root, 'tools/mutate/goals.json'), 'utf8'));
const part = goals[name] ?? {};
if (!unit || !existsSync(join(root, unit, 'package.json')) || (name !== unit && !goals[name])) {
  console.error('Name a unit by its folder, or a part that has a goal: npm run mutate -- libs/domain/draws');
  process.exit(1);
}
const isSample = options.sample !== undefined;
if (isSample && !(Number(options.sample) > 0)) {
  console.error('Say how many faults: npm run mutate -- services/draws:draws --sample 60');
  process.exit(1);
}
if (isSample) Object.assign(process.env, { MUTATE_SAMPLE: options.sample, MUTATE_SEED: options.seed });
if (part.tests) process.env.MUTATE_TESTS = part.tests.join(' ');
const quick = options.quick || Boolean(part.tests);
/** Its tests need nothing of jest's: a fault costs milliseconds. */
const isPure = unit.startsWith('libs/domain/') || part.pure !== undefined;
if (part.pure) process.env.MUTATE_FOLDER = part.pure;

const workers = Number(process.env.MUTATE_WORKERS ?? 2);
chdir(join(root, unit));
const results = await new Stryker({
  // No fault of a test is one of the unit, whatever pattern names its folder.
  mutate: [...(files.length > 0 ? files : (part.files ?? ['src/**/*.ts'])), '!src/**/*.test.ts', '!src/testing/**'],
  testRunner: isPure ? 'pure' : 'reaching-jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    configFile: join(root, 'tools', 'jest', 'mutation.preset.mjs'),
    enableFindRelatedTests: false,
  },
  plugins: [
    '@stryker-mutator/jest-runner',
    ...['pure-runner.mjs', 'jest-runner.mjs'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
  ],
  checkers: isSample ? ['sample'] : [],
  coverageAnalysis: 'perTest',
  ignoreStatic: quick,
  // What is computed while modules load is not planted anew for a new test: where a run is cheap, all of it is.
  incremental: !isPure && files.length === 0 && !isSample,
  incrementalFile: join(root, '.nx', 'mutation', `${name.replace(/\W+/g, '-')}${quick ? '-quick' : ''}.json`),
  force: options.again,
  // Words of sentences are the catalogue's business, whose own test compares them.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorers: ['words'],
  ignorePatterns: ['dist', 'test-results', 'openapi.json'],
  // The checker of a sample is one process, and ends before the faults are planted.
  concurrency: isSample ? Math.min(workers, 2) : workers,
  dryRunTimeoutMinutes: 60,
  timeoutMS: Number(process.env.MUTATE_TIMEOUT_MS ?? (isPure ? 5_000 : 20_000)),
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'test-results/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: 'test-results/.mutation',
  thresholds: { high: 95, low: 90, break: null },
  allowConsoleColors: false,
  disableTypeChecks: false,
  warnings: true,
}).runMutationTest();

const { noticed, planted } = countsOf(results);
const score = planted === 0 ? 100 : percentOf(noticed / planted);
const goal = options.quick || files.length > 0 ? 0 : (part.score ?? 0);
const toReach = goal > 0 ? `; goal ${goal}` : '';
if (isSample) {
  const all = planted + results.filter(({ status }) => status === 'CompileError').length;
  console.log(`\nA sample of ${planted} of ${all} faults, seed ${options.seed}`);
  for (const line of linesByFile(results, (file) => relative(process.cwd(), file))) console.log(line);
  console.log(`${scoreLine(name, results)}${toReach}`);
} else {
  console.log(`\n${name}: ${noticed} of ${planted} planted faults noticed, ${score} percent${toReach}`);
}
const reached = isSample ? percentOf(intervalOf(noticed, planted)[1]) : score;
process.exit(reached >= goal ? 0 : 1);
