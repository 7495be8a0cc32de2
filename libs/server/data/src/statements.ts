import type { DataSource, EntityManager } from 'typeorm';
import { QueryFailedError } from 'typeorm';

/** What mysql2's pool and connection have in common. */
export interface MySqlClient {
  query(
    options: { sql: string; values: readonly unknown[]; dateStrings: true },
    done: (error: Error | null, result: unknown) => void,
  ): void;
}

/** The transaction's connection, which is there once it has begun, or the pool. */
function clientOf({ queryRunner, connection }: EntityManager): MySqlClient | Promise<MySqlClient> {
  if (!queryRunner) return (connection.driver as unknown as { pool: MySqlClient }).pool;
  const { databaseConnection } = queryRunner as unknown as { readonly databaseConnection?: MySqlClient };
  return databaseConnection ?? (queryRunner.connect() as Promise<MySqlClient>);
}

const isMySql = (source: DataSource): boolean => source.options.type === 'mysql';

/**
 * MySQL's driver asked itself: TypeORM's way around a statement costs as much processor time as the statement. Throws
 * `QueryFailedError`.
 */
export function askMySql(client: MySqlClient, sql: string, values: readonly unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.query({ sql, values, dateStrings: true }, (error, result) =>
      error ? reject(new QueryFailedError(sql, [...values], error)) : resolve(result),
    );
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
