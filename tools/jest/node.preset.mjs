import { fileURLToPath } from 'node:url';

const swc = (tsx) => [
  '@swc/jest',
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
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^content-disposition$': fileURLToPath(new URL('./content-disposition.cjs', import.meta.url)),
  },
  transform: { '^.+\\.tsx$': swc(true), '^.+\\.ts$': swc(false) },
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  passWithNoTests: true,
  // A hook that starts a service migrates a database; on a busy machine that takes longer than jest's five seconds.
  testTimeout: 30_000,
};
