/**
 * What has to be there before anything of ours can run: a fitting Node, the installed packages, the builds.
 * Plain Node without dependencies, since it also runs where nothing is installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const modules = join(root, 'node_modules');
const lockStamp = join(modules, '.groundwork-lock');
const buildStamp = join(modules, '.groundwork-build');
/** require() of an ES module, which a dependency of the gateway needs, came with 20.19. */
const oldestNode = [20, 19];

/** A stage that cannot be done, with a sentence that says what to do about it. */
export class PreparationError extends Error {}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
    throw new PreparationError(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode.join('.')} or newer (https://nodejs.org), then run the command again.`,
    );
  return process.versions.node;
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Whether npm's own record of what is installed has every package of the lock, but for those of other platforms. */
function asLocked(lockText) {
  const own = join(modules, '.package-lock.json');
  if (!existsSync(own)) return false;
  const { packages: installed } = JSON.parse(readFileSync(own, 'utf8'));
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/')) return true;
    const there = installed[path];
    return there
      ? there.version === wanted.version && there.resolved === wanted.resolved
      : Boolean(wanted.optional || wanted.peer || wanted.devOptional);
  });
}

/** Installs the locked packages unless they are there already. Gives what was done. */
export function install({ say }) {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(lockStamp) && readFileSync(lockStamp, 'utf8') === wanted) return 'up to date';
  if (asLocked(lock)) {
    writeFileSync(lockStamp, wanted);
    return 'up to date';
  }
  say('npm ci (a few minutes the first time)');
  const done = spawnSync(npm, ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (done.status !== 0)
    throw new PreparationError(
      `${tail(`${done.stdout ?? ''}\n${done.stderr ?? ''}`)}\nnpm ci failed. Check that the npm registry can be reached; for better-sqlite3 without a prebuilt binary python3, make and a C++ compiler are needed (Debian: apt-get install -y python3 make g++). Then run the command again.`,
    );
  writeFileSync(lockStamp, wanted);
  return 'installed';
}

const unbuilt = new Set([
  'node_modules',
  'dist',
  'test-results',
  '.git',
  '.nx',
  '.groundwork',
  'docs',
  'e2e',
  'playwright-report',
]);

function describeTree(folder, lines) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (unbuilt.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) describeTree(path, lines);
    else if (!/\.(test\.tsx?|md|log)$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(path);
      lines.push(`${relative(root, path)} ${size} ${mtimeMs}`);
    }
  }
  return lines;
}

/** Folders of the workspace that hold a package. */
export function workspaceFolders() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((pattern) => {
    if (!pattern.includes('*')) return [pattern];
    const parent = pattern.includes('/') ? dirname(pattern) : '.';
    const start = pattern.slice(pattern.lastIndexOf('/') + 1).replace('*', '');
    return existsSync(join(root, parent))
      ? readdirSync(join(root, parent), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && entry.name.startsWith(start))
          .map((entry) => join(parent, entry.name))
      : [];
  });
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Those that have a build script. */
export function buildableFolders() {
  return workspaceFolders().filter(
    (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts?.build,
  );
}

/**
 * Builds what changed, by Nx and its local cache. Where no source has changed since the last build (sizes and times
 * as they were, every result in place) Nx is not even started. Gives what was done.
 */
export async function build({ say }) {
  const now = createHash('sha256').update(describeTree(root, []).sort().join('\n')).digest('hex');
  const folders = buildableFolders();
  const complete = folders.every((folder) => existsSync(join(root, folder, 'dist')));
  if (complete && existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === now) return 'nothing changed';
  const { code, output } = await runNx(['run-many', '-t', 'build', '--outputStyle=static'], (line) => {
    const name = /nx run @groundwork\/([\w-]+):build/.exec(line)?.[1];
    if (name) say(name);
  });
  if (code !== 0)
    throw new PreparationError(
      `${tail(output, 60)}\nThe build failed; the lines above say where. Mend it, then run the command again.`,
    );
  writeFileSync(buildStamp, now);
  return `${folders.length} units`;
}

/** The script behind a command that a package brings, by what its package.json says. */
export function commandOf(name, command = name) {
  const folder = join(modules, name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs Nx without daemon, cloud or terminal interface. Gives its exit code and all that it said. */
export function runNx(args, onLine = () => undefined, env = {}) {
  return new Promise((done) => {
    const child = spawn(process.execPath, [commandOf('nx'), ...args], {
      cwd: root,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let rest = '';
    const take = (part) => {
      output += part;
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('close', (code, signal) => done({ code: signal ? 1 : (code ?? 1), output }));
  });
}

/** The last lines of a long output. */
export const tail = (text, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n');

/**
 * Prints one line a stage: its name, then what was done and how long it took. In a terminal it shows the work between,
 * where the stage has the line to itself (`alone`).
 */
export async function stage(name, work, alone = true) {
  const terminal = process.stdout.isTTY && alone;
  const label = `  ${name.padEnd(24)}`;
  const begun = Date.now();
  const say = (text) => {
    if (terminal) process.stdout.write(`\r\x1b[2K${label}${text} …`);
  };
  if (!terminal) process.stdout.write(`${label}…\n`);
  say('');
  const result = await work({ say });
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`${terminal ? '\r\x1b[2K' : ''}${label}${result} (${seconds} s)\n`);
}

/** All of it in order, with a line for each stage. */
export async function prepare() {
  await stage('Node', () => checkNode());
  await stage('Packages', install);
  await stage('Build', build);
}

/** Ends with 1 and the sentence where preparation failed; anything unforeseen keeps its trace. */
export function failPreparation(error) {
  process.stdout.write('\n');
  console.error(error instanceof PreparationError ? error.message : error);
  process.exit(1);
}
