import { fileURLToPath } from 'node:url';
import base from './node.preset.mjs';

const tests = process.env.MUTATE_TESTS?.split(' ');

/**
 * Jest for planted faults, in whatever folder Stryker has made its copy: the unit tests, or those that the part of the unit
 * names in tools/mutate/goals.json.
 */
export default {
  ...base,
  testEnvironment: fileURLToPath(new URL('./mutation-environment.mjs', import.meta.url)),
  rootDir: process.cwd(),
  ...(tests
    ? { testMatch: tests.map((glob) => `<rootDir>/${glob}`) }
    : { testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.(service|rabbit|contract)\\.test\\.'] }),
};
