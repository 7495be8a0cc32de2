import { fileURLToPath } from 'node:url';
import node from './node.preset.mjs';

/**
 * Jest for what runs in the browser: as for Node, in jsdom with what jsdom lacks. The condition `source` holds for our own
 * packages alone (`own-sources.cjs`), because under the browser's conditions a few packages of others name a `source` that
 * they do not ship; msw wants Node's conditions.
 */
export default {
  ...node,
  id: 'web',
  // Each file has a page of its own, and what is loaded belongs to it.
  runtime: undefined,
  testEnvironment: fileURLToPath(new URL('./web-environment.mjs', import.meta.url)),
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'], url: 'http://localhost:4200/' },
  setupFiles: [fileURLToPath(new URL('./quiet-owners.mjs', import.meta.url))],
  setupFilesAfterEnv: [fileURLToPath(new URL('./patient-queries.mjs', import.meta.url))],
  testTimeout: 60_000,
  resolver: fileURLToPath(new URL('./own-sources.cjs', import.meta.url)),
};
