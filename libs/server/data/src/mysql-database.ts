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

/** How the connections of a pool talk to MySQL, in names that mysql2 and TypeORM share. */
export const mysqlTalk = (options: MySqlOptions) => ({
  ...mysqlTls(options),
  database: options.database,
  timezone: 'Z',
  charset: 'utf8mb4',
  supportBigNumbers: true,
  connectTimeout: 10_000,
});

/** Nobody prepares statements, and each connection lays room by for as many as it is told: half a megabyte for mysql2's 16,000. */
const fewPrepared = { maxPreparedStatements: 16 } as const;

/** How many connections a pool has, how long one without work stays, and what each lays by. */
export const mysqlPool = ({ poolSize = 10 }: MySqlOptions) => ({
  size: poolSize,
  connections: { maxIdle: poolSize, idleTimeout: 60_000, ...fewPrepared },
});

/** One connection, to a database or to the server alone. */
export const connectMySql = (options: MySqlOptions, database?: string): Promise<mysql.Connection> =>
  mysql.createConnection({
    uri: mysqlUrl(options),
    ...(database === undefined ? {} : { database }),
    ...mysqlTls(options),
    ...fewPrepared,
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
