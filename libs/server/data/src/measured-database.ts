import { AsyncResource } from 'node:async_hooks';
import { beginWithin, observe, takesMetrics, takesTraces } from '@groundwork/server-http';
import type { DataSource } from 'typeorm';

/** What is used of better-sqlite3. */
export interface SqliteConnection {
  pragma(text: string): unknown;
  prepare(sql: string): SqliteStatement;
}
type SqliteStatement = Partial<Record<'run' | 'all' | 'get', (...values: unknown[]) => unknown>>;

type Done = (error: unknown, ...rest: unknown[]) => void;
interface MySqlCommand {
  once(event: 'end', listener: () => void): MySqlCommand;
}
interface MySqlConnection {
  /** Gives the command, which ends whether it succeeds or fails. */
  query(...values: unknown[]): MySqlCommand;
}
/** What is used of mysql2's pool of callbacks; the lists are its own. */
export interface MySqlPool {
  getConnection(taken: Done): void;
  on(event: 'connection' | 'acquire', listener: (connection: MySqlConnection) => void): void;
  readonly _allConnections?: { readonly length: number };
  readonly _freeConnections?: { readonly length: number };
  readonly _connectionQueue?: { readonly length: number };
}

const verbs = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'begin',
  'start',
  'commit',
  'rollback',
  'savepoint',
  'release',
]);

/** The first word of a statement, where it is one of those that are counted apart. */
export function verbOf(sql: string): string {
  const word = /[a-z]+/i.exec(sql.slice(0, 40))?.[0].toLowerCase() ?? '';
  return verbs.has(word) ? word : 'other';
}

/** A statement's text in a trace; its values are no part of it. */
const longestText = 2_000;

function timed(unit: string, sql: string): () => void {
  const began = performance.now();
  const verb = verbOf(sql);
  const attributes = { 'db.query.text': sql.slice(0, longestText) };
  const span = beginWithin({ unit, name: verb.toUpperCase(), kind: 'client', attributes });
  return () => {
    observe('statementSeconds', { unit, verb }, (performance.now() - began) / 1000);
    span?.end();
  };
}

const isWatched = (): boolean => takesMetrics() || takesTraces();

/** Measures each statement of a connection to SQLite, where metrics are taken or traces made. */
export function measureSqlite(connection: SqliteConnection, unit: string): void {
  if (!isWatched()) return;
  const prepare = connection.prepare.bind(connection);
  connection.prepare = (sql) => {
    const statement = prepare(sql);
    for (const name of ['run', 'all', 'get'] as const) {
      const method = statement[name]?.bind(statement);
      if (!method) continue;
      statement[name] = (...values) => {
        const done = timed(unit, sql);
        try {
          return method(...values);
        } finally {
          done();
        }
      };
    }
    return statement;
  };
}

/** Measures the statements of a pool's connections, and how long its connections are waited for, where metrics are taken or traces made. */
export function measureMySql(pool: MySqlPool, unit: string): void {
  if (!isWatched()) return;
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (taken) => {
    const began = performance.now();
    // A connection that another gave back comes in the other's name.
    const own = AsyncResource.bind(taken);
    getConnection((error, connection) => {
      observe('databaseWaitSeconds', { unit }, (performance.now() - began) / 1000);
      own(error, connection);
    });
  };
  const known = new WeakSet<MySqlConnection>();
  // The connection that the opening left in the pool is met when it is taken.
  const measure = (connection: MySqlConnection): void => {
    if (known.has(connection)) return;
    known.add(connection);
    const query = connection.query.bind(connection);
    connection.query = (...values) => {
      const [statement] = values;
      const sql = typeof statement === 'string' ? statement : ((statement as { sql?: string } | null)?.sql ?? '');
      const done = timed(unit, sql);
      return query(...values).once('end', done);
    };
  };
  pool.on('connection', measure);
  pool.on('acquire', measure);
}

/** How many of a pool's connections are in use and idle, and how many wait for one. */
export function poolState(source: DataSource): { used: number; idle: number; waiting: number } {
  const pool = (source.driver as unknown as { pool?: MySqlPool }).pool;
  const idle = pool?._freeConnections?.length ?? 0;
  return { used: (pool?._allConnections?.length ?? 0) - idle, idle, waiting: pool?._connectionQueue?.length ?? 0 };
}
