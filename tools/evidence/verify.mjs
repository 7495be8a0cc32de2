/**
 * `npm run verify:evidence [-- --expect <position>:<hash>]`: builds what is needed, then checks the evidence of acceptances
 * in the configured database (`DATABASE_URL`, or SQLite under `GROUNDWORK_DATA`). See docs/evidence.md.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, runNx, tail } from '../../infra/local/prepare.mjs';

const { code, output } = await runNx(['run', '@groundwork/service-agreements:build', '--outputStyle=static']);
if (code !== 0) {
  console.error(tail(output));
  process.exit(2);
}
const done = spawnSync(
  process.execPath,
  [join(root, 'services', 'agreements', 'dist', 'verify-evidence.js'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(done.status ?? 2);
