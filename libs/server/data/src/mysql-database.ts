import type { DatabaseOptions } from '@groundwork/server-config';
import mysql from 'mysql2/promise';
import type { SslOptions } from 'mysql2';

type MySqlOptions = Extract<DatabaseOptions, { kind: 'mysql' }>;

/** The address as mysql2 takes it, which knows no scheme of MariaDB's. */
export const mysqlUrl = ({ url }: MySqlOptions): string => url.replace(/^mariadb:/, 'mysql:');

/** TLS by the authority of the options, with the server's name held against its certificate; nothing where they have none. */
export const mysqlTls = ({ authority }: MySqlOptions): { readonly ssl?: SslOptions } =>
  authority === undefined
    ? {}
    : { ssl: { ca: authority, rejectUnauthorized: true, verifyIdentity: true, minVersion: 'TLSv1.2' } };

/** One connection, to a database or to the server alone. */
export const connectMySql = (options: MySqlOptions, database?: string): Promise<mysql.Connection> =>
  mysql.createConnection({
    uri: mysqlUrl(options),
    ...(database === undefined ? {} : { database }),
    ...mysqlTls(options),
  });

const missingDatabase = 'ER_BAD_DB_ERROR';

/** Makes the service's database where it is missing and the credentials may; otherwise leaves it to who runs the server. */
export async function createMySqlDatabase(options: MySqlOptions): Promise<void> {
  if (!/^\w+$/.test(options.database)) throw new Error(`"${options.database}" is not a name for a database.`);
  try {
    await (await connectMySql(options, options.database)).end();
  } catch (error) {
    if ((error as { code?: string }).code !== missingDatabase) throw error;
    const connection = await connectMySql(options);
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS \`${options.database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
    await connection.end();
  }
}
