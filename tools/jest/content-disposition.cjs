/**
 * @fastify/static requires this package, which is an ES module since its version 3. Node does that, Jest on Node 20
 * does not: here the real package is compiled to CommonJS when a test loads it.
 */
const { existsSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { transformFileSync } = require('@swc/core');

const nested = join(
  dirname(require.resolve('@fastify/static')),
  'node_modules',
  'content-disposition',
  'dist',
  'index.js',
);
const hoisted = join(__dirname, '..', '..', 'node_modules', 'content-disposition', 'dist', 'index.js');
const { code } = transformFileSync(existsSync(nested) ? nested : hoisted, {
  module: { type: 'commonjs' },
  swcrc: false,
});
new Function('exports', 'require', 'module', code)(exports, require, module);
