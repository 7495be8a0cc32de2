import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { DatabaseOptions } from '@groundwork/server-config';
import mysql from 'mysql2/promise';

export { anAuthority, canCertify, certify } from './authority.js';
export type { TestAuthority } from './authority.js';
export { freePort } from './free-port.js';
export { migrateForTest } from './migrated.js';

export interface TestDatabase {
  readonly options: DatabaseOptions;
  drop(): Promise<void>;
}

/** Which engine the run is for: `GROUNDWORK_TEST_DB` is `sqlite` (default) or `mysql`. */
export const testEngine = (): 'sqlite' | 'mysql' =>
  process.env['GROUNDWORK_TEST_DB'] === 'mysql' ? 'mysql' : 'sqlite';

const mysqlUrl = (): string => process.env['MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306';

/** An empty database of its own, on the engine of the run. Nothing is migrated yet: the unit under test does that. */
export async function createTestDatabase(name: string): Promise<TestDatabase> {
  if (testEngine() === 'mysql') {
    const database = `gwtest_${name}_${randomBytes(5).toString('hex')}`;
    return {
      options: { kind: 'mysql', url: mysqlUrl(), database, poolSize: 10 },
      async drop() {
        const connection = await mysql.createConnection({ uri: mysqlUrl() });
        await connection.query(`DROP DATABASE IF EXISTS \`${database}\``);
        await connection.end();
      },
    };
  }
  const directory = mkdtempSync(join(tmpdir(), `gw-${name}-`));
  return {
    options: { kind: 'sqlite', file: join(directory, `${name}.sqlite`) },
    async drop() {
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
