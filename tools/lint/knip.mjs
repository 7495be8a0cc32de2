/**
 * knip over the sources of the workspace packages. It would read what they export from `dist` wherever they are built,
 * and then see no use of a source: its resolver is told of the condition that names the source.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const knip = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'node_modules', 'knip');
const { ResolverFactory } = createRequire(join(knip, 'package.json'))('enhanced-resolve');
const { createResolver } = ResolverFactory;
let isUsed = false;
ResolverFactory.createResolver = (options) => {
  isUsed = true;
  return createResolver({ ...options, conditionNames: ['source', ...options.conditionNames] });
};
process.on('exit', () => {
  if (!isUsed) throw new Error('knip no longer asks enhanced-resolve: tools/lint/knip.mjs has to be written anew.');
});
await import(pathToFileURL(join(knip, 'dist', 'cli.js')).href);
