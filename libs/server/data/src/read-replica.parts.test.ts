import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseOptions } from '@groundwork/server-config';
import mysql from 'mysql2/promise';
import { connect } from './connect.js';
import type { Database } from './database.js';
import { has, startOwnServer } from './testing/own-server.js';
import type { OwnServer } from './testing/own-server.js';

const described = has('mariadbd', '--version') ? describe : describe.skip;

let folder: string;
let primary: OwnServer;
let replica: OwnServer;
let onReplica: mysql.Connection;
let database: Database;

/** Each server has its users of itself. */
const users = [
  'SET SESSION sql_log_bin = 0;',
  ...['localhost', '%'].flatMap((host) => [
    `CREATE USER portal@'${host}' IDENTIFIED BY 'word';`,
    `GRANT ALL ON *.* TO portal@'${host}';`,
    `CREATE USER reader@'${host}' IDENTIFIED BY 'word';`,
    `GRANT SELECT ON *.* TO reader@'${host}';`,
  ]),
];
const urlOf = ({ port }: Pick<OwnServer, 'port'>): string => `mysql://portal:word@127.0.0.1:${port}`;
const options = (): Extract<DatabaseOptions, { kind: 'mysql' }> => ({
  kind: 'mysql',
  url: urlOf(primary),
  replicaUrl: urlOf(replica),
  replicaSeconds: 0,
  database: 'groundwork_late',
});
/** Asks again and again, a minute at the most: what takes long on a busy machine is no failure. */
async function holds(condition: () => Promise<boolean>): Promise<void> {
  for (const over = Date.now() + 60_000; Date.now() < over && !(await condition());) await pause(25);
}
async function answering({ port }: OwnServer): Promise<mysql.Connection> {
  for (let turn = 0; turn < 240; turn += 1) {
    const connection = await mysql.createConnection({ uri: urlOf({ port }) }).catch(() => undefined);
    if (connection) return connection;
    await pause(250);
  }
  throw new Error('The server did not start.');
}

const statement = 'SELECT COUNT(*) AS paid FROM payment WHERE paid_on >= ?';
const late = async (): Promise<number> =>
  Number((await database.lateRows<{ paid: number }>(statement, ['2026-01-01']))[0]?.paid);
const paid = (): Promise<unknown> =>
  database.statement((manager) => manager.query("INSERT INTO payment (paid_on) VALUES ('2026-02-03')"));
/** What the replica has by now, asked outside of the service. */
async function rowsOnReplica(): Promise<number> {
  const [rows] = await onReplica.query<mysql.RowDataPacket[]>('SELECT COUNT(*) AS paid FROM groundwork_late.payment');
  return Number(rows[0]?.['paid']);
}
/** What the replica says of its following where something went wrong with it. */
async function complaints(): Promise<string[]> {
  const [rows] = await onReplica.query<mysql.RowDataPacket[]>('SHOW SLAVE STATUS');
  return Object.entries(rows[0] ?? {}).flatMap(([name, value]) =>
    /Error|Running/.test(name) ? [`${name}: ${value}`] : [],
  );
}
async function until(count: number): Promise<void> {
  await holds(async () => (await late().catch(() => undefined)) === count);
  const seen = await late();
  if (seen !== count)
    throw new Error(`The replica has ${seen} payments, not ${count}: ${(await complaints()).join(', ')}`);
}

described('a read replica (skipped where no MariaDB is installed)', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gw-replica-'));
    const start = (name: string, flags: string[]) => {
      mkdirSync(join(folder, name));
      return startOwnServer(join(folder, name), users, flags);
    };
    [primary, replica] = await Promise.all([
      start('primary', ['--server-id=1', '--log-bin']),
      start('replica', ['--server-id=2']),
    ]);
    await (await answering(primary)).end();
    onReplica = await answering(replica);
    onReplica.on('error', () => undefined);
    await onReplica.query(
      `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${primary.port}, MASTER_USER='portal', MASTER_PASSWORD='word', MASTER_CONNECT_RETRY=1`,
    );
    await onReplica.query('START SLAVE');
    database = await connect(options(), { entities: [], migrations: [] });
    await database.statement((manager) => manager.query('CREATE TABLE payment (paid_on VARCHAR(10) NOT NULL)'));
    await paid();
    await holds(async () =>
      onReplica.query('SHOW TABLES IN groundwork_late').then(
        () => true,
        () => false,
      ),
    );
    await until(1);
    expect(await database.lateRows('SELECT @@server_id AS server')).toEqual([{ server: 2 }]);
  }, 240_000);
  afterAll(async () => {
    await database.close();
    onReplica.destroy();
    await Promise.all([primary.end(), replica.end()]);
    rmSync(folder, { recursive: true, force: true });
  }, 30_000);

  it('answers what may be late, and nothing else', async () => {
    await onReplica.query('STOP SLAVE');
    await paid();
    expect(await late()).toBe(1);
    expect(await database.rows(statement, ['2026-01-01'])).toEqual([{ paid: 2 }]);
    expect(await database.transaction(() => late())).toBe(2);
    await onReplica.query('START SLAVE');
    await until(2);
  });

  it('is read at one moment, while it follows', async () => {
    const seen = await database.atOneMoment(async () => {
      const before = await late();
      await paid();
      await holds(async () => (await rowsOnReplica()) !== before);
      return [before, await late(), await rowsOnReplica()];
    });
    expect(seen).toEqual([2, 2, 3]);
    expect(await late()).toBe(3);
  });

  it('is read while it is no further behind than it may be, and tells so', async () => {
    const bounded = await connect({ ...options(), replicaSeconds: 1 }, { entities: [], migrations: [] });
    const blind = await connect(
      { ...options(), replicaUrl: urlOf(replica).replace('portal', 'reader'), replicaSeconds: 1 },
      { entities: [], migrations: [] },
    );
    const answering = async (by = bounded): Promise<unknown> => (await by.lateRows('SELECT @@server_id AS server'))[0];
    const untilBy = async (server: number): Promise<void> => {
      await holds(async () => ((await answering()) as { server: number }).server === server);
      expect(await answering()).toEqual({ server });
    };
    const delay = async (seconds: number): Promise<void> => {
      await onReplica.query('STOP SLAVE');
      await onReplica.query(`CHANGE MASTER TO MASTER_DELAY=${seconds}`);
      await onReplica.query('START SLAVE');
    };
    try {
      await untilBy(2);
      // Late: what was written stays to be done for a while, which ends sooner once it was seen.
      await delay(600);
      await paid();
      await untilBy(1);
      expect(await bounded.atOneMoment(() => answering())).toEqual({ server: 1 });
      await delay(0);
      await untilBy(2);
      // Stopped: nobody knows how late.
      await onReplica.query('STOP SLAVE');
      await untilBy(1);
      await onReplica.query('START SLAVE');
      await untilBy(2);
      expect(await answering(blind)).toEqual({ server: 1 });
      await database.statement((manager) => manager.query('DELETE FROM payment LIMIT 1'));
      await until(3);
    } finally {
      await Promise.all([bounded.close(), blind.close()]);
    }
  }, 120_000);

  it('that has not got a column yet leaves the answer to the database', async () => {
    await onReplica.query('STOP SLAVE');
    await database.statement((manager) =>
      manager.query("ALTER TABLE payment ADD payer VARCHAR(9) NOT NULL DEFAULT 'us'"),
    );
    expect(await database.lateRows('SELECT DISTINCT payer FROM payment')).toEqual([{ payer: 'us' }]);
    await onReplica.query('START SLAVE');
  });

  it('that hangs costs its first callers some seconds, those after them nothing, and is asked again when it answers', async () => {
    await onReplica.query('STOP SLAVE');
    await paid();
    expect(await late()).toBe(3);
    replica.signal('SIGSTOP');
    // A busy machine stops a process some time after it was told to.
    await holds(async () => Promise.race([onReplica.query('DO 1').then(() => false), pause(1_000, true)]));
    const timed = async (): Promise<[count: number, ms: number]> => {
      const began = performance.now();
      return [await late(), performance.now() - began];
    };
    const [first, firstMs] = await timed();
    const [second, secondMs] = await timed();
    expect([first, second]).toEqual([4, 4]);
    expect(await database.atOneMoment(late)).toBe(4);
    // The first waits for it some seconds, of the thirty that a call has.
    expect(firstMs).toBeLessThan(12_000);
    expect(secondMs).toBeLessThan(firstMs / 3);
    replica.signal('SIGCONT');
    await until(3);
    await onReplica.query('START SLAVE');
  });

  it('that is away when a unit starts, and later, is not missed', async () => {
    await database.close();
    await replica.end();
    database = await connect(options(), { entities: [], migrations: [] });
    expect(await late()).toBe(4);
    expect(await database.atOneMoment(late)).toBe(4);
  });
});
