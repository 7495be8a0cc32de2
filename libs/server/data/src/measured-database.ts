import { observe, takesMetrics } from '@groundwork/server-http';
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
  on(event: 'connection', listener: (connection: MySqlConnection) => void): void;
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

function timed(unit: string, sql: string): () => void {
  const began = performance.now();
  return () => observe('statementSeconds', { unit, verb: verbOf(sql) }, (performance.now() - began) / 1000);
}

/** Measures each statement of a connection to SQLite, where metrics are taken. */
export function measureSqlite(connection: SqliteConnection, unit: string): void {
  if (!takesMetrics()) return;
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

/** Measures the statements of a pool's connections, and how long its connections are waited for, where metrics are taken. */
export function measureMySql(pool: MySqlPool, unit: string): void {
  if (!takesMetrics()) return;
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (taken) => {
    const began = performance.now();
    getConnection((error, connection) => {
      observe('databaseWaitSeconds', { unit }, (performance.now() - began) / 1000);
      taken(error, connection);
    });
  };
  pool.on('connection', (connection) => {
    const query = connection.query.bind(connection);
    connection.query = (...values) => {
      const [statement] = values;
      const sql = typeof statement === 'string' ? statement : ((statement as { sql?: string } | null)?.sql ?? '');
      const done = timed(unit, sql);
      return query(...values).once('end', done);
    };
  });
}

/** How many of a pool's connections are in use and idle, and how many wait for one. */
export function poolState(source: DataSource): { used: number; idle: number; waiting: number } {
  const pool = (source.driver as unknown as { pool?: MySqlPool }).pool;
  const idle = pool?._freeConnections?.length ?? 0;
  return { used: (pool?._allConnections?.length ?? 0) - idle, idle, waiting: pool?._connectionQueue?.length ?? 0 };
}
