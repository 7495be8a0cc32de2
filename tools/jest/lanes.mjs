import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The lanes of the Node and jsdom tests, told apart by file name. What matches no special lane is a unit test.
 * `service` runs once per database (GROUNDWORK_TEST_DB), `rabbit` wants a broker, `contract` wants a build, `parts` wants servers
 * that others made, each of which a test starts for itself.
 */
const special = {
  service: '.service.test.',
  rabbit: '.rabbit.test.',
  contract: '.contract.test.',
  parts: '.parts.test.',
};

export const lanes = ['unit', ...Object.keys(special)];

/** The lane a test file belongs to, by its name. */
export function laneOf(file) {
  const match = Object.entries(special).find(([, mark]) => file.includes(mark));
  return match ? match[0] : 'unit';
}

const skipped = new Set(['node_modules', 'dist', 'test-results', '.git']);

/** The test files of one lane under a folder, as absolute paths. */
export function testFiles(folder, lane) {
  const found = [];
  const walk = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) walk(join(at, entry.name));
      } else if (/\.test\.tsx?$/.test(entry.name) && laneOf(entry.name) === lane) {
        found.push(join(at, entry.name));
      }
    }
  };
  walk(folder);
  return found.sort();
}

/** The name of the result file of a lane; the service lane keeps one per database. */
export function resultName(lane) {
  return lane === 'service' ? `service-${process.env.GROUNDWORK_TEST_DB ?? 'sqlite'}` : lane;
}
