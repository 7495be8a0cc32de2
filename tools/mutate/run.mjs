/**
 * `npm run mutate -- <unit> [files]`: plants faults in a unit one at a time (Stryker) and tells which of them its unit tests
 * do not notice. `libs/domain/draws`, `libs/domain/money src/rounding.ts`, `services/identity 'src/sessions/domain/*.ts'`.
 * Ends with 1 where the score is below the unit's goal (tools/mutate/goals.json; 0 where it has none). The report is in
 * the unit's `test-results/mutation.json`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chdir } from 'node:process';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [unit, ...files] = process.argv.slice(2);
if (!unit || !existsSync(join(root, unit, 'package.json'))) {
  console.error('Name a unit by its folder: npm run mutate -- libs/domain/draws');
  process.exit(1);
}
const goals = JSON.parse(readFileSync(join(root, 'tools/mutate/goals.json'), 'utf8'));

chdir(join(root, unit));
const results = await new Stryker({
  mutate: files.length > 0 ? files : (goals[unit]?.files ?? ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**']),
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  jest: {
    projectType: 'custom',
    configFile: join(root, 'tools', 'jest', 'mutation.preset.mjs'),
    config: { rootDir: process.cwd() },
    enableFindRelatedTests: false,
  },
  plugins: ['@stryker-mutator/jest-runner'],
  coverageAnalysis: 'perTest',
  // Words of sentences are the catalogue's business, whose own test compares them.
  mutator: { excludedMutations: ['StringLiteral'] },
  ignorePatterns: ['dist', 'test-results', 'openapi.json'],
  concurrency: Number(process.env.MUTATE_WORKERS ?? 2),
  timeoutMS: 20_000,
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
const goal = files.length > 0 ? 0 : (goals[unit]?.score ?? 0);
console.log(
  `\n${unit}: ${noticed} of ${planted} planted faults noticed, ${score} percent${goal > 0 ? `; goal ${goal}` : ''}`,
);
process.exit(score >= goal ? 0 : 1);
