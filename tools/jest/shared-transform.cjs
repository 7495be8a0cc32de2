const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const swcJest = require('@swc/jest');

const versions = [
  readFileSync(__filename),
  require('@swc/jest/package.json').version,
  require('@swc/core/package.json').version,
  process.version,
].join('\0');

/**
 * swc for jest, with one cache for all units: what becomes of a file depends on the file and on swc's options, and not on the folder
 * that jest was started in, by which the key of @swc/jest tells the 68 units apart.
 */
exports.createTransformer = (options) => ({
  ...swcJest.createTransformer(options),
  getCacheKey: (source, path, { instrument, supportsStaticESM }) =>
    createHash('sha1')
      .update([versions, JSON.stringify(options), instrument, supportsStaticESM, path, source].join('\0'))
      .digest('hex'),
});
