import base from './node.preset.mjs';

/** Jest for planted faults: unit tests alone, of whatever folder Stryker has made its copy in. */
export default {
  ...base,
  rootDir: process.cwd(),
  testPathIgnorePatterns: [...base.testPathIgnorePatterns, '\\.(service|rabbit|contract)\\.test\\.'],
};
