import type { Database } from '@groundwork/server-data';
import { In, LessThan } from 'typeorm';
import { keptMs } from './command-key.js';
import { IdempotencyKey } from './idempotency.entity.js';

const page = 1_000;

/** Deletes the answers of commands whose keys count no more. Gives how many. */
export async function sweepKeys(database: Database, now: Date): Promise<number> {
  const isOver = { createdAt: LessThan(new Date(now.getTime() - keptMs)), runningUntil: LessThan(now) };
  for (let swept = 0; ;) {
    const rows = await database.reading.manager.find(IdempotencyKey, {
      select: { id: true },
      where: isOver,
      order: { createdAt: 'ASC' },
      take: page,
    });
    if (rows.length === 0) return swept;
    // One that was used anew in the meantime is another.
    const id = In(rows.map((row) => row.id));
    await database.statement((manager) => manager.delete(IdempotencyKey, { ...isOver, id }));
    swept += rows.length;
  }
}
