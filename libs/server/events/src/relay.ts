import type { Clock } from '@groundwork/domain-time';
import { updateRows } from '@groundwork/server-data';
import type { Database } from '@groundwork/server-data';
import type { Logger } from 'pino';
import { IsNull, MoreThan } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';
import type { Transport } from './transport.js';

const batch = 200;
const shortestWaitMs = 250;
const longestWaitMs = 15_000;

/**
 * Carries events from the outbox to those who must have them: at least once, and in order per aggregate and recipient.
 * A recipient that is away keeps back only its own events, however many; they follow when it answers again.
 */
export class Relay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private wait = shortestWaitMs;
  /** When everything is looked at anew, on the clock of the timers. */
  private due = 0;
  /** Recipients and lanes (recipient and aggregate) that the rows up to `seen` wait for. */
  private heldBack = new Set<string>();
  private seen = 0;

  constructor(
    private readonly database: Database,
    private readonly transport: Transport,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Something is waiting: go now, or once more after the round that is under way. */
  wake(): void {
    if (this.closed) return;
    if (this.running) this.again = true;
    else this.go(false);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** A round: of everything that waits, or of what came since where some of it waits for its recipient. */
  private go(everything: boolean): void {
    clearTimeout(this.timer);
    if (everything || this.heldBack.size === 0) {
      this.heldBack = new Set();
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
    if (this.again) {
      this.again = false;
      if (this.heldBack.size === 0) this.wait = shortestWaitMs;
      this.go(false);
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
   * Page after page, past the rows that wait for their recipient. True when nothing is left to carry. A row that is committed
   * behind the page that was read is met by the next round of everything.
   */
  private async round(): Promise<boolean> {
    for (;;) {
      const rows = await this.database.reading.manager.find(OutboxMessage, {
        where: { publishedAt: IsNull(), ...(this.seen > 0 && { sequence: MoreThan(this.seen) }) },
        order: { sequence: 'ASC' },
        take: batch,
      });
      let carried = 0;
      for (const row of rows) if (await this.carry(row, this.heldBack)) carried += 1;
      this.seen = Number(rows.at(-1)?.sequence ?? this.seen);
      if (this.closed || rows.length === 0 || (rows.length < batch && carried === 0)) return this.heldBack.size === 0;
    }
  }

  private async carry(row: OutboxMessage, heldBack: Set<string>): Promise<boolean> {
    const left: string[] = [];
    for (const recipient of row.pending) {
      const lane = `${recipient} ${row.aggregateKey}`;
      if (heldBack.has(recipient) || heldBack.has(lane)) {
        left.push(recipient);
        continue;
      }
      try {
        await this.transport.deliver(recipient, row.envelope, row.type);
      } catch (error) {
        // Away: everything for it waits. Refused: only this aggregate's events wait behind the one it cannot take.
        heldBack.add((error as { away?: boolean }).away ? recipient : lane);
        left.push(recipient);
        this.log.warn(
          {
            recipient,
            type: row.type,
            event: row.eventId,
            reason: error instanceof Error ? error.message : String(error),
          },
          'event not delivered yet',
        );
      }
    }
    if (left.length === row.pending.length) return false;
    await this.database.statement((manager) =>
      updateRows(
        manager,
        OutboxMessage,
        { sequence: row.sequence },
        { pending: left, attempts: row.attempts + 1, publishedAt: left.length === 0 ? this.clock.now() : null },
      ),
    );
    return true;
  }
}
