import { readSqlite } from './sqlite-database.js';
import { askMySql, rowsOf } from './statements.js';
import type { MySqlPool, PooledConnection } from './statements.js';

/** A connection whose statements all read one state of the database: that of when it began. */
export interface Moment {
  readonly by: 'replica' | 'database';
  rows<T>(statement: string, values: readonly unknown[]): Promise<T[]>;
  end(): Promise<void>;
}

/** On SQLite, of a connection of its own: the readers' is shared. */
export async function sqliteMoment(file: string): Promise<Moment> {
  const source = await readSqlite(file);
  const end = () => source.destroy();
  try {
    await source.query('BEGIN');
    // The first read decides which state it is.
    await source.query('SELECT 1 FROM sqlite_master LIMIT 1');
  } catch (error) {
    await end();
    throw error;
  }
  return {
    by: 'database',
    rows: (statement, values) => rowsOf(source.manager, statement, values),
    end,
  };
}

/** On MySQL, of a connection of the pool, which goes back to it. */
export async function mysqlMoment(pool: unknown, by: Moment['by']): Promise<Moment> {
  const connection = await new Promise<PooledConnection>((resolve, reject) => {
    (pool as MySqlPool).getConnection((error, taken) => (error ? reject(error) : resolve(taken)));
  });
  const moment: Moment = {
    by,
    rows: <T>(statement: string, values: readonly unknown[]) => askMySql(connection, statement, values) as Promise<T[]>,
    async end() {
      try {
        await askMySql(connection, 'ROLLBACK', []);
        connection.release();
      } catch {
        connection.destroy();
      }
    },
  };
  try {
    await askMySql(connection, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', []);
    await askMySql(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT', []);
  } catch (error) {
    await moment.end();
    throw error;
  }
  return moment;
}
