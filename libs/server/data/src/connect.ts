import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseOptions } from '@groundwork/server-config';
import type { DataSourceOptions, EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import { DataSource } from 'typeorm';
import { Database } from './database.js';
import { createMySqlDatabase } from './mysql-database.js';
import { migrate } from './migrate.js';

export interface Schema {
  readonly entities: readonly EntityTarget<ObjectLiteral>[];
  readonly migrations: readonly (new () => MigrationInterface)[];
}

type Pragma = { pragma(text: string): unknown };

function sqlite(options: Extract<DatabaseOptions, { kind: 'sqlite' }>, schema: Schema): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    database: options.file,
    entities: [...schema.entities] as never,
    migrations: [...schema.migrations] as never,
    prepareDatabase: (connection: Pragma) => {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = NORMAL');
      connection.pragma('busy_timeout = 10000');
      connection.pragma('foreign_keys = ON');
    },
  } as DataSourceOptions;
}

function mysql(options: Extract<DatabaseOptions, { kind: 'mysql' }>, schema: Schema): DataSourceOptions {
  return {
    type: 'mysql',
    url: options.url.replace(/^mariadb:/, 'mysql:'),
    database: options.database,
    timezone: 'Z',
    charset: 'utf8mb4',
    supportBigNumbers: true,
    bigNumberStrings: false,
    poolSize: options.poolSize ?? 10,
    connectTimeout: 10_000,
    entities: [...schema.entities] as never,
    migrations: [...schema.migrations] as never,
    extra: { maxIdle: options.poolSize ?? 10, idleTimeout: 60_000 },
  } as DataSourceOptions;
}

/** Opens the database of a service and brings its schema up to date. Never `synchronize`. */
export async function connect(options: DatabaseOptions, schema: Schema): Promise<Database> {
  if (options.kind === 'sqlite') {
    mkdirSync(dirname(options.file), { recursive: true });
    const writing = await new DataSource(sqlite(options, schema)).initialize();
    await migrate(writing, options);
    const reading = await new DataSource(sqlite(options, { ...schema, migrations: [] })).initialize();
    return new Database(reading, writing);
  }
  await createMySqlDatabase(options);
  const source = await new DataSource(mysql(options, schema)).initialize();
  await migrate(source, options);
  return new Database(source, source);
}
