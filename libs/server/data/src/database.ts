import { atScrape, count, GoesAlong, observe, remainingMs, setGauge } from '@groundwork/server-http';
import type { DataSource, EntityManager } from 'typeorm';
import type { DatabaseWatch } from './database-watch.js';
import { afterDeadlocks } from './deadlocks.js';
import type { Moment } from './moment.js';
import { inMySqlTransaction } from './mysql-transaction.js';
import type { ReadReplica } from './read-replica.js';
import { SerialQueue } from './serial-queue.js';
import { poolState } from './measured-database.js';
import { rowsOf } from './statements.js';
import { takeTurn } from './turns.js';

interface OpenTransaction {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
  /** What {@link Database.turn} took for it. */
  readonly turns: string[];
  /** What {@link Database.joined} ended it for. */
  failure?: { readonly error: unknown };
}

/**
 * The one way to a service's tables.
 *
 * On MySQL every transaction has a pooled connection. On SQLite the driver shares one query runner among all callers, so
 * that two transactions at once would mix their rows: there, transactions run one at a time on a connection of their own,
 * and reads go to a second connection, which sees committed rows only (WAL).
 */
export class Database {
  private readonly open = new GoesAlong<OpenTransaction>();
  private readonly moment = new GoesAlong<Moment>();
  private readonly queue: SerialQueue | undefined;
  private readonly forgetGauges: () => void;

  constructor(
    readonly reading: DataSource,
    readonly writing: DataSource,
    private readonly watch?: DatabaseWatch,
    /** Whose database it is, in metrics. */
    readonly unit = 'unknown',
    private readonly replica?: ReadReplica,
    private readonly beginMoment?: () => Promise<Moment>,
  ) {
    const waited = (seconds: number): void => observe('databaseWaitSeconds', { unit }, seconds);
    this.queue = writing.options.type === 'better-sqlite3' ? new SerialQueue(waited) : undefined;
    this.forgetGauges = atScrape(unit, () => this.gauges());
  }

  /** For reads. Inside a transaction it is the transaction's own, so that it sees what was just written. */
  get manager(): EntityManager {
    return this.open.current()?.manager ?? this.reading.manager;
  }

  /**
   * Rows of a reading statement of our own, as both engines give them alike: instants as 'YYYY-MM-DD HH:MM:SS.mmm' in UTC.
   * Inside a transaction it reads what the transaction sees.
   */
  rows<T>(statement: string, values: readonly unknown[] = []): Promise<T[]> {
    return rowsOf<T>(this.manager, statement, values);
  }

  /**
   * As {@link rows}, of what may be some seconds old: the read replica is asked where the deployment has one. Where that fails (it is away,
   * or has not got this release's columns yet) the database itself answers. Inside a transaction it reads what the transaction sees.
   */
  async lateRows<T>(statement: string, values: readonly unknown[] = []): Promise<T[]> {
    const reader = this.moment.current() ?? this.replica;
    if (!reader || this.open.current()) return this.rows<T>(statement, values);
    try {
      const rows = await reader.rows<T>(statement, values);
      if (reader.by === 'replica') count('lateReads', { unit: this.unit, by: 'replica' });
      return rows;
    } catch (error) {
      if (reader.by === 'database' || remainingMs() <= 0) throw error;
      count('lateReads', { unit: this.unit, by: 'database' });
      return this.rows<T>(statement, values);
    }
  }

  /**
   * Has all {@link lateRows} of `work` read one state: figures of several statements fit each other, whatever is written between them.
   * Where the replica fails in the middle, the statements after it read the database as it is.
   */
  async atOneMoment<T>(work: () => Promise<T>): Promise<T> {
    if (this.open.current() ?? this.moment.current()) return work();
    const moment = await this.momentOfReplica().catch((error: unknown) => {
      if (remainingMs() <= 0) throw error;
      return undefined;
    });
    const held = moment ?? (await this.beginMoment?.());
    if (!held) return work();
    try {
      return await this.moment.run(held, work);
    } finally {
      await held.end();
    }
  }

  get engine(): 'sqlite' | 'mysql' {
    return this.queue ? 'sqlite' : 'mysql';
  }

  /** Runs `work` in a transaction; inside another one, under a savepoint of it. Whatever `work` throws rolls it back. */
  async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.open.current();
    if (outer) {
      const { afterCommit, turns } = outer;
      return outer.manager.transaction((manager) => this.within({ manager, afterCommit, turns }, work));
    }
    return this.queue ? this.queue.run(() => this.begin(work), remainingMs()) : this.begin(work);
  }

  /**
   * As {@link transaction}, but without a savepoint inside another one, which costs two statements: what `work` throws rolls all of it
   * back, whether or not somebody catches it on the way.
   */
  async joined<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const outer = this.open.current();
    if (!outer) return this.transaction(work);
    try {
      return await work(outer.manager);
    } catch (error) {
      outer.failure ??= { error };
      throw error;
    }
  }

  /**
   * A transaction whose work changes rows and nothing else. Where MySQL ends it for a deadlock it has left nothing behind, and
   * is done anew: two who write the same new row at once are no failure of either.
   */
  repeatable<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const once = (): Promise<T> => this.transaction(work);
    return this.open.current() ? once() : afterDeadlocks(once);
  }

  /** A single writing statement, which stands for itself: MySQL needs no transaction around it. Inside one it belongs to that. */
  async statement<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const open = this.open.current();
    if (open) return work(open.manager);
    return this.queue ? this.transaction(work) : afterDeadlocks(() => work(this.writing.manager));
  }

  /**
   * Of all transactions that take the turn of this name, at every replica, one goes on at a time: what it counts from here on stays
   * so until the outermost transaction has ended. For a bound of rows without one row above them that could be locked.
   */
  async turn(name: string): Promise<void> {
    const open = this.open.current();
    if (!open) throw new Error('A turn belongs to a transaction.');
    if (this.queue || open.turns.includes(name)) return;
    await takeTurn(open.manager, name);
    open.turns.push(name);
  }

  /** Runs `action` once the outermost transaction has committed; at once where none is open. */
  afterCommit(action: () => void): void {
    const open = this.open.current();
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
    await this.replica?.close();
    // Nest destroys the one that it was given when its application closes.
    for (const source of new Set([this.writing, this.reading])) if (source.isInitialized) await source.destroy();
  }

  private async momentOfReplica(): Promise<Moment | undefined> {
    return this.replica?.moment();
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
    const turns: string[] = [];
    const within = (manager: EntityManager): Promise<T> => this.within({ manager, afterCommit, turns }, work);
    const result = await (this.queue
      ? this.writing.transaction(within)
      : inMySqlTransaction(this.writing, within, turns));
    for (const action of afterCommit) action();
    return result;
  }

  private async within<T>(open: OpenTransaction, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const result = await this.open.run(open, () => work(open.manager));
    if (open.failure) throw open.failure.error;
    return result;
  }
}
