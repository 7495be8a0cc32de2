#!/usr/bin/env node
/**
 * `node tools/jest/run.mjs [node|web] [--lane=unit|service|rabbit|contract] [jest arguments]`, started in a unit's
 * own folder by its `test…` scripts. Writes the outcome to the unit's `test-results/<lane>.json`, from which the
 * whole run counts. A unit without a test in the lane costs nothing: jest is not started for it.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lanes, resultName, testFiles } from './lanes.mjs';

const [kind = 'node', ...flags] = process.argv.slice(2);
const lane = flags.find((argument) => argument.startsWith('--lane='))?.slice('--lane='.length) ?? 'unit';
const rest = flags.filter((argument) => !argument.startsWith('--lane='));
if (!lanes.includes(lane)) {
  console.error(`There is no lane '${lane}'. Lanes: ${lanes.join(', ')}.`);
  process.exit(1);
}

const files = testFiles(process.cwd(), lane);
const results = join(process.cwd(), 'test-results');
const output = join(results, `${process.env.GROUNDWORK_TEST_RESULT ?? resultName(lane)}.json`);
rmSync(output, { force: true });
if (files.length === 0) {
  console.log(`no ${lane} tests here`);
  process.exit(0);
}
mkdirSync(results, { recursive: true });

const here = dirname(fileURLToPath(import.meta.url));
const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
// Names given on the command line narrow the lane; otherwise exactly the lane's files run.
const chosen = rest.some((argument) => !argument.startsWith('-')) ? [] : ['--runTestsByPath', ...files];
/** Docs/adr/0046. */
const secondTry = process.env.CI === 'true';
const child = spawn(
  process.execPath,
  [
    // A page leaves much behind that is garbage at once: collected in larger pieces it takes a tenth less processor time. Nest does not.
    ...(kind === 'web' ? ['--max-semi-space-size=64'] : []),
    '--experimental-vm-modules',
    '--no-warnings',
    jest,
    '--config',
    join(here, `${kind}.preset.mjs`),
    '--rootDir',
    process.cwd(),
    '--json',
    '--outputFile',
    output,
    // Two tasks run side by side; a worker pool in each would only fight over the cores.
    ...(rest.some((argument) => /^(-w|--maxWorkers|-i|--runInBand)/.test(argument)) ? [] : ['--runInBand']),
    ...rest,
    ...chosen,
  ],
  {
    stdio: ['inherit', 'ignore', 'inherit'],
    env: { ...process.env, TZ: process.env.TZ ?? 'UTC', ...(secondTry ? { GROUNDWORK_SECOND_TRY: 'yes' } : {}) },
  },
);
/** What a test has left open keeps jest from its end: so long after its results it is ended, and the lane fails. */
const endSeconds = Number(process.env.GROUNDWORK_END_SECONDS ?? 60);
const looks = setInterval(() => {
  if (!existsSync(output)) return;
  clearInterval(looks);
  setTimeout(() => {
    console.error(
      `jest has its results and does not end: something that a test opened stands open in ${process.cwd()}`,
    );
    child.kill('SIGKILL');
  }, endSeconds * 1000).unref();
}, 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
