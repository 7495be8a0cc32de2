import { events, subscribersOf } from '@groundwork/domain-events';
import type { EventType, ServiceName } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { updateRows } from '@groundwork/server-data';
import { In, IsNull, MoreThan, MoreThanOrEqual } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';

const page = 500;

/**
 * Puts down for `subscriber` once more what this outbox has sent since an instant and what it still holds: for a service whose database
 * was restored to an earlier state than the others'. The relay carries it as it carries everything, in its order; what the subscriber
 * still knows changes nothing there. Gives how many events that are.
 * @param recipient the subscriber itself, or the broker, which brings it to all subscribers
 */
export async function sendAgain(
  database: Database,
  subscriber: ServiceName,
  since: Date,
  recipient: string = subscriber,
): Promise<number> {
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
    for (const { sequence, pending } of rows) {
      if (pending.includes(recipient)) continue;
      await database.statement((manager) =>
        updateRows(manager, OutboxMessage, { sequence }, { pending: [...pending, recipient], publishedAt: null }),
      );
      sent += 1;
    }
    const last = rows.at(-1);
    if (!last) return sent;
    seen = Number(last.sequence);
  }
}
