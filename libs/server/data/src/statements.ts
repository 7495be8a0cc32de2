import mysql2 from 'mysql2';
import type { DataSource, EntityManager } from 'typeorm';
import { QueryFailedError } from 'typeorm';

interface Failure extends Error {
  readonly errno?: number;
}
type Answered = (error: Failure | null, result: unknown) => void;
/** A statement of mysql2's, which ends whether it succeeds or fails. */
interface Command {
  once(event: 'end', listener: () => void): unknown;
}
/** What its types leave out. */
const { createQuery } = mysql2 as unknown as {
  createQuery(sql: string, values: readonly unknown[], answered: undefined, config: object): Command;
};
/** mysql2's own class of statements. Of an object, `query` makes one of these by two spreads, which cost a tenth of a short statement. */
const Statement = createQuery('', [], undefined, {}).constructor as new (
  options: { readonly sql: string; readonly values: readonly unknown[]; readonly dateStrings: true },
  answered: Answered,
) => Command;

/** What is used of a connection of mysql2's. */
export interface MySqlConnection {
  query(statement: Command): Command;
}
/** One of a pool's, which goes back to it or is given up. */
export interface PooledConnection extends MySqlConnection {
  release(): void;
  destroy(): void;
}
/** What is used of mysql2's pool of callbacks. */
export interface MySqlPool {
  getConnection(taken: (error: Error | null, connection: PooledConnection) => void): void;
}
export type MySqlClient = MySqlConnection | MySqlPool;

/** The transaction's connection, which is there once it has begun, or the pool. */
function clientOf({ queryRunner, connection }: EntityManager): MySqlClient | Promise<MySqlClient> {
  if (!queryRunner) return (connection.driver as unknown as { pool: MySqlClient }).pool;
  const { databaseConnection } = queryRunner as unknown as { readonly databaseConnection?: MySqlClient };
  return databaseConnection ?? (queryRunner.connect() as Promise<MySqlClient>);
}

const isMySql = (source: DataSource): boolean => source.options.type === 'mysql';

/** The server that a connection leads to takes no writes any more: the next one may lead to another. */
const readOnly: ReadonlySet<number | undefined> = new Set([1290, 1792, 1836]);

/** One of the pool's connections is taken for the statement alone. */
function askPool(pool: MySqlPool, sql: string, values: readonly unknown[], answered: Answered): void {
  pool.getConnection((error, connection) => {
    if (error) return answered(error, undefined);
    let failed: Failure | null = null;
    const statement = new Statement({ sql, values, dateStrings: true }, (failure, result) => {
      failed = failure;
      answered(failure, result);
    });
    const giveBack = (): void => (readOnly.has(failed?.errno) ? connection.destroy() : connection.release());
    try {
      connection.query(statement).once('end', giveBack);
    } catch (unsent) {
      giveBack();
      answered(unsent as Error, undefined);
    }
  });
}

/**
 * MySQL's driver asked itself: TypeORM's way around a statement costs as much processor time as the statement. Throws
 * `QueryFailedError`.
 */
export function askMySql(client: MySqlClient, sql: string, values: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answered: Answered = (error, result) =>
      error ? reject(new QueryFailedError(sql, [...values], error)) : resolve(result);
    if ('getConnection' in client) askPool(client, sql, values, answered);
    else client.query(new Statement({ sql, values, dateStrings: true }, answered));
  });
}

function askOf(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<unknown> {
  const client = clientOf(manager);
  return client instanceof Promise
    ? client.then((taken) => askMySql(taken, sql, values))
    : askMySql(client, sql, values);
}

/** Rows of a reading statement; instants as 'YYYY-MM-DD HH:MM:SS.mmm' in UTC on both engines. Throws `QueryFailedError`. */
export function rowsOf<T>(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<T[]> {
  return (isMySql(manager.connection) ? askOf(manager, sql, values) : manager.query(sql, [...values])) as Promise<T[]>;
}

/** Runs a writing statement. Gives the number of rows that it met. Throws `QueryFailedError`. */
export async function affectedBy(manager: EntityManager, sql: string, values: readonly unknown[]): Promise<number> {
  if (isMySql(manager.connection))
    return ((await askOf(manager, sql, values)) as { affectedRows: number }).affectedRows;
  const runner = manager.queryRunner ?? manager.connection.createQueryRunner();
  return (await runner.query(sql, [...values], true)).affected ?? 0;
}
