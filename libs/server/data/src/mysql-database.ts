import type { DatabaseOptions } from '@groundwork/server-config';
import mysql from 'mysql2/promise';

type MySqlOptions = Extract<DatabaseOptions, { kind: 'mysql' }>;

/** The address as mysql2 takes it, which knows no scheme of MariaDB's. */
export const mysqlUrl = ({ url }: MySqlOptions): string => url.replace(/^mariadb:/, 'mysql:');

const missingDatabase = 'ER_BAD_DB_ERROR';

/** Makes the service's database where it is missing and the credentials may; otherwise leaves it to who runs the server. */
export async function createMySqlDatabase(options: MySqlOptions): Promise<void> {
  if (!/^\w+$/.test(options.database)) throw new Error(`"${options.database}" is not a name for a database.`);
  const uri = mysqlUrl(options);
  try {
    await (await mysql.createConnection({ uri, database: options.database })).end();
  } catch (error) {
    if ((error as { code?: string }).code !== missingDatabase) throw error;
    const connection = await mysql.createConnection({ uri });
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS \`${options.database}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
    await connection.end();
  }
}
