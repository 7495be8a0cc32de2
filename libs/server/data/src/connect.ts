import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseOptions } from '@groundwork/server-config';
import mysql2 from 'mysql2';
import type { DataSourceOptions, EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import { DataSource } from 'typeorm';
import { Database } from './database.js';
import { DatabaseWatch } from './database-watch.js';
import type { WatchedPool } from './database-watch.js';
import { measureMySql, measureSqlite } from './measured-database.js';
import type { MySqlPool, SqliteConnection } from './measured-database.js';
import { connectMySql, createMySqlDatabase, mysqlPool, mysqlTalk, mysqlUrl } from './mysql-database.js';
import { awaitMigrations, migrate } from './migrate.js';
import { mysqlMoment, sqliteMoment } from './moment.js';
import { ReadReplica } from './read-replica.js';
import { ofSqlite, readSqlite } from './sqlite-database.js';

export interface Schema {
  readonly entities: readonly EntityTarget<ObjectLiteral>[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

/** Named by us: TypeORM looks for packages in folders, of which a packed unit has none. */
const ofMySql = { type: 'mysql', driver: mysql2 } as const;
/** How rows are read is kept for so many kinds of statements; mysql2 lays room by for 15,000. */
const keptReaders = 1_000;
mysql2.setMaxParserCache(keptReaders);

function sqlite(
  options: Extract<DatabaseOptions, { kind: 'sqlite' }>,
  schema: Schema,
  unit: string,
): DataSourceOptions {
  return {
    ...ofSqlite,
    database: options.file,
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    prepareDatabase: (connection: SqliteConnection) => {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = NORMAL');
      connection.pragma('busy_timeout = 10000');
      connection.pragma('foreign_keys = ON');
      measureSqlite(connection, unit);
    },
  } as DataSourceOptions;
}

function mysql(options: Extract<DatabaseOptions, { kind: 'mysql' }>, schema: Schema): DataSourceOptions {
  const { size, connections } = mysqlPool(options);
  return {
    ...ofMySql,
    url: mysqlUrl(options),
    ...mysqlTalk(options),
    bigNumberStrings: false,
    poolSize: size,
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    extra: connections,
  } as DataSourceOptions;
}

/** mysql2's pool of callbacks; each connection that it opens does first what is asked of it first. */
const poolOf = (source: DataSource) => (source.driver as unknown as { pool: WatchedPool }).pool;

const readCommitted = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * Transactions see what is committed, and lock the rows that they name without the gaps between them: two that insert
 * beside each other do not wait in a circle. Whoever computes from what it read locks it (`FOR UPDATE`) or updates exactly.
 */
async function lockRowsOnly(source: DataSource): Promise<void> {
  poolOf(source).on('connection', (connection) => void connection.query(readCommitted));
  // The one connection that the opening left in the pool.
  await source.query(readCommitted);
}

/**
 * Opens the database of a service for statements that only read (see `Database.rows`), as it is: nothing is made or migrated.
 * A transaction of it sees one state of the database throughout.
 */
export async function connectForReading(options: DatabaseOptions): Promise<Database> {
  const empty = { entities: [], migrations: [] };
  if (options.kind === 'sqlite' && !existsSync(options.file)) throw new Error(`There is no database ${options.file}.`);
  const source =
    options.kind === 'sqlite'
      ? await readSqlite(options.file)
      : await new DataSource(mysql(options, empty)).initialize();
  return new Database(source, source);
}

/** Gives what `work` gives, and ends the source where it fails: a connection that nobody has keeps the process from its end. */
async function orEnd<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

/**
 * Opens the database of a service and brings its schema up to date, or waits until a job has. Never `synchronize`.
 * @param unit whose database it is, in metrics
 */
export async function connect(
  options: DatabaseOptions,
  schema: Schema,
  unit?: string,
  migrations: 'start' | 'job' = 'start',
): Promise<Database> {
  const upToDate = (source: DataSource): Promise<void> =>
    migrations === 'job' ? awaitMigrations(source) : migrate(source, options);
  if (options.kind === 'sqlite') {
    mkdirSync(dirname(options.file), { recursive: true });
    const writing = await new DataSource(sqlite(options, schema, unit ?? '')).initialize();
    const reading = await orEnd(writing, async () => {
      await upToDate(writing);
      return new DataSource(sqlite(options, { ...schema, migrations: [] }, unit ?? '')).initialize();
    });
    return new Database(reading, writing, undefined, unit, undefined, () => sqliteMoment(options.file));
  }
  if (migrations === 'start') await createMySqlDatabase(options);
  const source = await new DataSource(mysql(options, schema)).initialize();
  await orEnd(source, async () => {
    await lockRowsOnly(source);
    await upToDate(source);
  });
  const watch = new DatabaseWatch(() => connectMySql(options), poolOf(source));
  measureMySql((source.driver as unknown as { pool: MySqlPool }).pool, unit ?? '');
  const { replicaUrl } = options;
  const replica = replicaUrl === undefined ? undefined : new ReadReplica({ ...options, url: replicaUrl }, unit ?? '');
  return new Database(source, source, watch, unit, replica, () => mysqlMoment(poolOf(source), 'database'));
}
