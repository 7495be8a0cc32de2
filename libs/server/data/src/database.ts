import { AsyncLocalStorage } from 'node:async_hooks';
import { atScrape, observe, remainingMs, setGauge } from '@groundwork/server-http';
import type { DataSource, EntityManager } from 'typeorm';
import type { DatabaseWatch } from './database-watch.js';
import { afterDeadlocks } from './deadlocks.js';
import { SerialQueue } from './serial-queue.js';
import { poolState } from './measured-database.js';
import { rowsOf } from './statements.js';

interface OpenTransaction {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
}

/**
 * The one way to a service's tables.
 *
 * On MySQL every transaction has a pooled connection. On SQLite the driver shares one query runner among all callers, so
 * that two transactions at once would mix their rows: there, transactions run one at a time on a connection of their own,
 * and reads go to a second connection, which sees committed rows only (WAL).
 */
export class Database {
  private readonly open = new AsyncLocalStorage<OpenTransaction>();
  private readonly queue: SerialQueue | undefined;
  private readonly forgetGauges: () => void;

  constructor(
    readonly reading: DataSource,
    readonly writing: DataSource,
    private readonly watch?: DatabaseWatch,
    /** Whose database it is, in metrics. */
    readonly unit = 'unknown',
  ) {
    const waited = (seconds: number): void => observe('databaseWaitSeconds', { unit }, seconds);
    this.queue = writing.options.type === 'better-sqlite3' ? new SerialQueue(waited) : undefined;
    this.forgetGauges = atScrape(unit, () => this.gauges());
  }

  /** For reads. Inside a transaction it is the transaction's own, so that it sees what was just written. */
  get manager(): EntityManager {
    return this.open.getStore()?.manager ?? this.reading.manager;
  }

  /**
   * Rows of a reading statement of our own, as both engines give them alike: instants as 'YYYY-MM-DD HH:MM:SS.mmm' in UTC.
   * Inside a transaction it reads what the transaction sees.
   */
  rows<T>(statement: string, values: readonly unknown[] = []): Promise<T[]> {
    return rowsOf<T>(this.manager, statement, values);
  }

  get engine(): 'sqlite' | 'mysql' {
    return this.queue ? 'sqlite' : 'mysql';
  }

  /** Runs `work` in a transaction; inside another one, under a savepoint of it. Whatever `work` throws rolls it back. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.open.getStore();
    if (outer)
      return outer.manager.transaction((manager) =>
        this.open.run({ manager, afterCommit: outer.afterCommit }, () => work(manager)),
      );
    return this.queue ? this.queue.run(() => this.begin(work), remainingMs()) : this.begin(work);
  }

  /**
   * A transaction whose work changes rows and nothing else. Where MySQL ends it for a deadlock it has left nothing behind, and
   * is done anew: two who write the same new row at once are no failure of either.
   */
  repeatable<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const once = (): Promise<T> => this.transaction(work);
    return this.open.getStore() ? once() : afterDeadlocks(once);
  }

  /** A single writing statement, which stands for itself: MySQL needs no transaction around it. Inside one it belongs to that. */
  async statement<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const open = this.open.getStore();
    if (open) return work(open.manager);
    return this.queue ? this.transaction(work) : afterDeadlocks(() => work(this.writing.manager));
  }

  /** Runs `action` once the outermost transaction has committed; at once where none is open. */
  afterCommit(action: () => void): void {
    const open = this.open.getStore();
    if (open) open.afterCommit.push(action);
    else action();
  }

  async answers(): Promise<boolean> {
    await this.reading.query('SELECT 1');
    return true;
  }

  async close(): Promise<void> {
    this.forgetGauges();
    await this.queue?.idle();
    await this.watch?.close();
    // Nest destroys the one that it was given when its application closes.
    for (const source of new Set([this.writing, this.reading])) if (source.isInitialized) await source.destroy();
  }

  private gauges(): void {
    const { unit } = this;
    const pool = this.queue ? undefined : poolState(this.reading);
    setGauge('databaseWaiting', { unit }, this.queue?.waitingCount ?? pool?.waiting ?? 0);
    if (!pool) return;
    setGauge('databaseConnections', { unit, state: 'used' }, pool.used);
    setGauge('databaseConnections', { unit, state: 'idle' }, pool.idle);
  }

  private async begin<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const afterCommit: (() => void)[] = [];
    const result = await this.writing.transaction((manager) =>
      this.open.run({ manager, afterCommit }, () => work(manager)),
    );
    for (const action of afterCommit) action();
    return result;
  }
}
