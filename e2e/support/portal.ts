import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { patient } from './patience.js';
import { holdPortBlock } from './ports.js';
import { runFolder } from './run.js';

const root = join(fileURLToPath(import.meta.url), '../../..');
const patienceMs = patient(90_000);
/** Reading the maps of everything that is loaded is a tenth of a start: they are for who reads a log. */
const sourceMaps = process.env['E2E_LOG'] ? ['--enable-source-maps'] : [];
/** A run packs the portal once for its many starts; who reads a log, or runs a lane by itself, starts what is built. */
const packedIn = process.env['E2E_LOG'] ? undefined : runFolder();
/** Names the folder of a portal that was filled and stopped; a portal starts on a copy of it. */
export const templateIn = 'E2E_TEMPLATE';

export interface PortalOptions {
  /** Settings beyond the defaults, e.g. `SESSION_IDLE_MS`. */
  readonly env?: Readonly<Record<string, string>>;
  /** Units that are left out of the main process, and are started in processes of their own. */
  readonly except?: readonly string[];
  /** The unit that is being worked on: the portal is started as `npm run dev -- <unit>` does. */
  readonly live?: string;
}

/** Where a portal is and what it was started with. */
export interface RunningPortal {
  readonly url: string;
  readonly port: number;
  readonly data: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A portal of the test's own: its processes, its ports, its data. */
export interface TestPortal extends RunningPortal {
  /** What its processes have said by now. */
  output(): string;
  /** Starts a unit that the main process was told to leave out, in a process of its own. */
  startUnit(name: string): Promise<ChildProcess>;
  /** The process of such a unit, the last that was started. */
  unit(name: string): ChildProcess;
  /** Gives the folder of its data, which is gone but for `keepData`. */
  stop(options?: { readonly keepData?: boolean }): Promise<string>;
}

async function untilHealthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(150)) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${url} was not healthy within ${patienceMs / 1000} s:\n${output()}`);
}

export async function startTestPortal(options: PortalOptions = {}): Promise<TestPortal> {
  const ports = await holdPortBlock();
  const port = ports.base;
  const data = mkdtempSync(join(tmpdir(), 'groundwork-e2e-'));
  const template = process.env[templateIn];
  if (template) cpSync(template, data, { recursive: true });
  const onMySql = process.env['GROUNDWORK_TEST_DB'] === 'mysql';
  const prefix = `gwe2e_${port}_${Date.now().toString(36)}_`;
  const mysqlUrl = process.env['MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306';
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: String(port),
    GROUNDWORK_DATA: data,
    LOG_LEVEL: process.env['E2E_LOG'] ?? 'error',
    ...(packedIn ? { E2E_CODE: join(packedIn, 'portal.v8') } : {}),
    ...(onMySql ? { DATABASE_URL: mysqlUrl, DATABASE_PREFIX: prefix, DATABASE_POOL: '4' } : {}),
    ...options.env,
  };
  let text = '';
  const run = (script: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess => {
    const child = spawn(process.execPath, [...sourceMaps, join(root, script), ...args], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (piece: Buffer) => (text += piece.toString()));
    child.stderr?.on('data', (piece: Buffer) => (text += piece.toString()));
    return child;
  };
  const children = [
    options.live
      ? run('infra/local/dev.mjs', [options.live, '--as-built'])
      : run(
          packedIn ? 'tools/test/packed-portal.cjs' : 'infra/local/dist/main.js',
          (options.except ?? []).flatMap((name) => ['--except', name]),
        ),
  ];
  const units = new Map<string, ChildProcess>();
  const url = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await Promise.race([once(child, 'exit'), sleep(15_000)]);
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      }
    await ports.release();
    if (onMySql) await dropDatabases(mysqlUrl, prefix);
  };
  const untilUp = (child: ChildProcess): Promise<void> =>
    untilHealthy(`${url}/health`, child, () => text).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  if (!options.except?.length) await untilUp(children[0] as ChildProcess);

  return {
    url,
    port,
    data,
    env,
    output: () => text,
    async startUnit(name) {
      const folder = name.startsWith('bff-') ? `bff/${name.slice(4)}` : `services/${name}`;
      const child = run(`${folder}/dist/main.js`, []);
      children.push(child);
      units.set(name, child);
      await untilUp(child);
      return child;
    },
    unit(name) {
      const child = units.get(name);
      if (!child) throw new Error(`${name} was not started in a process of its own.`);
      return child;
    },
    async stop({ keepData = false } = {}) {
      await stop();
      if (!keepData) rmSync(data, { recursive: true, force: true });
      return data;
    },
  };
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const mysql = await import('mysql2/promise');
  const connection = await mysql.createConnection({ uri: url });
  const [rows] = await connection.query(
    'SELECT schema_name AS name FROM information_schema.schemata WHERE schema_name LIKE ?',
    [`${prefix.replaceAll('_', '\\_')}%`],
  );
  for (const { name } of rows as { name: string }[]) await connection.query(`DROP DATABASE \`${name}\``);
  await connection.end();
}
