import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.js';

/** Whether a program is installed: `has('mariadbd', '--version')`. */
export const has = (...command: [string, string]): boolean => spawnSync(command[0], [command[1]]).status === 0;

/** A MariaDB server of a test's own. */
export interface OwnServer {
  readonly port: number;
  /** Stops it in the middle of whatever it does, and lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  end(): Promise<void>;
}

/**
 * Starts a server on an empty folder; it may take a moment until it answers. `statements` are done at its start, one a line, each at most
 * a line; the user `root` has no password there.
 */
export async function startOwnServer(
  folder: string,
  statements: readonly string[],
  flags: readonly string[] = [],
): Promise<OwnServer> {
  const rows = join(folder, 'rows');
  mkdirSync(rows, { recursive: true });
  // With io_uring a commit waits for good now and then, where nobody else writes: four of 30 replicas of a test, none of 20 without.
  const disk = '--innodb-use-native-aio=0';
  // A server that starts takes the tables of a moment that lie in its folder for those of its last life, and removes them.
  const own = ['--no-defaults', disk, `--datadir=${rows}`, `--tmpdir=${folder}`, `--user=${userInfo().username}`];
  await promisify(execFile)('mariadb-install-db', [...own, '--auth-root-authentication-method=normal']);
  writeFileSync(join(folder, 'first.sql'), statements.join('\n'));
  const port = await freePort();
  const places = [`--socket=${join(folder, 'socket')}`, `--init-file=${join(folder, 'first.sql')}`];
  const server = spawn('mariadbd', [...own, `--port=${port}`, '--bind-address=127.0.0.1', ...places, ...flags], {
    stdio: 'ignore',
  });
  return {
    port,
    signal: (name) => void server.kill(name),
    async end() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGCONT');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
