import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { DAY } from '@groundwork/domain-time';
import { Database, isSealed, Seal } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { NotSent } from './domain/sender.js';
import type { Outcome, Sender } from './domain/sender.js';
import { OutboundMessageEntity, sealContext } from './outbound-message.entity.js';
import type { Channel } from './outbound-message.entity.js';

const batch = 20;
/** Longer than an attempt takes as a rule; one that takes longer finds its message taken by another and stops. */
const leaseMs = 120_000;
/** As mail servers do among themselves. */
const longestMs = 4 * DAY;
/** A letter that was put off waits longer each time; where nobody answered at all, it is tried soon after somebody may again. */
const pauseMs = (attempts: number, outcome: Outcome): number =>
  Math.min(30_000 * 2 ** (attempts - 1), outcome === 'away' ? 300_000 : 3_600_000);
/** So long what failed may be sent again by somebody. */
export const keptMs = 30 * DAY;
const sweepMs = 3_600_000;
/** Bodies may hold codes: they go when nothing is left to do with them. */
const wiped = { text: null, html: null } as const;

type Change = Partial<OutboundMessageEntity>;

/**
 * Sends what is queued, each message once. It is taken by a conditional update, so that two processes never hold the same one,
 * and marked `handed` by another at the last moment before it can arrive: a process that ends before that moment leaves it to be
 * tried again, one that ends after it leaves it `unclear`, and an unclear one is sent again only where somebody says so.
 */
@Injectable()
export class Delivery {
  private readonly log = new Logger('Outbound');
  private sweptAt = 0;

  constructor(
    private readonly database: Database,
    private readonly seal: Seal,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async round(channel: Channel, sender: Sender, stopped: () => boolean): Promise<void> {
    await this.pickUpAbandoned(channel);
    await this.sweep();
    for (;;) {
      const due = await this.database.reading.manager.find(OutboundMessageEntity, {
        where: { channel, status: 'queued', dueAt: LessThanOrEqual(this.clock.now()) },
        order: { dueAt: 'ASC', id: 'ASC' },
        take: batch,
      });
      if (due.length === 0) return;
      for (const message of due) {
        if (stopped()) return;
        if (!(await this.take(message))) continue;
        const outcome = await this.send(sender, { ...message, attempts: message.attempts + 1 });
        if (outcome === 'away') return;
      }
    }
  }

  /** Taken by a process that ended meanwhile. */
  private async pickUpAbandoned(channel: Channel): Promise<void> {
    const expired = { channel, dueAt: LessThanOrEqual(this.clock.now()) };
    await this.database.statement((manager) =>
      manager.update(OutboundMessageEntity, { ...expired, status: 'sending' }, { status: 'queued' }),
    );
    await this.database.statement((manager) =>
      manager.update(
        OutboundMessageEntity,
        { ...expired, status: 'handed' },
        { status: 'unclear', lastError: 'The process ended while sending.', failedAt: this.clock.now() },
      ),
    );
  }

  /** Bodies of what failed long ago go, now and then. */
  private async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.sweptAt < sweepMs) return;
    this.sweptAt = now;
    await this.database.statement((manager) =>
      manager.update(
        OutboundMessageEntity,
        { status: In(['failed', 'unclear']), failedAt: LessThanOrEqual(new Date(now - keptMs)), text: Not(IsNull()) },
        wiped,
      ),
    );
  }

  private take({ id, attempts }: OutboundMessageEntity): Promise<boolean> {
    return this.move(
      { id, status: 'queued', attempts },
      { status: 'sending', attempts: attempts + 1, dueAt: this.leaseEnd() },
    );
  }

  private async send(sender: Sender, message: OutboundMessageEntity): Promise<Outcome | undefined> {
    const { id, attempts, recipient, subject } = message;
    const hand = async (): Promise<void> => {
      if (!(await this.move({ id, status: 'sending', attempts }, { status: 'handed', dueAt: this.leaseEnd() })))
        throw new NotSent('later', 'Another process took it over.');
    };
    try {
      await sender.send(
        {
          id,
          to: recipient,
          subject,
          text: this.opened(id, 'text', message.text) ?? '',
          html: this.opened(id, 'html', message.html),
        },
        hand,
      );
      await this.settle(id, attempts, { status: 'sent', sentAt: this.clock.now(), lastError: null, ...wiped });
      return undefined;
    } catch (error) {
      const outcome = error instanceof NotSent ? error.outcome : 'later';
      const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 300);
      this.log.warn(
        { message: id, channel: message.channel, attempts, outcome, reason: lastError },
        'message not sent',
      );
      await this.settle(id, attempts, { lastError, ...this.after(outcome, message) });
      return outcome;
    }
  }

  private after(outcome: Outcome, { attempts, createdAt, againAt }: OutboundMessageEntity): Change {
    const failedAt = this.clock.now();
    if (outcome === 'unclear') return { status: 'unclear', failedAt };
    const now = failedAt.getTime();
    if (outcome === 'never' || now - (againAt ?? createdAt).getTime() >= longestMs)
      return { status: 'failed', failedAt };
    return { status: 'queued', dueAt: new Date(now + pauseMs(attempts, outcome)) };
  }

  /** Of the attempt that this process made, and no other. */
  private async settle(id: string, attempts: number, change: Change): Promise<void> {
    if (!(await this.move({ id, attempts, status: 'handed' }, change)))
      await this.move({ id, attempts, status: 'sending' }, change);
  }

  private async move(
    where: { id: string; attempts: number; status: OutboundMessageEntity['status'] },
    change: Change,
  ): Promise<boolean> {
    return (
      (await this.database.statement((manager) => manager.update(OutboundMessageEntity, where, change))).affected === 1
    );
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + leaseMs);
  }

  /** What was queued before bodies were sealed goes as it is. */
  private opened(id: string, part: 'text' | 'html', body: string | null): string | null {
    return isSealed(body) ? this.seal.open(body, sealContext(id, part)) : body;
  }
}
