import { fileURLToPath } from 'node:url';

const transformer = fileURLToPath(new URL('./shared-transform.cjs', import.meta.url));

const swc = (tsx) => [
  transformer,
  {
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

/**
 * Jest for everything that runs in Node: libraries, services, back ends for front ends.
 * Native ES modules (Nest 12 is ESM only), TypeScript by swc, workspace packages read from their sources
 * through the export condition `source`, so no build is needed before a test.
 */
export default {
  // Units with one preset have one cache of what swc makes of their files.
  id: 'node',
  testEnvironment: fileURLToPath(new URL('./kept-environment.mjs', import.meta.url)),
  runtime: fileURLToPath(new URL('./kept-modules.cjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^content-disposition$': fileURLToPath(new URL('./content-disposition.cjs', import.meta.url)),
  },
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) },
  // Our own packages are sources wherever they lie: linked into the tree, or unpacked among those of others.
  transformIgnorePatterns: ['/node_modules/(?!@groundwork/)'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  passWithNoTests: true,
  // A hook that starts a service migrates a database; on a busy machine that takes longer than jest's five seconds.
  testTimeout: 30_000,
};
