import { insertRows } from '@groundwork/server-data';
import type { Database } from '@groundwork/server-data';
import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { In, LessThanOrEqual } from 'typeorm';

/** What is counted under a key in a window of time: SHA-256 of the key, and when the window began. */
export interface Windowed {
  readonly id: string;
  readonly windowFrom: Date;
}

/** Rows that a sweep deletes by one statement. */
const page = 1_000;

/** Windows of so many milliseconds that are over at a time. */
const over = (now: Date, windowMs: number) => LessThanOrEqual(new Date(now.getTime() - windowMs));

/**
 * The row of a count, locked until the commit: `empty`, whose window begins now, where there was none, or its window was over. It may be
 * made, counted in and swept by several at once, at every replica.
 */
export async function openWindow<T extends Windowed>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  empty: T,
  windowMs: number,
): Promise<void> {
  const isMySql = manager.connection.options.type === 'mysql';
  // That it is there already locks it: two that insert it at once would else lock each other out.
  const orLock = isMySql ? ' ON DUPLICATE KEY UPDATE id = id' : ' ON CONFLICT (id) DO NOTHING';
  await insertRows<T>(manager, entity, [empty], orLock);
  const where = { id: empty.id, windowFrom: over(empty.windowFrom, windowMs) } as FindOptionsWhere<T>;
  await manager.update(entity, where, empty as QueryDeepPartialEntity<T>);
}

/** Deletes counts whose window is over; one that began anew in the meantime stays. Gives how many went. */
export async function sweepWindows<T extends Windowed>(
  database: Database,
  entity: EntityTarget<T>,
  now: Date,
  windowMs: number,
): Promise<number> {
  const isOver = { windowFrom: over(now, windowMs) } as FindOptionsWhere<T>;
  for (let swept = 0; ;) {
    const rows = await database.reading.manager.find(entity, { where: isOver, take: page });
    if (rows.length === 0) return swept;
    // Along their ids, in whose order a letter counts.
    const id = In(rows.map((row) => row.id).sort());
    await database.statement((manager) => manager.delete(entity, { ...isOver, id }));
    swept += rows.length;
  }
}
