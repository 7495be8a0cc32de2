import type { Clock } from '@groundwork/domain-time';
import { subscribersOf } from '@groundwork/domain-events';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { count, inSpan, takesTraces } from '@groundwork/server-http';
import type { Logger } from 'pino';
import { IsNull, MoreThan, Raw } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';
import { changePending } from './pending.js';
import type { Transport } from './transport.js';

const batch = 200;
const shortestWaitMs = 250;
const longestWaitMs = 15_000;

/** How rows of earlier versions name all subscribers at once: the broker brought an event to each. */
const everySubscriber = 'rabbitmq';

/** Who must still have a row's event. */
const recipientsOf = ({ pending, type }: OutboxMessage): string[] =>
  pending.includes(everySubscriber)
    ? [...new Set([...pending, ...subscribersOf(type as EventType)])].filter((name) => name !== everySubscriber)
    : pending;

/**
 * Carries to one recipient what it must have: at least once, in order per aggregate, in its own time. One that is away is asked again
 * after pauses that grow; one that refuses an event keeps back that aggregate's alone.
 */
export class Courier {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** Another round follows the one that is under way: of what came since, or of everything. */
  private again: 'new' | 'everything' | undefined;
  private closed = false;
  private wait = shortestWaitMs;
  /** When everything is looked at anew, on the clock of the timers. */
  private due = 0;
  private isAway = false;
  /** Aggregates that the rows up to `seen` wait for. */
  private heldBack = new Set<string>();
  private seen = 0;

  constructor(
    private readonly recipient: string,
    private readonly database: Database,
    private readonly transport: Transport,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Something is waiting: go now, or once more after the round that is under way. What is away is asked when it is time. */
  wake(): void {
    if (this.closed) return;
    if (this.running) this.again ??= 'new';
    else if (!this.isAway) this.go(false);
  }

  /** The recipient can be reached again: everything that waits goes now. */
  tryAgain(): void {
    if (this.closed) return;
    this.wait = shortestWaitMs;
    if (this.running) this.again = 'everything';
    else this.go(true);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** A round: of everything that waits, or of what came since where some of it waits. */
  private go(everything: boolean): void {
    clearTimeout(this.timer);
    if (everything || this.heldBack.size === 0) {
      this.heldBack = new Set();
      this.isAway = false;
      this.seen = 0;
      this.due = 0;
    }
    this.running = this.round()
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'outbox round failed');
        this.due = 0;
        return false;
      })
      .then((allGone) => {
        this.running = undefined;
        this.next(allGone);
      });
  }

  private next(allGone: boolean): void {
    if (this.closed) return;
    const { again } = this;
    this.again = undefined;
    if (again === 'everything' || (again && !this.isAway)) {
      if (this.heldBack.size === 0) this.wait = shortestWaitMs;
      this.go(again === 'everything');
      return;
    }
    // A wake between two rounds of everything does not put the next one off.
    if (this.due === 0) {
      this.wait = allGone ? longestWaitMs : Math.min(this.wait * 2, longestWaitMs);
      this.due = Date.now() + this.wait;
      if (allGone) this.wait = shortestWaitMs;
    }
    this.timer = setTimeout(() => this.go(true), Math.max(0, this.due - Date.now()));
    this.timer.unref();
  }

  /**
   * Page after page, past the rows that wait. True when nothing is left to carry. A row that is committed behind the page that was
   * read is met by the next round of everything.
   */
  private async round(): Promise<boolean> {
    for (;;) {
      const rows = await this.database.reading.manager.find(OutboxMessage, {
        where: {
          publishedAt: IsNull(),
          ...(this.seen > 0 && { sequence: MoreThan(this.seen) }),
          pending: Raw((column) => `(${column} LIKE :recipient OR ${column} LIKE :every)`, {
            recipient: `%"${this.recipient}"%`,
            every: `%"${everySubscriber}"%`,
          }),
        },
        order: { sequence: 'ASC' },
        take: batch,
      });
      let carried = 0;
      for (const row of rows) {
        if (this.closed) return false;
        if (await this.carry(row)) carried += 1;
        if (this.isAway) return false;
      }
      this.seen = Number(rows.at(-1)?.sequence ?? this.seen);
      if (rows.length === 0 || (rows.length < batch && carried === 0)) return this.heldBack.size === 0;
    }
  }

  private async carry(row: OutboxMessage): Promise<boolean> {
    if (!recipientsOf(row).includes(this.recipient) || this.heldBack.has(row.aggregateKey)) return false;
    try {
      await this.deliver(row);
      this.told('delivered');
    } catch (error) {
      // Away: everything for it waits. Refused: only this aggregate's events wait behind the one it cannot take.
      if ((error as { away?: boolean }).away) this.isAway = true;
      else this.heldBack.add(row.aggregateKey);
      this.told(this.isAway ? 'away' : 'refused');
      this.log.warn(
        {
          recipient: this.recipient,
          type: row.type,
          event: row.eventId,
          reason: error instanceof Error ? error.message : String(error),
        },
        'event not delivered yet',
      );
      return false;
    }
    await changePending(this.database, row, (current) => {
      const pending = recipientsOf(current).filter((name) => name !== this.recipient);
      return { pending, publishedAt: pending.length === 0 ? this.clock.now() : null };
    });
    return true;
  }

  private deliver({ type, envelope }: OutboxMessage): Promise<void> {
    const deliver = (): Promise<void> => this.transport.deliver(this.recipient, envelope, type);
    if (!takesTraces()) return deliver();
    const { traceparent: parent } = JSON.parse(envelope) as EventEnvelope;
    const attributes = { 'messaging.destination.name': this.recipient };
    // What was begun without a trace ends without one.
    return parent
      ? inSpan({ unit: this.database.unit, name: `send ${type}`, kind: 'producer', attributes, parent }, deliver)
      : deliver();
  }

  private told(outcome: 'delivered' | 'refused' | 'away'): void {
    count('deliveries', { unit: this.database.unit, to: `service-${this.recipient}`, outcome });
  }
}
