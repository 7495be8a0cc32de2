/**
 * `npm run dev -- borrower` (or broker, admin, shell, a service, bff-<name>): that unit in watch mode against the rest
 * as built. A service or BFF runs in a process of its own that restarts on a change; a remote is built and published
 * anew on a change, so that an open page takes it up at its next entry of the area.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv, chdir, env, execPath, exit } from 'node:process';
import { commandOf, failPreparation, prepare, root } from './prepare.mjs';

chdir(root);
const name = argv[2] ?? '';
const remotes = ['borrower', 'broker', 'admin'];
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
  exit(code);
}
process.on('SIGINT', () => void stop(0)).on('SIGTERM', () => void stop(0));

function folderOf(unit) {
  if (remotes.includes(unit)) return `mfe-${unit}`;
  if (unit === 'shell') return 'shell';
  return unit.startsWith('bff-') ? join('bff', unit.slice('bff-'.length)) : join('services', unit);
}

/** A Node unit: compiler in watch mode, and Node that starts again when a compiled file changes. */
function watchNodeUnit(unit, folder) {
  run(execPath, [join('infra', 'local', 'dist', 'main.js'), '--except', unit]);
  const swc = commandOf('@swc/cli', 'swc');
  const config = join(root, 'tools', 'swc', 'server.swcrc');
  run(
    execPath,
    [swc, 'src', '-d', 'dist', '--strip-leading-paths', '--config-file', config, '--ignore', '**/*.test.ts', '-w'],
    { cwd: join(root, folder) },
  );
  run(execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', join(folder, 'dist', 'main.js')]);
}

/** Builds again when a file under the folders changes, one build at a time; changes meanwhile cause one more. */
async function onChange(folders, build) {
  const { watch } = await import('chokidar');
  let running = false;
  let again = false;
  let timer;
  const start = async () => {
    if (running) return void (again = true);
    running = true;
    again = false;
    await build();
    running = false;
    if (again) await start();
  };
  const ignored = (path) => /[\\/](dist|node_modules|test-results)([\\/]|$)|\.test\.tsx?$/.test(path);
  watch(folders, { ignoreInitial: true, ignored }).on('all', (_event, path) => {
    console.log(`  changed: ${relative(root, path)}`);
    clearTimeout(timer);
    timer = setTimeout(() => void start(), 150);
  });
}

/** Runs a command to its end; a failure is told by the command itself and does not end the watch. */
async function finished(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'development' },
    ...options,
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) console.error('  That build failed; the last good one stays in use.');
}

async function watchBrowserUnit(unit, folder) {
  run(execPath, [join('infra', 'local', 'dist', 'main.js')]);
  const sources = [join(root, folder, 'src'), join(root, 'libs', 'web'), join(root, 'libs', 'domain')];
  const webpack = commandOf('webpack-cli');
  await onChange(sources, () =>
    unit === 'shell'
      ? finished(execPath, [webpack, '--config', 'webpack.config.mjs'], { cwd: join(root, folder) })
      : finished(execPath, [join('infra', 'registry', 'publish-remote.mjs'), unit]),
  );
}

const folder = folderOf(name);
if (!name || !existsSync(join(root, folder, 'package.json'))) {
  console.error(
    'Say which unit: npm run dev -- borrower | broker | admin | shell | <service> | bff-<shell|borrower|broker|admin>',
  );
  exit(1);
}
console.log(`\nGroundwork, ${name} in watch mode\n`);
await prepare().catch(failPreparation);
if (remotes.includes(name) || name === 'shell') await watchBrowserUnit(name, folder);
else watchNodeUnit(name, folder);
