import { events, subscribersOf } from '@groundwork/domain-events';
import type { EventType, ServiceName } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { In, IsNull, MoreThan, MoreThanOrEqual } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';
import { changePending } from './pending.js';

const page = 500;

const withOneMore = (pending: string[], subscriber: ServiceName) =>
  pending.includes(subscriber) ? undefined : { pending: [...pending, subscriber], publishedAt: null };

/**
 * Puts down for `subscriber` once more what this outbox has sent since an instant and what it still holds: for a service whose database
 * was restored to an earlier state than the others'. The relay carries it as it carries everything, in its order; what the subscriber
 * still knows changes nothing there. Gives how many events that are.
 */
export async function sendAgain(database: Database, subscriber: ServiceName, since: Date): Promise<number> {
  const types = (Object.keys(events) as EventType[]).filter((type) => subscribersOf(type).includes(subscriber));
  let seen = 0;
  let sent = 0;
  for (;;) {
    const ofPage = { type: In(types), sequence: MoreThan(seen) };
    const rows = await database.manager.find(OutboxMessage, {
      where: [
        { ...ofPage, publishedAt: MoreThanOrEqual(since) },
        { ...ofPage, publishedAt: IsNull() },
      ],
      order: { sequence: 'ASC' },
      take: page,
    });
    const changed = await Promise.all(
      rows.map((row) => changePending(database, row, ({ pending }) => withOneMore(pending, subscriber))),
    );
    sent += changed.filter(Boolean).length;
    const last = rows.at(-1);
    if (!last) return sent;
    seen = Number(last.sequence);
  }
}
