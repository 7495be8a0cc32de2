import { subscribersOf } from '@groundwork/domain-events';
import type { EventType } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { parsed, rowsOf } from '@groundwork/server-data';
import type { OutboxMessage } from './outbox.entity.js';

const mostOfPage = 200;

/** How rows of earlier versions name all subscribers at once: the broker brought an event to each. */
const everySubscriber = 'rabbitmq';

/** Who must still have a row's event. */
export const recipientsOf = ({ pending, type }: Pick<OutboxMessage, 'pending' | 'type'>): string[] =>
  pending.includes(everySubscriber)
    ? [...new Set([...pending, ...subscribersOf(type as EventType)])].filter((name) => name !== everySubscriber)
    : pending;

/** Rows in the order of their sequence, up to `last`; `isLast` where nothing waited behind them. */
export interface WaitingPage {
  readonly rows: readonly OutboxMessage[];
  readonly last: number;
  readonly isLast: boolean;
}

type Raw = Omit<OutboxMessage, 'pending' | 'publishedAt'> & { readonly pending: string };

/** What of the outbox has not gone to everybody. Couriers that set out together, as with one new event, look once. */
export class WaitingEvents {
  private readonly together = new Map<number, { readonly recipients: Set<string>; rows: Promise<OutboxMessage[]> }>();

  constructor(private readonly database: Database) {}

  /** A page of what waits for a recipient behind a sequence. */
  async page(recipient: string, after: number): Promise<WaitingPage> {
    const rows = await this.look(recipient, after);
    return {
      rows: rows.filter((row) => recipientsOf(row).includes(recipient)),
      last: Number(rows.at(-1)?.sequence ?? after),
      isLast: rows.length < mostOfPage,
    };
  }

  /** What waits for any of these behind a sequence, so many rows at the most. */
  async read(recipients: readonly string[], after: number): Promise<OutboxMessage[]> {
    const names = [...recipients, everySubscriber];
    const rows = await rowsOf<Raw>(
      this.database.reading.manager,
      `SELECT sequence, event_id AS eventId, type, aggregate_key AS aggregateKey, envelope, pending, attempts FROM outbox_message
  WHERE published_at IS NULL AND sequence > ? AND (${names.map(() => 'pending LIKE ?').join(' OR ')}) ORDER BY sequence LIMIT ${mostOfPage}`,
      [after, ...names.map((name) => `%"${name}"%`)],
    );
    return rows.map((row) => ({ ...row, pending: parsed<string[]>(row.pending), publishedAt: null }));
  }

  private look(recipient: string, after: number): Promise<OutboxMessage[]> {
    const open = this.together.get(after);
    if (open) {
      open.recipients.add(recipient);
      return open.rows;
    }
    const recipients = new Set([recipient]);
    const rows = Promise.resolve().then(() => {
      this.together.delete(after);
      return this.read([...recipients], after);
    });
    this.together.set(after, { recipients, rows });
    return rows;
  }
}
