import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../../infra/local/prepare.mjs';
import { resultFolders } from './results.mjs';

const jestTimes = (lane, { testResults }) =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    lane,
    file: relative(root, name),
    ms: endTime - startTime,
    tests: assertionResults.map(({ fullName, duration }) => ({ title: fullName, ms: duration ?? 0 })),
  }));

function playwrightTimes(lane, { config, suites = [] }) {
  const files = new Map();
  const visit = (suite) => {
    for (const { file, title, tests } of suite.specs ?? [])
      for (const { projectName, results } of tests) {
        const key = `${projectName} ${file}`;
        const entry = files.get(key) ?? {
          lane: `${lane} (${projectName})`,
          file: relative(root, join(config.rootDir, file)),
          ms: 0,
          tests: [],
        };
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        entry.ms += ms;
        entry.tests.push({ title, ms });
        files.set(key, entry);
      }
    for (const inner of suite.suites ?? []) visit(inner);
  };
  for (const suite of suites) visit(suite);
  return [...files.values()];
}

/** Every result of the run, with the time that each file took; the time that jest needs to load a file is in it. */
function filesOfRun() {
  return resultFolders().flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const result = JSON.parse(readFileSync(join(folder, name), 'utf8'));
        const lane = basename(name, '.json');
        if (result.testResults) return jestTimes(lane, result);
        return result.suites ? playwrightTimes(lane, result) : [];
      }),
  );
}

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
const slowestOf = (rows, count) => [...rows].sort((a, b) => b.ms - a.ms).slice(0, count);

/** The slowest files, tests and, as their sum, units of the run, as lines to print. */
export function slowest(count = 20, files = filesOfRun()) {
  if (files.length === 0) return [];
  const tests = files.flatMap(({ lane, file, tests: own }) =>
    own.map(({ title, ms }) => ({ ms, text: `${lane}: ${file} › ${title}` })),
  );
  const units = new Map();
  for (const { lane, file, ms } of files) {
    const unit = `${lane}: ${file.split('/src/')[0] === file ? dirname(file) : file.split('/src/')[0]}`;
    units.set(unit, (units.get(unit) ?? 0) + ms);
  }
  const part = (title, rows) => [
    '',
    `  The slowest ${title}`,
    ...slowestOf(rows, count).map(({ ms, text }) => `  ${inSeconds(ms)}  ${text}`),
  ];
  return [
    ...part('tests', tests),
    ...part(
      'files',
      files.map(({ lane, file, ms }) => ({ ms, text: `${lane}: ${file}` })),
    ),
    ...part(
      'units',
      [...units].map(([text, ms]) => ({ ms, text })),
    ),
  ];
}
