import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { execPath } from 'node:process';
import { root } from '../../infra/local/prepare.mjs';
import { testFiles } from '../jest/lanes.mjs';
import { manifestOf, packedFor } from './packages.mjs';
import { run } from './process.mjs';

/** Packages of the workspace that a unit outside finds though it does not name them, and those that lie in the tree. */
export function foundOfTheTree(folder, packages) {
  const { name: own } = manifestOf(folder);
  const unit = packages.get(own).folder.slice(root.length + 1);
  const named = packedFor(unit, packages);
  const places = createRequire(join(folder, 'package.json')).resolve.paths(own);
  return [...packages.keys()].flatMap((name) => {
    const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
    if (named.has(name)) return found?.startsWith(folder) ? [] : [`${name} is not installed`];
    return found ? [`${name} is found at ${found}`] : [];
  });
}

/** A server's entry, loaded from what was built of it and of its libraries; a remote's manifest. */
export function notLoaded(folder) {
  const { exports } = manifestOf(folder);
  if (!exports) return existsSync(join(folder, 'dist', 'mf-manifest.json')) ? [] : ['dist/mf-manifest.json is missing'];
  const entry = `await import(${JSON.stringify(exports['.'].default)}); process.exit(0);`;
  try {
    run(folder, execPath, '--input-type=module', '--eval', entry);
    return [];
  } catch (error) {
    return error.message.split('\n');
  }
}

/** The files of a unit's unit tests, as names under its folder. */
export const unitTests = (unit) => testFiles(join(root, unit), 'unit').map((file) => relative(join(root, unit), file));

/** At most so many of a list, at even distances. */
export function spread(list, most) {
  const distance = Math.max(1, Math.ceil(list.length / most));
  return list.filter((_, place) => place % distance === 0);
}

/** Whether other than `expected` files of unit tests ran outside, or a test of them did not pass. */
export function lostTests(folder, expected) {
  const file = join(folder, 'test-results', 'unit.json');
  if (!existsSync(file)) return ['no result of a test'];
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  if (testResults.length === expected && numPassedTests === numTotalTests && numTotalTests > 0) return [];
  return [`${testResults.length} of ${expected} files, ${numPassedTests} of ${numTotalTests} tests passed`];
}
