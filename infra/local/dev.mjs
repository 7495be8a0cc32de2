/**
 * `npm run dev -- borrower` (or another area, shell, catalogue, a service, bff-<name>): that unit in watch mode against
 * the rest as built. A service or BFF runs in a process of its own that restarts on a change; components of a remote or of
 * the shell are replaced in the open page (live.mjs); the catalogue of components stands alone. With `--portal https://…` a remote is
 * served alone, for that deployed portal, which has to allow its origin (DEVELOPER_ORIGINS).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { argv, chdir, env, execPath, exit } from 'node:process';
import { areas, remotes } from '../../tools/areas.mjs';
import { failPreparation, prepare, root } from './prepare.mjs';

chdir(root);
const name = argv[2] ?? '';
const children = [];
let stopping = false;

/** Starts a part whose end is the end of all; parts stop together. */
function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env, ...options });
  children.push(child);
  child.on('exit', (code) => {
    if (!stopping) void stop(code ?? 1);
  });
  return child;
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  const alive = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of alive) child.kill('SIGTERM');
  await Promise.race([
    Promise.all(alive.map((child) => once(child, 'exit'))),
    new Promise((done) => setTimeout(done, 10_000)),
  ]);
  // None outlives this one.
  for (const child of alive) child.kill('SIGKILL');
  exit(code);
}
process.on('SIGINT', () => void stop(0)).on('SIGTERM', () => void stop(0));

function folderOf(unit) {
  if (remotes.includes(unit)) return `mfe-${unit}`;
  if (unit === 'shell') return 'shell';
  if (unit === 'catalogue') return join('libs', 'web', 'catalogue');
  return unit.startsWith('bff-') ? join('bff', unit.slice('bff-'.length)) : join('services', unit);
}

/** A Node unit: compiler in watch mode, and Node that starts again when a compiled file changes. */
function watchNodeUnit(unit, folder) {
  run(execPath, [join('infra', 'local', 'dist', 'main.js'), '--except', unit]);
  run(execPath, [join(root, 'tools', 'swc', 'compile.mjs'), '-w'], { cwd: join(root, folder) });
  run(execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', join(folder, 'dist', 'main.js')]);
}

/** What a browser loads: a server of development that replaces components in the open page, inside the portal. */
async function watchBrowserUnit(unit) {
  const { basePort, portsFrom } = await import('@groundwork/server-config');
  const live = run(execPath, [join('infra', 'local', 'live.mjs'), unit], {
    env: { ...env, NODE_ENV: 'development', REMOTE_VERSION: 'live', ...(portal ? { DEVELOPED_FOR: portal } : {}) },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  await once(live, 'message');
  if (portal)
    console.log(
      `\n  Signed in, open ${portal}/?remote=${unit}@http://localhost:${portsFrom(basePort(env)).remotes[unit]}\n`,
    );
  else if (unit !== 'catalogue') run(execPath, [join('infra', 'local', 'dist', 'main.js'), '--live', unit]);
}

function portalOf() {
  const at = argv.indexOf('--portal');
  if (at < 0) return undefined;
  const text = argv[at + 1] ?? '';
  if (remotes.includes(name) && URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  console.error(
    `Say which remote for which portal: npm run dev -- ${remotes.join('|')} --portal https://portal.example.com`,
  );
  exit(1);
}

const folder = folderOf(name);
if (!name || !existsSync(join(root, folder, 'package.json'))) {
  console.error(
    `Say which unit: npm run dev -- ${[...remotes, 'shell', 'catalogue'].join(' | ')} | <service> | bff-<${areas.join('|')}>`,
  );
  exit(1);
}
const portal = portalOf();
console.log(`\nGroundwork, ${name} in watch mode${portal ? ` for ${portal}` : ''}\n`);
if (!argv.includes('--as-built')) await prepare().catch(failPreparation);
const { whenOrphaned } = await import('./dist/when-orphaned.js');
whenOrphaned(() => void stop(1));
if (remotes.includes(name) || name === 'shell' || name === 'catalogue') await watchBrowserUnit(name);
else watchNodeUnit(name, folder);
