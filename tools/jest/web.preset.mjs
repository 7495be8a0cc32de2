import { fileURLToPath } from 'node:url';
import node from './node.preset.mjs';

/**
 * Jest for what runs in the browser: as for Node, in jsdom with what jsdom lacks. Workspace packages are mapped to
 * their sources by name, because under the browser's conditions a few packages of others name a `source` that they
 * do not ship; msw wants Node's conditions.
 */
const sources = (folder) => fileURLToPath(new URL(`../../libs/${folder}`, import.meta.url));

export default {
  ...node,
  testEnvironment: fileURLToPath(new URL('./web-environment.mjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:4200/' },
  moduleNameMapper: {
    ...node.moduleNameMapper,
    '^@groundwork/(web|domain)-([a-z-]+)$': sources('$1/$2/src/index.ts'),
    '^@groundwork/(web|domain)-([a-z-]+)/([a-z-]+)$': sources('$1/$2/src/$3.ts'),
    '^@groundwork/contract-([a-z-]+)$': sources('contracts/$1/src/index.ts'),
  },
};
