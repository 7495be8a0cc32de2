import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from '../areas.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {'service' | 'bff'} kind @param {string} folder @param {string} name @param {string} project @param {string} exported */
const unit = (kind, folder, name, project, exported) => ({
  kind,
  folder,
  name,
  project,
  describe: `import { ${exported} as unit } from './dist/index.js'; import { sortedJson } from '@groundwork/server-http'; process.stdout.write(sortedJson(await unit.describe())); process.exitCode = 0;`,
});

const services = ['identity', 'companies', 'applications', 'brokers', 'draws', 'files', 'agreements', 'notifications'];

/** Every unit that publishes a contract. */
export const contractUnits = [
  ...services.map((name) => unit('service', `services/${name}`, name, `@groundwork/service-${name}`, 'service')),
  ...areas.map((name) => unit('bff', `bff/${name}`, `bff-${name}`, `@groundwork/bff-${name}`, 'bff')),
].filter(({ folder }) => existsSync(join(root, folder, 'src/index.ts')));
