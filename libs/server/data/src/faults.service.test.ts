import { once } from 'node:events';
import { connect as dial, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import type { DatabaseOptions } from '@groundwork/server-config';
import { asProblem } from '@groundwork/server-http';
import { connect } from './connect.js';
import type { Database } from './database.js';
import { createTestDatabase, testEngine } from './testing/databases.js';
import type { TestDatabase } from './testing/databases.js';

const answerTo = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  );
  const { status, code, headers } = asProblem(error);
  return { status, code, headers };
};
const away = { status: 503, code: 'upstream.unavailable', headers: { 'retry-after': '2' } };

/** A line to the database that can be cut, and after that refuses; or be held: it stands, and nothing comes through. */
async function lineTo(url: string) {
  const target = new URL(url);
  const [host, port] = [target.hostname, Number(target.port || 3306)];
  const open = new Set<Socket>();
  let isHeld = false;
  const line: Server = createServer((near) => {
    const far = dial(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      if (!isHeld) one.pipe(other);
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  target.hostname = '127.0.0.1';
  target.port = String((line.address() as AddressInfo).port);
  const cut = async () => {
    const closed = once(line, 'close');
    line.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  const hold = () => {
    isHeld = true;
    for (const socket of open) socket.unpipe().pause();
  };
  const letGo = () => {
    isHeld = false;
    for (const socket of open) socket.destroy();
  };
  return { url: target.href, cut, hold, letGo };
}

async function untilTrue(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; !(await holds()); await new Promise((resolve) => setTimeout(resolve, 200)))
    if (Date.now() > end) throw new Error('it did not come about within 10 s');
}

/** What only one of the engines can suffer is asked of it alone. */
const on = (engine: 'sqlite' | 'mysql') => (testEngine() === engine ? it : () => undefined);

describe('a database that fails, and not the request', () => {
  let place: TestDatabase;
  let database: Database | undefined;
  const open = async (options: DatabaseOptions) => {
    database = await connect(options, { entities: [], migrations: [] });
    await database.statement((manager) => manager.query('CREATE TABLE note (text VARCHAR(2000))'));
    return database;
  };
  const write = (to: Database) =>
    to.transaction((manager) => manager.query('INSERT INTO note VALUES (?)', ['x'.repeat(2000)]));

  beforeEach(async () => (place = await createTestDatabase('faults')));
  afterEach(async () => {
    await database?.close().catch(() => undefined);
    await place.drop();
  });

  on('mysql')('is away when its line is cut in a statement, and while it refuses', async () => {
    if (place.options.kind !== 'mysql') throw new Error('asked of MySQL alone');
    const line = await lineTo(place.options.url);
    const held = await open({ ...place.options, url: line.url });
    const running = answerTo(held.transaction((manager) => manager.query('SELECT SLEEP(20)')));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await line.cut();
    expect(await running).toEqual(away);
    expect(await answerTo(write(held))).toEqual(away);
    expect(await answerTo(held.manager.query('SELECT 1'))).toEqual(away);
  });

  on('mysql')(
    'is away when it hangs, for who asks and who waits for a connection, and is there again by itself',
    async () => {
      if (place.options.kind !== 'mysql') throw new Error('asked of MySQL alone');
      const line = await lineTo(place.options.url);
      const held = await open({ ...place.options, url: line.url, poolSize: 2 });
      const slow = held.manager.query<unknown>('SELECT SLEEP(4)').then(() => 'answered');
      expect(await slow).toBe('answered');
      const begun = Date.now();
      line.hold();
      // Two have a connection and get no answer, the others wait for one.
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answerTo(held.manager.query('SELECT 1'))));
      expect(answers).toEqual([away, away, away, away, away]);
      expect(Date.now() - begun).toBeLessThan(10_000);
      const later = Date.now();
      expect(await answerTo(write(held))).toEqual(away);
      expect(Date.now() - later).toBeLessThan(1_000);
      line.letGo();
      await untilTrue(async () => (await answerTo(write(held))).status !== 503);
      expect(await held.manager.query<unknown[]>('SELECT * FROM note')).toHaveLength(1);
      await line.cut();
    },
  );

  on('mysql')('is away for who waits too long for a row of somebody else, or in a circle', async () => {
    const held = await open(place.options);
    await write(held);
    const answer = await held.transaction(async (manager) => {
      await manager.query('UPDATE note SET text = ?', ['mine']);
      return answerTo(
        held.writing.transaction(async (other) => {
          await other.query('SET SESSION innodb_lock_wait_timeout = 1');
          await other.query('UPDATE note SET text = ?', ['theirs']);
        }),
      );
    });
    expect(answer).toEqual(away);
  });

  on('sqlite')('is away when there is no room left for a row', async () => {
    const held = await open(place.options);
    await held.writing.query('PRAGMA max_page_count = 8');
    let answer = {};
    for (let row = 0; row < 20 && !('status' in answer && answer.status === 503); row += 1)
      answer = await answerTo(write(held));
    expect(answer).toEqual(away);
  });
});
