import type { Database } from '@groundwork/server-data';
import { updateRows } from '@groundwork/server-data';
import { OutboxMessage } from './outbox.entity.js';

type Change = (row: OutboxMessage) => Pick<OutboxMessage, 'pending' | 'publishedAt'> | undefined;
interface Waiting {
  readonly change: Change;
  readonly done: (changed: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Rows as this process has left them: couriers that were given the same row begin with what the others made of it. */
const left = new WeakMap<OutboxMessage, OutboxMessage>();

/** The changes of one row that this process is about to make: who has had an event tells so at the same time as the others. */
const lines = new WeakMap<Database, Map<string, Waiting[]>>();

/**
 * Changes who must still have a row's event. Several may change a row at once: those of this process, by one statement; of another,
 * `attempts` tells whether the row is as it was read, else the change is made to what it is now. Gives false where `change` has nothing to
 * change, or the row is gone.
 */
export function changePending(database: Database, row: OutboxMessage, change: Change): Promise<boolean> {
  const own = lines.get(database) ?? new Map<string, Waiting[]>();
  lines.set(database, own);
  const key = String(row.sequence);
  return new Promise((done, failed) => {
    const waiting = own.get(key);
    if (waiting) waiting.push({ change, done, failed });
    else {
      const line = [{ change, done, failed }];
      own.set(key, line);
      void work(database, row, line, () => own.delete(key));
    }
  });
}

async function work(database: Database, row: OutboxMessage, line: Waiting[], over: () => void): Promise<void> {
  let current: OutboxMessage | null = left.get(row) ?? row;
  while (line.length > 0) {
    const together = line.splice(0);
    try {
      const [changed, after] = applied(current, together);
      if (changed.size > 0 && after) {
        const { sequence, attempts, pending, publishedAt } = after;
        const met = await database.statement((manager) =>
          updateRows(manager, OutboxMessage, { sequence, attempts }, { pending, publishedAt, attempts: attempts + 1 }),
        );
        if (met === 0) {
          current = await database.reading.manager.findOneBy(OutboxMessage, { sequence });
          line.unshift(...together);
          continue;
        }
        current = { ...after, attempts: attempts + 1 };
        left.set(row, current);
      }
      for (const one of together) one.done(changed.has(one));
    } catch (error) {
      for (const one of together) one.failed(error);
    }
  }
  over();
}

/** Which of them change something, and the row as all of these leave it. */
function applied(row: OutboxMessage | null, all: readonly Waiting[]): [ReadonlySet<Waiting>, OutboxMessage | null] {
  const changing = new Set<Waiting>();
  let after = row;
  for (const one of all) {
    const change = after && one.change(after);
    if (!after || !change) continue;
    after = { ...after, ...change };
    changing.add(one);
  }
  return [changing, after];
}
