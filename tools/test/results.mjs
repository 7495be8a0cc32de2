import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../infra/local/prepare.mjs';

const skipped = new Set(['node_modules', 'dist', '.git', '.nx', '.groundwork', 'src']);

/** Every `test-results` folder of the tree. */
export function resultFolders(folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || skipped.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.name === 'test-results' ? [path] : resultFolders(path);
  });
}

/** Forgets the results of earlier runs, so that only what this run wrote is counted. */
export function forgetResults() {
  for (const folder of resultFolders()) rmSync(folder, { recursive: true, force: true });
}

/** How many tests of a stage may need a second try (docs/adr/0046). */
const mostSecondTries = 2;

/**
 * What jest wrote for one lane, over all units: numbers, the text of each failure, and what passed only when it was tried again;
 * with more than two of those all of them have failed.
 */
export function jestResults(name, folders = resultFolders()) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  for (const folder of folders) {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) continue;
    const result = JSON.parse(readFileSync(file, 'utf8'));
    sum.passed += result.numPassedTests;
    sum.skipped += result.numPendingTests + result.numTodoTests;
    sum.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    for (const suite of result.testResults) {
      const file = relative(root, suite.name);
      if (suite.status === 'failed') sum.failures.push(`${file}\n${suite.message}`);
      sum.secondTries.push(...secondTriesOf(suite).map((told) => `${file} › ${told}`));
    }
  }
  return sum.secondTries.length > mostSecondTries ? withoutExcuse(sum) : sum;
}

const secondTriesOf = ({ assertionResults = [] }) =>
  assertionResults.flatMap(({ status, invocations = 1, fullName, retryReasons = [] }) =>
    status === 'passed' && invocations > 1 ? [[fullName, ...retryReasons].join('\n')] : [],
  );

const withoutExcuse = ({ passed, failed, skipped, failures, secondTries }) => ({
  passed: passed - secondTries.length,
  failed: failed + secondTries.length,
  skipped,
  failures: [...failures, ...secondTries],
  secondTries: [],
});

/**
 * What Playwright's JSON reporter wrote. A test that passed only when it was tried again is named in `secondTries`;
 * with more than two of them all of them have failed.
 */
export function playwrightResults(file) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };
  if (!existsSync(file)) return sum;
  const { stats, errors = [], suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const excused = stats.flaky <= mostSecondTries;
  sum.passed = stats.expected + (excused ? stats.flaky : 0);
  sum.failed = stats.unexpected + (excused ? 0 : stats.flaky) + errors.length;
  sum.skipped = stats.skipped;
  sum.failures.push(...errors.map((error) => error.message ?? String(error)));
  const told = (spec, test, path) =>
    [
      `${path} › ${spec.title} [${test.projectName}]`,
      ...test.results.flatMap((result) => (result.errors ?? []).map((error) => error.message)),
    ].join('\n');
  const visit = (suite, path) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        if (test.status === 'flaky' && excused) sum.secondTries.push(told(spec, test, path));
        else if (test.status === 'unexpected' || test.status === 'flaky') sum.failures.push(told(spec, test, path));
      }
    for (const inner of suite.suites ?? []) visit(inner, `${path} › ${inner.title}`);
  };
  for (const suite of suites) visit(suite, suite.title);
  return sum;
}
