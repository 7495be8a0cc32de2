/**
 * `npm run verify:evidence [-- --expect <position>:<hash>]`: builds what is needed, then checks the evidence of what was signed
 * and decided in the configured databases (`DATABASE_URL`, or SQLite under `GROUNDWORK_DATA`). See docs/evidence.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNx, tail } from '../../infra/local/prepare.mjs';

const units = ['agreements', 'brokers', 'applications', 'companies']
  .map((name) => `@groundwork/service-${name}`)
  .join(',');
const { code, output } = await runNx(['run-many', '-t', 'build', '-p', units, '--outputStyle=static']);
if (code !== 0) {
  console.error(tail(output));
  process.exit(2);
}
const program = (service, file) => join(root, 'services', service, 'dist', file);
// Signed agreements, notices of adverse action and the S-1 of owners are kept by the services that made them, in databases of their own.
const listed = ['brokers', 'applications', 'companies'].map((service) => {
  const { status, stdout } = spawnSync(process.execPath, [program(service, 'list-papers.js')], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(2);
  return stdout;
});
const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
try {
  const papers = join(folder, 'papers');
  writeFileSync(papers, listed.join(''));
  const done = spawnSync(
    process.execPath,
    [program('agreements', 'verify-evidence.js'), '--papers', papers, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  );
  process.exitCode = done.status ?? 2;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
