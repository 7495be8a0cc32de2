/**
 * `npm run pictures`: walks the journeys on a desk and takes the pictures that pages of the handbook show (docs/handbook/images), each
 * where a journey looks at the screen, or at the paper, of that name. `npm run pictures -- thread draws` walks these alone.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { failPreparation, prepare, root } from '../../infra/local/prepare.mjs';

const journeys = process.argv.slice(2).map((name) => `tests/journeys/${name}.spec.ts`);

await prepare().catch(failPreparation);
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', ...journeys, '--project=desktop', '--workers=1', '--reporter=line'],
  { cwd: join(root, 'e2e'), stdio: 'inherit', env: { ...process.env, E2E_PICTURES: '1' } },
);
process.exit(status ?? 1);
