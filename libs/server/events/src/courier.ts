import type { Clock } from '@groundwork/domain-time';
import type { EventEnvelope, ServiceName } from '@groundwork/domain-events';
import type { Database } from '@groundwork/server-data';
import { count, inSpan, takesTraces } from '@groundwork/server-http';
import type { Logger } from 'pino';
import type { OutboxMessage } from './outbox.entity.js';
import type { AsideEvent } from './aside-event.js';
import { changePending } from './pending.js';
import { together } from './together.js';
import type { Outcome, Transport } from './transport.js';
import { recipientsOf } from './waiting-events.js';
import type { WaitingEvents } from './waiting-events.js';

const shortestWaitMs = 250;
const longestWaitMs = 15_000;

/** Events that were refused and are remembered; of more than that is known that they wait. */
const mostRemembered = 200;

/** How a recipient takes what it is brought, as this process has seen it. */
export interface CourierStanding {
  readonly recipient: string;
  readonly isAway: boolean;
  /** Since the last delivery that went well. */
  readonly failedTries: number;
  readonly lastError: string | undefined;
  /** What it refused and still must have. */
  readonly refused: readonly AsideEvent[];
}

/** Nothing of an envelope that cannot be read, whose delivery was refused, too. */
function occurredAtOf(envelope: string): string {
  try {
    return (JSON.parse(envelope) as EventEnvelope).occurredAt;
  } catch {
    return '';
  }
}

/**
 * Carries to one recipient what it must have: at least once, in order per aggregate, in its own time. One that is away is asked again
 * after pauses that grow; one that refuses an event keeps back that aggregate's alone. Once closed, it is sent on its way no more.
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
  private failedTries = 0;
  private lastError: string | undefined;
  private readonly refused = new Map<string, AsideEvent>();

  constructor(
    private readonly recipient: string,
    private readonly database: Database,
    private readonly waiting: WaitingEvents,
    private readonly transport: Transport,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Something is waiting: go now, or once more after the round that is under way. What is away is asked when it is time. */
  wake(): void {
    if (this.running) this.again ??= 'new';
    else if (!this.isAway) this.go(false);
  }

  /** The recipient can be reached again: everything that waits goes now. */
  tryAgain(): void {
    this.wait = shortestWaitMs;
    if (this.running) this.again = 'everything';
    else this.go(true);
  }

  get standing(): CourierStanding {
    const { recipient, isAway, failedTries, lastError } = this;
    return { recipient, isAway, failedTries, lastError, refused: [...this.refused.values()] };
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
   * read is met by the next round: this process wakes it, another one carries its own, and every round of everything finds what is left.
   */
  private async round(): Promise<boolean> {
    for (;;) {
      const { rows, last, isLast } = await this.waiting.page(this.recipient, this.seen);
      await this.carryAll(rows);
      if (this.closed || this.isAway) return false;
      this.seen = last;
      if (isLast) return this.heldBack.size === 0;
    }
  }

  /**
   * In their order, several by one call where the transport has one. What has gone is struck off beside that, together with others;
   * all of it before the outbox is read again. Where a process ends before that, it goes once more, which its recipient's inbox knows.
   */
  private async carryAll(rows: readonly OutboxMessage[]): Promise<void> {
    const struckOff: Promise<void>[] = [];
    const failures: unknown[] = [];
    let ahead = rows;
    while (!this.closed && !this.isAway && failures.length === 0) {
      ahead = ahead.filter(({ aggregateKey }) => !this.heldBack.has(aggregateKey));
      if (ahead.length === 0) break;
      const outcomes = await this.carry(together(ahead));
      outcomes.forEach((outcome, at) => {
        const row = ahead[at] as OutboxMessage;
        if (outcome === 'taken')
          struckOff.push(this.strikeOff(row).catch((error: unknown) => void failures.push(error)));
        this.note(row, outcome);
      });
      ahead = ahead.slice(outcomes.length);
    }
    await Promise.all(struckOff);
    if (failures.length > 0) throw failures[0];
  }

  private async strikeOff(row: OutboxMessage): Promise<void> {
    await changePending(this.database, row, (current) => {
      const pending = recipientsOf(current).filter((name) => name !== this.recipient);
      return { pending, publishedAt: pending.length === 0 ? this.clock.now() : null };
    });
  }

  /** What became of the first of them, of one at the least. */
  private async carry(rows: readonly OutboxMessage[]): Promise<readonly Outcome[]> {
    const [first] = rows as [OutboxMessage];
    try {
      // Of what is traced each has a trace of its own.
      const goTogether = rows.length > 1 && this.transport.deliverTogether !== undefined && !takesTraces();
      const envelopes = rows.map(({ envelope }) => envelope);
      const outcomes = goTogether ? await this.transport.deliverTogether?.(this.recipient, envelopes) : undefined;
      if (outcomes) return outcomes;
      await this.deliver(first);
      return ['taken'];
    } catch (error) {
      return [error instanceof Error ? error : new Error(String(error))];
    }
  }

  private note(row: OutboxMessage, outcome: Outcome): void {
    if (outcome === 'left') return void this.heldBack.add(row.aggregateKey);
    if (outcome === 'taken') {
      this.told('delivered');
      this.failedTries = 0;
      this.refused.delete(row.eventId);
      return;
    }
    // Away: everything for it waits. Refused: only this aggregate's events wait behind the one it cannot take.
    if ((outcome as { away?: boolean }).away) this.isAway = true;
    else this.heldBack.add(row.aggregateKey);
    this.told(this.isAway ? 'away' : 'refused');
    const reason = outcome.message;
    this.remember(row, reason);
    this.log.warn({ recipient: this.recipient, type: row.type, event: row.eventId, reason }, 'event not delivered yet');
  }

  private remember({ eventId, type, aggregateKey, envelope }: OutboxMessage, reason: string): void {
    this.failedTries += 1;
    this.lastError = reason;
    const known = this.refused.get(eventId);
    if (this.isAway || (!known && this.refused.size >= mostRemembered)) return;
    this.refused.set(eventId, {
      event: eventId,
      type,
      aggregate: aggregateKey,
      subscriber: this.recipient as ServiceName,
      occurredAt: occurredAtOf(envelope),
      reason,
      tries: (known?.tries ?? 0) + 1,
      since: this.clock.now().toISOString(),
    });
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
