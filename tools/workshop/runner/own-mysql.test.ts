import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

interface OwnMysql {
  readonly url: string;
  end(): Promise<void>;
}
const { hasMariaDb, startMariaDb } = (await import(new URL('../../test/own-mysql.mjs', import.meta.url).href)) as {
  hasMariaDb: () => boolean;
  startMariaDb: (say: (text: string) => void) => Promise<OwnMysql | null>;
};

(hasMariaDb() ? describe : describe.skip)('the database of a run (skipped where no MariaDB is installed)', () => {
  it('is nobody else’s, comes back with its rows where it dies, and leaves nothing', async () => {
    const said: string[] = [];
    const server = (await startMariaDb((text) => said.push(text)))!;
    const ask = (sql: string): string =>
      spawnSync('mariadb', ['-h127.0.0.1', `-P${new URL(server.url).port}`, '-uroot', '-Ne', sql], {
        encoding: 'utf8',
      }).stdout.trim();
    try {
      const folder = dirname(ask('SELECT @@datadir').replace(/\/$/, ''));
      expect(folder).toContain('groundwork-mariadb-');
      // Where another server's would be, the start of either removes what the other has there for a moment.
      expect(ask('SELECT @@tmpdir')).toBe(folder);
      expect(ask('SELECT @@innodb_use_native_aio')).toBe('0');
      ask('CREATE DATABASE held');
      process.kill(Number(readFileSync(ask('SELECT @@pid_file'), 'utf8')), 'SIGKILL');
      for (const end = Date.now() + 20_000; ask("SHOW DATABASES LIKE 'held'") !== 'held'; await sleep(100))
        if (Date.now() > end) throw new Error(said.join('\n'));
      expect(said).toEqual([expect.stringMatching(/^MariaDB ended with SIGKILL and is started again\./)]);
      await server.end();
      expect(ask('SELECT 1')).toBe('');
      expect(existsSync(folder)).toBe(false);
      expect(said).toHaveLength(1);
    } finally {
      await server.end();
    }
  }, 60_000);
});
