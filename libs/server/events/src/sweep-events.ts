import type { Database } from '@groundwork/server-data';
import { In, LessThan } from 'typeorm';
import { InboxMessage, OutboxMessage } from './outbox.entity.js';

const page = 1_000;
const dayMs = 24 * 60 * 60 * 1000;
/** A handled event is remembered for longer than anybody can send it again, whose clock and copy may be a little behind. */
const inboxLongerDays = 30;

/**
 * Deletes what was carried to everybody longer ago than `keepDays`, and then what was handled before that: nothing can be sent again
 * by then, so that nothing has to be known again. What still waits stays, however old. Gives how many rows went.
 */
export async function sweepEvents(database: Database, now: Date, keepDays: number): Promise<number> {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  return (
    (await sweepOutbox(database, before(keepDays))) + (await sweepInbox(database, before(keepDays + inboxLongerDays)))
  );
}

async function sweepOutbox(database: Database, before: Date): Promise<number> {
  for (let swept = 0; ;) {
    const rows = await database.reading.manager.find(OutboxMessage, {
      select: { sequence: true },
      where: { publishedAt: LessThan(before) },
      order: { publishedAt: 'ASC', sequence: 'ASC' },
      take: page,
    });
    if (rows.length === 0) return swept;
    const sequence = In(rows.map((row) => row.sequence));
    await database.statement((manager) => manager.delete(OutboxMessage, { sequence }));
    swept += rows.length;
  }
}

async function sweepInbox(database: Database, before: Date): Promise<number> {
  for (let swept = 0, after = ''; ;) {
    // Along the key: there is no index over times, which each handled event would have to pay for.
    const rows = await database.reading.manager
      .createQueryBuilder(InboxMessage, 'inbox')
      .select(['inbox.eventId', 'inbox.handler', 'inbox.handledAt'])
      .where('inbox.eventId > :after', { after })
      .orderBy('inbox.eventId', 'ASC')
      .take(page)
      .getMany();
    if (rows.length === 0) return swept;
    const old = rows.filter(({ handledAt }) => handledAt < before).map(({ eventId }) => eventId);
    if (old.length > 0)
      await database.statement((manager) =>
        manager.delete(InboxMessage, { eventId: In(old), handledAt: LessThan(before) }),
      );
    swept += old.length;
    after = rows.at(-1)?.eventId ?? after;
  }
}
