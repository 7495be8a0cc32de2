import { readdirSync, readlinkSync } from 'node:fs';
import type { DatabaseOptions } from '@groundwork/server-config';
import mysql from 'mysql2/promise';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { connect } from './connect.js';
import type { Database } from './database.js';
import { awaitMigrations } from './migrate.js';
import { columnsFor, createTable } from './schema.js';
import { createTestDatabase } from './testing/databases.js';
import type { TestDatabase } from './testing/databases.js';

class CreateNotes1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const c = columnsFor(runner);
    await createTable(runner, 'note', [c.primary(), c.text('text', 40)]);
  }
  async down(): Promise<void> {}
}
class CreateTags1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'tag', [columnsFor(runner).primary()]);
  }
  async down(): Promise<void> {}
}
class Fails1763800000002 implements MigrationInterface {
  async up(): Promise<void> {
    throw new Error('This migration fails.');
  }
  async down(): Promise<void> {}
}
const before = { entities: [], migrations: [CreateNotes1763800000000] };
const present = { entities: [], migrations: [CreateNotes1763800000000, CreateTags1763800000001] };

/** Who has the database open: threads of the server, or this process' handles of its file. */
async function connectionsTo(options: DatabaseOptions): Promise<unknown[]> {
  if (options.kind === 'sqlite')
    return readdirSync('/proc/self/fd').filter((handle) => linkOf(`/proc/self/fd/${handle}`)?.startsWith(options.file));
  const server = await mysql.createConnection({ uri: options.url });
  const [rows] = await server.query('SELECT id FROM information_schema.processlist WHERE db = ?', [options.database]);
  await server.end();
  return rows as unknown[];
}
const linkOf = (path: string): string | undefined => {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
};

describe('a service whose migrations are a job’s', () => {
  let place: TestDatabase;
  let opened: Database[];
  beforeEach(async () => {
    place = await createTestDatabase('job');
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await place.drop();
  });
  const open = async (...args: Parameters<typeof connect>): Promise<Database> => {
    const database = await connect(...args);
    opened.push(database);
    return database;
  };

  it('waits for the job, and runs none itself', async () => {
    await open(place.options, before);
    let isThere = false;
    const waiting = open(place.options, present, 'one', 'job').then((database) => {
      isThere = true;
      return database;
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(isThere).toBe(false);
    await open(place.options, present);
    expect(await (await waiting).rows('SELECT * FROM tag')).toEqual([]);
  });

  it('says what is missing when nobody runs it', async () => {
    const { writing } = await open(place.options, before);
    Object.assign(writing, { migrations: present.migrations.map((Migration) => new Migration()) });
    await expect(awaitMigrations(writing, 0.3)).rejects.toThrow(
      'No job has run CreateTags1763800000001: MIGRATIONS=job leaves them to "main.js migrate".',
    );
    await expect(writing.query('SELECT * FROM tag')).rejects.toThrow(/tag/);
  });

  it('starts as the version before on the tables of the present one', async () => {
    await open(place.options, present);
    for (const migrations of ['start', 'job'] as const)
      expect(await (await open(place.options, before, 'one', migrations)).rows('SELECT * FROM note')).toEqual([]);
  });

  it('leaves no connection behind where a migration fails', async () => {
    const { options } = place;
    const schema = { entities: [], migrations: [CreateNotes1763800000000, Fails1763800000002] };
    await expect(connect(options, schema)).rejects.toThrow('This migration fails.');
    expect(await connectionsTo(options)).toEqual([]);
  });

  it('needs no right to make tables', async () => {
    const { options } = place;
    await open(options, present);
    if (options.kind !== 'mysql') return;
    const server = await mysql.createConnection({ uri: options.url, multipleStatements: true });
    const user = `'${options.database.slice(-12)}'@'%'`;
    const local = user.replace('%', 'localhost');
    for (const who of [user, local])
      await server.query(
        `CREATE USER ${who} IDENTIFIED BY 'word'; GRANT SELECT, INSERT, UPDATE, DELETE ON \`${options.database}\`.* TO ${who}`,
      );
    try {
      const url = new URL(options.url);
      [url.username, url.password] = [options.database.slice(-12), 'word'];
      const limited = { ...options, url: url.href };
      expect(await (await open(limited, present, 'one', 'job')).rows('SELECT * FROM tag')).toEqual([]);
    } finally {
      await server.query(`DROP USER ${user}, ${local}`);
      await server.end();
    }
  });
});
