/**
 * The runner of planted faults for tests that want jest: Stryker's own, which starts for a fault those test files alone whose tests
 * reach it (`mutation-environment.mjs` ends a run with the first test that notices). And the choice of a sample: MUTATE_SAMPLE and
 * MUTATE_SEED say how many faults, and which.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { PluginKind } from '@stryker-mutator/api/plugin';
import { strykerPlugins as ofStryker } from '@stryker-mutator/jest-runner';
import { sampleOf } from './sample.mjs';

/** In the folder of the copy that is planted, which all runners share: the test files by the names of their tests. */
const filesByTest = 'files-by-test.json';

const [{ factory: jestRunner }] = ofStryker;

function reachingRunner(injector) {
  const runner = jestRunner(injector);
  const own = { dryRun: runner.dryRun, mutantRun: runner.mutantRun, run: runner.run };
  let testFiles;
  runner.run = (settings) => own.run.call(runner, { ...settings, testFiles: settings.testFiles ?? testFiles });
  runner.dryRun = async (options) => {
    const outcome = await own.dryRun.call(runner, options);
    const files = {};
    for (const { id, fileName } of outcome.tests ?? []) files[id] = [...new Set([...(files[id] ?? []), fileName])];
    writeFileSync(filesByTest, JSON.stringify(files));
    return outcome;
  };
  runner.mutantRun = (options) => {
    const files = JSON.parse(readFileSync(filesByTest, 'utf8'));
    testFiles = options.testFilter && [...new Set(options.testFilter.flatMap((id) => files[id]))];
    return own.mutantRun.call(runner, options);
  };
  return runner;
}
reachingRunner.inject = jestRunner.inject;

/** Lets the faults of the sample through. One process asks it first for all groups, then of each. */
class SampleChecker {
  async init() {
    this.chosen = new Set();
  }

  async group(faults) {
    const { MUTATE_SAMPLE: count, MUTATE_SEED: seed } = process.env;
    for (const { id } of sampleOf(faults, Number(count), Number(seed))) this.chosen.add(id);
    return [faults.map(({ id }) => id)];
  }

  async check(faults) {
    if (this.chosen.size === 0) throw new Error('Faults were to be checked before a sample of them was chosen.');
    const answer = (id) =>
      this.chosen.has(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' };
    return Object.fromEntries(faults.map(({ id }) => [id, answer(id)]));
  }
}

export const strykerPlugins = [
  { kind: PluginKind.TestRunner, name: 'reaching-jest', factory: reachingRunner },
  { kind: PluginKind.Checker, name: 'sample', injectableClass: SampleChecker },
];
