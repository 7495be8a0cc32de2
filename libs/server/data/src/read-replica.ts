import type { DatabaseOptions } from '@groundwork/server-config';
import { createPool } from 'mysql2';
import type { Pool } from 'mysql2';
import { DatabaseWatch } from './database-watch.js';
import type { WatchedPool } from './database-watch.js';
import { measureMySql } from './measured-database.js';
import type { MySqlPool } from './measured-database.js';
import { connectMySql, mysqlPool, mysqlTalk, mysqlUrl } from './mysql-database.js';
import { mysqlMoment } from './moment.js';
import type { Moment } from './moment.js';
import { askMySql } from './statements.js';
import type { MySqlClient } from './statements.js';

type MySqlOptions = Extract<DatabaseOptions, { kind: 'mysql' }>;

/** How far behind it is counts for so long, milliseconds. */
const countsMs = 1_000;

/** It is further behind than it may be, or does not tell how far it is. */
class ReplicaBehind extends Error {
  override readonly name = 'ReplicaBehind';
}

/** A row of what a server tells of whom it follows: MySQL's name of the column, or MariaDB's. Null while it does not follow. */
interface Following {
  readonly Seconds_Behind_Source?: number | string | null;
  readonly Seconds_Behind_Master?: number | string | null;
}

/**
 * A server that follows the database's own, some time behind it. A unit starts without it: it is connected to at the first statement, and
 * one that hangs is known as the database is (see `DatabaseWatch`), so that whoever asks it hears no within seconds, and then at once.
 */
export class ReadReplica {
  readonly by = 'replica';
  private readonly pool: Pool;
  private readonly watch: DatabaseWatch;
  private readonly mostSeconds: number;
  private look: { readonly at: number; readonly seconds: Promise<number> } | undefined;

  constructor(options: MySqlOptions, unit: string) {
    const { size, connections } = mysqlPool(options);
    this.mostSeconds = options.replicaSeconds ?? 0;
    this.pool = createPool({ uri: mysqlUrl(options), ...mysqlTalk(options), connectionLimit: size, ...connections });
    this.watch = new DatabaseWatch(() => connectMySql(options), this.pool as unknown as WatchedPool);
    measureMySql(this.pool as unknown as MySqlPool, unit);
  }

  /** Rows of a reading statement, as `Database.rows` gives them. Throws `QueryFailedError`, and {@link ReplicaBehind}. */
  async rows<T>(sql: string, values: readonly unknown[]): Promise<T[]> {
    await this.refuseBehind();
    return askMySql(this.pool as unknown as MySqlClient, sql, values) as Promise<T[]>;
  }

  /** Begins a transaction whose statements read one state. */
  async moment(): Promise<Moment> {
    await this.refuseBehind();
    return mysqlMoment(this.pool, this.by);
  }

  async close(): Promise<void> {
    await this.watch.close();
    await this.pool.promise().end();
  }

  private async refuseBehind(): Promise<void> {
    if (this.mostSeconds === 0) return;
    const now = performance.now();
    if (!this.look || now - this.look.at > countsMs) this.look = { at: now, seconds: this.secondsBehind() };
    const seconds = await this.look.seconds;
    if (seconds > this.mostSeconds) throw new ReplicaBehind(`The read replica is ${seconds} seconds behind.`);
  }

  /** Infinity where it does not follow, or does not say. */
  private async secondsBehind(): Promise<number> {
    const client = this.pool as unknown as MySqlClient;
    const rows = await askMySql(client, 'SHOW REPLICA STATUS', []).catch(() => []);
    const each = (rows as Following[]).map((row) => row.Seconds_Behind_Source ?? row.Seconds_Behind_Master ?? Infinity);
    return each.length === 0 ? Infinity : Math.max(...each.map(Number));
  }
}
