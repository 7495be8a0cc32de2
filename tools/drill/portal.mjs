/** A portal of a drill's own: one process, its own folder, ports and databases. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../infra/local/prepare.mjs';
import { dropDatabases } from './copies.mjs';

const patienceMs = 120_000;

export async function aPortal({ engine, port, mysqlUrl }) {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-drill-'));
  const prefix = `gwdrill_${port}_`;
  // What a drill left behind that was broken off.
  if (engine === 'mysql') await dropDatabases(mysqlUrl, prefix);
  const env = {
    ...process.env,
    PORT: String(port),
    GROUNDWORK_DATA: folder,
    LOG_LEVEL: 'error',
    DATABASE_URL: engine === 'mysql' ? mysqlUrl : '',
    DATABASE_PREFIX: prefix,
    DATABASE_POOL: '4',
    RABBITMQ_URL: '',
  };
  const logFile = join(folder, 'portal.log');
  const log = openSync(logFile, 'a');
  let child;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;

  const health = () => fetch(`http://localhost:${port}/health`).catch(() => undefined);
  const start = async () => {
    if (await health()) throw new Error(`Another portal answers at ${port}; say --port.`);
    child = spawn(process.execPath, [join(root, 'infra/local/dist/main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', log, log],
    });
    for (const deadline = Date.now() + patienceMs; ; await sleep(150)) {
      if ((await health())?.ok) return;
      if (!isRunning() || Date.now() > deadline)
        throw new Error(`The drill's portal did not start:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
  };
  /** Gone in the midst of whatever it was doing. */
  const kill = async () => {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  process.on('exit', () => isRunning() && child.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  return {
    env,
    folder,
    start,
    kill,
    async remove() {
      await kill();
      if (engine === 'mysql') await dropDatabases(mysqlUrl, prefix);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
