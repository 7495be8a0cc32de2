import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseOptions } from '@groundwork/server-config';
import BetterSqlite3 from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import { connectMySql } from './mysql-database.js';

const patienceSeconds = 60;

/**
 * Runs the migrations that are missing. Two starts at once migrate once: the second waits for the lock and then finds
 * nothing to do.
 */
export async function migrate(source: DataSource, options: DatabaseOptions): Promise<void> {
  const release = options.kind === 'sqlite' ? await lockFile(`${options.file}.migrating`) : await lockName(options);
  try {
    await source.runMigrations({ transaction: 'each' });
  } finally {
    await release();
  }
}

/** What of its migrations a database has not had yet. A database without any has had none. */
async function missingMigrations(source: DataSource): Promise<string[]> {
  const known: { name: string }[] = await source.query('SELECT name FROM migrations').catch(() => []);
  return source.migrations
    .map((migration) => migration.name ?? migration.constructor.name)
    .filter((name) => !known.some((one) => one.name === name));
}

/** Waits until somebody else has run the migrations. Throws with those that are missing when that takes too long. */
export async function awaitMigrations(source: DataSource, seconds = patienceSeconds): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    const missing = await missingMigrations(source);
    if (missing.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`No job has run ${missing.join(', ')}: MIGRATIONS=job leaves them to "main.js migrate".`);
    await sleep(250);
  }
}

async function lockName(options: Extract<DatabaseOptions, { kind: 'mysql' }>): Promise<() => Promise<void>> {
  const connection = await connectMySql(options, options.database);
  const [rows] = await connection.query('SELECT GET_LOCK(?, ?) AS taken', [
    `migrate ${options.database}`,
    patienceSeconds,
  ]);
  if ((rows as { taken: number }[])[0]?.taken !== 1) {
    await connection.end();
    throw new Error(`Another start has been migrating ${options.database} for more than ${patienceSeconds} s.`);
  }
  // The lock belongs to the connection and goes with it.
  return () => connection.end();
}

/** A lock that dies with its process: an exclusive transaction on a small database of its own. */
async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = new BetterSqlite3(file, { timeout: 0 });
  const deadline = Date.now() + patienceSeconds * 1000;
  for (;;) {
    try {
      lock.exec('BEGIN EXCLUSIVE');
      return async () => {
        lock.exec('ROLLBACK');
        lock.close();
      };
    } catch (error) {
      const busy = (error as { code?: string }).code?.startsWith('SQLITE_BUSY');
      if (!busy || Date.now() > deadline) {
        lock.close();
        throw error;
      }
      await sleep(50);
    }
  }
}
