import { setTimeout as sleep } from 'node:timers/promises';
import { outsideRequest, remainingMs } from '@groundwork/server-http';
import type mysql from 'mysql2/promise';

/** How often the database is asked whether it is there, milliseconds. */
const everyMs = 1_000;
/** It counts as hung after so many looks, so far apart (milliseconds), of which none found its answer. */
const looks = 5;
const lookMs = 500;

/** What is used of mysql2's connections and its pool of callbacks. */
interface PooledConnection {
  readonly stream: { destroy(error: Error): void; once(event: 'close', listener: () => void): void };
  release(): void;
  /** Gives the command, which ends whether it succeeds or fails. */
  query(...values: readonly unknown[]): { once(event: 'end', listener: () => void): unknown };
}
type Taken = (error: Error | null, connection?: PooledConnection) => void;
export interface WatchedPool {
  getConnection(taken: Taken): void;
  on(event: 'connection' | 'acquire', listener: (connection: PooledConnection) => void): void;
}

const hung = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });

const tooLate = () => Object.assign(new Error('The time of the request is over.'), { code: 'ETIMEDOUT' });

/** How often deadlines are looked at, milliseconds: a timer for each statement costs more than all that is done with it. */
const glanceMs = 25;
interface Deadlined {
  readonly at: number;
  readonly late: () => void;
}
const deadlines = new Set<Deadlined>();
let glances: NodeJS.Timeout | undefined;

function glance(): void {
  const now = performance.now();
  for (const entry of deadlines) {
    if (entry.at > now) continue;
    deadlines.delete(entry);
    entry.late();
  }
  if (deadlines.size > 0) return;
  clearInterval(glances);
  glances = undefined;
}

/** Calls `late` when the request that is served has no time left unless what it gives is called before; nothing without a deadline. */
function atDeadline(late: () => void): (() => void) | undefined {
  const left = remainingMs();
  if (left === Infinity) return undefined;
  const entry = { at: performance.now() + left, late };
  deadlines.add(entry);
  glances ??= outsideRequest(() => setInterval(glance, glanceMs).unref());
  return () => deadlines.delete(entry);
}

/** Of these the outcome has to be known, or they undo what was done. */
const endings = /^\s*(commit|rollback)/i;

/**
 * A statement ends with the time of its request: its connection is given up, since a server goes on with what it was told, and whatever
 * was written on it is rolled back.
 */
function keepToDeadline(connection: PooledConnection): void {
  const query = connection.query.bind(connection);
  connection.query = (...values) => {
    const [statement] = values;
    const sql = typeof statement === 'string' ? statement : ((statement as { sql?: string } | null)?.sql ?? '');
    const command = query(...values);
    const inTime = endings.test(sql) ? undefined : atDeadline(() => connection.stream.destroy(tooLate()));
    if (inTime) command.once('end', inTime);
    return command;
  };
}

/**
 * Tells a database that hangs from a statement that takes its time: a connection of its own asks for nothing but an answer. Where none
 * comes, statements under way and those that wait for a connection fail as those of a database that is away do (see `isStorageFault`),
 * new ones at once; from its next answer on everything goes as before.
 */
export class DatabaseWatch {
  private readonly open = new Set<PooledConnection>();
  private readonly waiting = new Set<{ readonly taken: Taken; over: boolean }>();
  private readonly end = new AbortController();
  private own: Promise<mysql.Connection> | undefined;
  private away = false;
  private readonly ended: Promise<void>;

  constructor(
    /** Another connection to the same server. */
    private readonly opened: () => Promise<mysql.Connection>,
    pool: WatchedPool,
  ) {
    for (const event of ['connection', 'acquire'] as const) pool.on(event, (connection) => this.know(connection));
    const getConnection = pool.getConnection.bind(pool);
    pool.getConnection = (taken) => this.wait(getConnection, taken);
    this.ended = this.run();
  }

  async close(): Promise<void> {
    this.end.abort();
    await this.ended;
  }

  private know(connection: PooledConnection): void {
    if (this.open.has(connection)) return;
    this.open.add(connection);
    keepToDeadline(connection);
    connection.stream.once('close', () => this.open.delete(connection));
  }

  private wait(getConnection: WatchedPool['getConnection'], taken: Taken): void {
    if (this.away) {
      process.nextTick(taken, hung());
      return;
    }
    const entry = { taken, over: false };
    this.waiting.add(entry);
    const inTime = atDeadline(() => {
      this.waiting.delete(entry);
      entry.over = true;
      taken(tooLate());
    });
    getConnection((error, connection) => {
      inTime?.();
      this.waiting.delete(entry);
      if (!entry.over) taken(error, connection);
      else connection?.release();
    });
  }

  private async run(): Promise<void> {
    const { signal } = this.end;
    while (!signal.aborted) {
      const answers = await this.ask();
      if (signal.aborted) break;
      if (!answers && !this.away) this.giveUp();
      this.away = !answers;
      await this.pause(everyMs);
    }
    this.drop();
  }

  /** Whether the database says anything at all: where it refuses, whoever asks it for something else hears that soon enough. */
  private async ask(): Promise<boolean> {
    this.own ??= this.connect();
    const answer = this.own
      .then((connection) => connection.query('SELECT 1'))
      .catch(() => this.drop())
      .then(() => true);
    const answers = await Promise.race([answer, this.patience()]);
    if (!answers) this.drop();
    return answers;
  }

  private async connect(): Promise<mysql.Connection> {
    const connection = await this.opened();
    connection.on('error', () => undefined);
    return connection;
  }

  /** A process that was busy itself looks late, once: by the next look it has the answer that came meanwhile. */
  private async patience(): Promise<false> {
    for (let look = 0; look < looks; look += 1) await this.pause(lookMs);
    return false;
  }

  private pause(ms: number): Promise<void> {
    return sleep(ms, undefined, { signal: this.end.signal, ref: false }).catch(() => undefined);
  }

  private drop(): void {
    void this.own?.then(
      (connection) => connection.destroy(),
      () => undefined,
    );
    this.own = undefined;
  }

  /** What is under way gets no answer: it fails now, and the next statement of it needs another connection. */
  private giveUp(): void {
    for (const connection of this.open) connection.stream.destroy(hung());
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const entry of waiting) {
      entry.over = true;
      entry.taken(hung());
    }
  }
}
