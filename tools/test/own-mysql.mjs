import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tail } from '../../infra/local/prepare.mjs';
import { mysqlAnswers } from './surroundings.mjs';

const server = process.env.MARIADBD ?? 'mariadbd';
const isRoot = process.getuid?.() === 0;

async function freePort() {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const { port } = taken.address();
  await new Promise((done) => taken.close(done));
  return port;
}

/** What the MariaDB that can be started here says of its version; null where there is none. */
export const versionOfMariaDb = () => spawnSync(server, ['--version'], { encoding: 'utf8' }).stdout;

export const hasMariaDb = () => versionOfMariaDb() !== null;

/**
 * A MariaDB of the run's own, on a port and folder of its own, which keeps nothing for the day after: nobody else's server bears what the
 * tests do to it, and none that ends meanwhile ends them. One that dies is started again, and the run says so. `end` stops it and
 * removes what it wrote. `null` where it did not begin to answer, with what it printed told to `say`.
 */
export async function startMariaDb(say) {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-mariadb-'));
  // A server that starts removes the tables of a moment that lie where its own would, as those of its last life.
  const moments = `--tmpdir=${folder}`;
  const files = ['--no-defaults', `--datadir=${join(folder, 'rows')}`, moments, ...(isRoot ? ['--user=root'] : [])];
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const begun = spawnSync('mariadb-install-db', [
    ...files,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  if (begun.status !== 0) {
    say(tail(`${begun.error?.message ?? ''}${begun.stdout ?? ''}${begun.stderr ?? ''}`, 20));
    remove();
    return null;
  }
  const port = await freePort();
  const url = `mysql://root@127.0.0.1:${port}`;
  let child;
  let printed = '';
  let ended = false;
  const start = () => {
    child = spawn(
      server,
      [
        ...files,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        `--socket=${join(folder, 'socket')}`,
        `--pid-file=${join(folder, 'pid')}`,
        '--skip-name-resolve',
        '--max-connections=500',
        '--character-set-server=utf8mb4',
        '--performance-schema=0',
        '--innodb-flush-log-at-trx-commit=2',
        '--innodb-doublewrite=0',
        // With io_uring a commit waits for good now and then, as in own-server.ts of server-data.
        '--innodb-use-native-aio=0',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr.setEncoding('utf8').on('data', (part) => (printed = tail(printed + part, 60)));
    child.once('error', ({ message }) => (printed += message));
    child.once('exit', (code, signal) => {
      if (ended) return;
      say(`MariaDB ended with ${signal ?? code} and is started again. It said last:\n${tail(printed, 20)}`);
      setTimeout(() => ended || start(), 1000).unref();
    });
  };
  const stop = () => {
    ended = true;
    child.kill('SIGKILL');
  };
  process.once('exit', () => (stop(), remove()));
  start();
  if (await mysqlAnswers(30, url)) {
    const end = async () => {
      const gone = child.exitCode === null && child.signalCode === null && once(child, 'exit');
      stop();
      await gone;
      remove();
    };
    return { url, end };
  }
  stop();
  say(tail(printed, 20));
  return null;
}
