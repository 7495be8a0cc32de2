import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseOptions } from '@groundwork/server-config';
import { connect } from './connect.js';
import { certify } from './testing/authority.js';
import { has, startOwnServer } from './testing/own-server.js';
import type { OwnServer } from './testing/own-server.js';

const canRun = has('mariadbd', '--version') && has('openssl', 'version');
const described = canRun ? describe : describe.skip;

let folder: string;
let server: OwnServer;
const authorityOf = (name: string): string => readFileSync(join(folder, `${name}.crt`), 'utf8');

const options = (host: string, authority?: string): DatabaseOptions => ({
  kind: 'mysql',
  url: `mysql://portal:word@${host}:${server.port}`,
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
    certify(folder, ['ours', 'another']);
    // At its own machine a fresh server would take the user of any host for nobody.
    const users = ['localhost', '%'].flatMap((host) => [
      `CREATE USER portal@'${host}' IDENTIFIED BY 'word' REQUIRE SSL;`,
      `GRANT ALL ON *.* TO portal@'${host}';`,
    ]);
    const at = (name: string) => join(folder, name);
    server = await startOwnServer(folder, users, [
      `--ssl-ca=${at('ours.crt')}`,
      `--ssl-cert=${at('server.crt')}`,
      `--ssl-key=${at('server.key')}`,
    ]);
    for (let turn = 0; turn < 120; turn += 1) {
      if ((await opened(options('localhost', authorityOf('ours'))).catch(() => '')) !== '') return;
      await pause(250);
    }
  }, 60_000);
  afterAll(async () => {
    await server.end();
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
