import type { Clock } from '@groundwork/domain-time';
import { updateRows } from '@groundwork/server-data';
import type { Database } from '@groundwork/server-data';
import type { Logger } from 'pino';
import { IsNull } from 'typeorm';
import { OutboxMessage } from './outbox.entity.js';
import type { Transport } from './transport.js';

const batch = 200;
const shortestWaitMs = 250;
const longestWaitMs = 15_000;

/**
 * Carries events from the outbox to those who must have them: at least once, and in order per aggregate and recipient.
 * A recipient that is away keeps back only its own events; they follow when it answers again.
 */
export class Relay {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;
  private wait = shortestWaitMs;

  constructor(
    private readonly database: Database,
    private readonly transport: Transport,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Something is waiting: go now, or once more after the round that is under way. */
  wake(): void {
    if (this.closed) return;
    if (this.running) {
      this.again = true;
      return;
    }
    clearTimeout(this.timer);
    this.running = this.round()
      .catch((error: unknown) => {
        this.log.error({ err: error }, 'outbox round failed');
        return false;
      })
      .then((allGone) => {
        this.running = undefined;
        this.next(allGone);
      });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private next(allGone: boolean): void {
    if (this.closed) return;
    if (this.again) {
      this.again = false;
      this.wait = shortestWaitMs;
      this.wake();
      return;
    }
    this.wait = allGone ? longestWaitMs : Math.min(this.wait * 2, longestWaitMs);
    this.timer = setTimeout(() => this.wake(), this.wait);
    this.timer.unref();
    if (allGone) this.wait = shortestWaitMs;
  }

  /** True when nothing is left to carry. */
  private async round(): Promise<boolean> {
    for (;;) {
      const rows = await this.database.reading.manager.find(OutboxMessage, {
        where: { publishedAt: IsNull() },
        order: { sequence: 'ASC' },
        take: batch,
      });
      if (rows.length === 0) return true;
      const heldBack = new Set<string>();
      let carried = 0;
      for (const row of rows) if (await this.carry(row, heldBack)) carried += 1;
      // Whatever is left waits for its recipient; without progress another round now would only turn in circles.
      if (carried === 0 || this.closed) return false;
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
