import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseOptions } from '@groundwork/server-config';
import { connect } from './connect.js';

const has = (...command: [string, string]): boolean => spawnSync(command[0], [command[1]]).status === 0;
const canRun = has('mariadbd', '--version') && has('openssl', 'version');
const described = canRun ? describe : describe.skip;

let folder: string;
let server: ChildProcess;
let port: number;
const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
const authorityOf = (name: string): string => readFileSync(join(folder, `${name}.crt`), 'utf8');

/** An authority of its own, and a certificate of it for `localhost` alone. */
function certify(): void {
  for (const name of ['ours', 'another'])
    openssl(
      ...`req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=${name} -keyout ${name}.key -out ${name}.crt`.split(' '),
    );
  writeFileSync(join(folder, 'names'), 'subjectAltName=DNS:localhost');
  openssl(...'req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr'.split(' '));
  openssl(...'x509 -req -in server.csr -CA ours.crt -CAkey ours.key -days 2 -extfile names -out server.crt'.split(' '));
}

const options = (host: string, authority?: string): DatabaseOptions => ({
  kind: 'mysql',
  url: `mysql://portal:word@${host}:${port}`,
  database: 'groundwork_tls',
  authority,
});
const opened = async (one: DatabaseOptions): Promise<string> => {
  const database = await connect(one, { entities: [], migrations: [] });
  try {
    const [row] = await database.rows<{ Value: string }>("SHOW STATUS LIKE 'Ssl_version'");
    return row?.Value ?? '';
  } finally {
    await database.close();
  }
};

described('MySQL over TLS (skipped where no MariaDB or OpenSSL is installed)', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gw-tls-'));
    certify();
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    port = (probe.address() as AddressInfo).port;
    await new Promise((resolve) => probe.close(resolve));
    const rows = join(folder, 'rows');
    mkdirSync(rows);
    const user = `--user=${userInfo().username}`;
    const own = ['--no-defaults', `--datadir=${rows}`, user];
    execFileSync('mariadb-install-db', [...own, '--auth-root-authentication-method=normal'], { stdio: 'ignore' });
    // At its own machine a fresh server would take it for nobody.
    // A statement a line. At its own machine a fresh server would take the user of any host for nobody.
    const first = ['localhost', '%'].flatMap((host) => [
      `CREATE USER portal@'${host}' IDENTIFIED BY 'word' REQUIRE SSL;`,
      `GRANT ALL ON *.* TO portal@'${host}';`,
    ]);
    writeFileSync(join(folder, 'first.sql'), first.join('\n'));
    const at = (name: string) => join(folder, name);
    server = spawn(
      'mariadbd',
      [
        ...own,
        ...[`--port=${port}`, '--bind-address=127.0.0.1', `--socket=${at('socket')}`, `--init-file=${at('first.sql')}`],
        ...[`--ssl-ca=${at('ours.crt')}`, `--ssl-cert=${at('server.crt')}`, `--ssl-key=${at('server.key')}`],
      ],
      { stdio: 'ignore' },
    );
    for (let turn = 0; turn < 120; turn += 1) {
      if ((await opened(options('localhost', authorityOf('ours'))).catch(() => '')) !== '') return;
      await pause(250);
    }
  }, 60_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  it('is spoken where the authority is said: by the pool, the watch, the migrations and the making of the database', async () => {
    expect(await opened(options('localhost', authorityOf('ours')))).toMatch(/^TLSv1\.[23]$/);
  });

  it('is refused for a server of another authority', async () => {
    await expect(opened(options('localhost', authorityOf('another')))).rejects.toThrow(/certificate/);
  });

  it('is not spoken by itself, which a server that asks for it refuses', async () => {
    await expect(opened(options('localhost'))).rejects.toThrow(/Access denied/);
  });
});
