import type { Database } from '@groundwork/server-data';
import { readRows, updateRows } from '@groundwork/server-data';
import { outsideRequest } from '@groundwork/server-http';
import { OutboxMessage } from './outbox.entity.js';

/** How long changes are gathered before they are written, milliseconds: rows that become alike go by one statement. */
export const gatheredMs = 15;
/** Rows that one statement names. */
const mostAtOnce = 500;
/** Rows of which this process remembers how it left them. */
const mostRemembered = 1_000;

type Standing = Pick<OutboxMessage, 'pending' | 'publishedAt' | 'attempts'>;
type Change = (row: OutboxMessage) => Pick<OutboxMessage, 'pending' | 'publishedAt'> | undefined;
interface Waiting {
  readonly change: Change;
  readonly done: (changed: boolean) => void;
  readonly failed: (error: unknown) => void;
}
/** What is to become of one row. */
interface Line {
  /** As whoever read it last has it; null where it is gone. */
  row: OutboxMessage | null;
  readonly waiting: Waiting[];
}
interface Changed {
  readonly key: string;
  readonly row: OutboxMessage;
  readonly after: OutboxMessage;
  readonly waiting: readonly Waiting[];
  readonly changing: ReadonlySet<Waiting>;
}
/** Rows that were alike and become so. */
interface Alike {
  readonly attempts: number;
  readonly to: Standing;
  readonly rows: readonly Changed[];
}

const writers = new WeakMap<Database, PendingWriter>();

/**
 * Changes who must still have a row's event. Several may change a row at once: those of this process, by one statement; of another,
 * `attempts` tells whether the row is as it was read, else the change is made to what it is now. Rows that become alike at the same time
 * are changed together. Gives false where `change` has nothing to change, or the row is gone.
 */
export function changePending(database: Database, row: OutboxMessage, change: Change): Promise<boolean> {
  let writer = writers.get(database);
  if (!writer) writers.set(database, (writer = new PendingWriter(database)));
  return writer.change(row, change);
}

class PendingWriter {
  private readonly lines = new Map<string, Line>();
  /** Rows as this process has left them, which couriers may have been given before. */
  private readonly left = new Map<string, Standing>();
  private isAtWork = false;

  constructor(private readonly database: Database) {}

  change(row: OutboxMessage, change: Change): Promise<boolean> {
    return new Promise((done, failed) => {
      const line = this.lineOf(row);
      if (line.row && line.row.attempts < row.attempts) line.row = row;
      line.waiting.push({ change, done, failed });
      if (this.isAtWork) return;
      this.isAtWork = true;
      outsideRequest(() => void this.work());
    });
  }

  private lineOf(row: OutboxMessage): Line {
    const key = String(row.sequence);
    let line = this.lines.get(key);
    if (!line) this.lines.set(key, (line = { row, waiting: [] }));
    return line;
  }

  private async work(): Promise<void> {
    while (this.lines.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatheredMs));
      const lines = [...this.lines].slice(0, mostAtOnce);
      for (const [key] of lines) this.lines.delete(key);
      const changed = lines.map(([key, line]) => this.applied(key, line)).filter((one) => one !== undefined);
      await Promise.all(alikeOf(changed).map((alike) => this.write(alike)));
    }
    this.isAtWork = false;
  }

  /** The row as all who wait for it leave it. Undefined where nobody changes anything, who are told so. */
  private applied(key: string, { row, waiting }: Line): Changed | undefined {
    const left = this.left.get(key);
    const current = row && left && left.attempts > row.attempts ? { ...row, ...left } : row;
    const changing = new Set<Waiting>();
    let after = current;
    try {
      for (const one of waiting) {
        const change = after && one.change(after);
        if (!after || !change) continue;
        after = { ...after, ...change };
        changing.add(one);
      }
    } catch (error) {
      for (const one of waiting) one.failed(error);
      return undefined;
    }
    if (current && after && changing.size > 0) return { key, row: current, after, waiting, changing };
    for (const one of waiting) one.done(false);
    return undefined;
  }

  private async write(alike: Alike): Promise<void> {
    const { attempts, to, rows } = alike;
    try {
      const where = { sequence: rows.map(({ row }) => row.sequence), attempts };
      const met = await this.database.statement((manager) => updateRows(manager, OutboxMessage, where, to));
      if (met < rows.length) await this.tellApart(alike, met > 0);
      else for (const one of rows) this.wrote(one, to);
    } catch (error) {
      for (const { waiting } of rows) for (const one of waiting) one.failed(error);
    }
  }

  /** Some have been changed by another process meanwhile: what they are now is changed. */
  private async tellApart({ to, rows }: Alike, areSomeOurs: boolean): Promise<void> {
    const sequence = rows.map(({ key }) => key);
    const found = await readRows(this.database.reading.manager, OutboxMessage, { sequence });
    const now = new Map(found.map((row) => [String(row.sequence), row]));
    for (const one of rows) {
      const row = now.get(one.key) ?? null;
      // Where another process left it alike, it is as it is to be.
      if (areSomeOurs && row && isAs(row, to)) this.wrote(one, to);
      else this.again(one, row);
    }
  }

  private again({ key, waiting }: Changed, row: OutboxMessage | null): void {
    this.left.delete(key);
    const since = this.lines.get(key)?.waiting ?? [];
    this.lines.set(key, { row, waiting: [...waiting, ...since] });
  }

  private wrote({ key, waiting, changing }: Changed, to: Standing): void {
    this.left.delete(key);
    this.left.set(key, to);
    const [oldest] = this.left.keys();
    if (this.left.size > mostRemembered && oldest !== undefined) this.left.delete(oldest);
    for (const one of waiting) one.done(changing.has(one));
  }
}

const kindOf = ({ attempts, pending, publishedAt }: Standing): string =>
  JSON.stringify([attempts, pending, publishedAt === null]);

const isAs = (row: OutboxMessage, to: Standing): boolean => kindOf(row) === kindOf(to);

function alikeOf(changed: readonly Changed[]): Alike[] {
  const kinds = new Map<string, Changed[]>();
  for (const one of changed) {
    const kind = kindOf({ ...one.after, attempts: one.row.attempts });
    const rows = kinds.get(kind);
    if (rows) rows.push(one);
    else kinds.set(kind, [one]);
  }
  return [...kinds.values()].map((rows) => {
    const [{ row, after }] = rows as [Changed];
    return {
      attempts: row.attempts,
      // Of what has gone to everybody at about the same time.
      to: { pending: after.pending, publishedAt: after.publishedAt, attempts: row.attempts + 1 },
      rows,
    };
  });
}
