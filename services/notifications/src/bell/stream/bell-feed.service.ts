import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { MoreThan } from 'typeorm';
import type { Audience } from '../domain/audience.js';
import { NotificationEntity } from '../persistence/notification.entity.js';

/** What other processes wrote is found by asking; what this one wrote wakes at once. */
const pollMs = 900;
/** Rows may be committed in another order than their times, and clocks of processes differ. */
export const overlapMs = 10_000;

export interface Listener {
  readonly userId: string | undefined;
  readonly audiences: readonly Audience[];
  /** A line for one of its audiences, oldest first. */
  notice(line: NotificationEntity): void;
  /** Lines that this user has read, on whatever device. */
  read(ids: readonly string[]): void;
  end(): void;
}

const keyOf = ({ audienceKind, audienceId }: Audience): string => `${audienceKind} ${audienceId}`;

/**
 * Tells open streams of new lines of the bell, each line once a stream. All streams of the process live on one question to the
 * database, asked after a commit of this process and else every second, and only while somebody listens.
 */
@Injectable()
export class BellFeed implements OnModuleDestroy {
  private readonly log = new Logger('BellFeed');
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly open = new Set<Listener>();
  /** Lines that were told within the overlap, with their time. */
  private readonly recentLines = new Map<string, number>();
  private since: Date | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private again = false;
  private closed = false;

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Resolves once every line committed from now on is told. */
  async listen(listener: Listener): Promise<void> {
    if (this.closed) return listener.end();
    // What there is already belongs to the list that the reader has loaded.
    if (this.open.size === 0) await this.begin();
    this.open.add(listener);
    for (const audience of listener.audiences) {
      const key = keyOf(audience);
      this.listeners.set(key, (this.listeners.get(key) ?? new Set()).add(listener));
    }
    this.timer ??= setInterval(() => this.wake(), pollMs).unref();
  }

  forget(listener: Listener): void {
    if (!this.open.delete(listener)) return;
    for (const audience of listener.audiences) {
      const key = keyOf(audience);
      const set = this.listeners.get(key);
      set?.delete(listener);
      if (set?.size === 0) this.listeners.delete(key);
    }
    if (this.open.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Something may be new: asks now, or once more after the question that is under way. */
  wake(): void {
    if (this.closed || this.open.size === 0) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.again = false;
    this.running = this.tell()
      .catch((error: unknown) => this.log.error(error instanceof Error ? error.stack : String(error)))
      .then(() => {
        this.running = undefined;
        if (this.again) this.wake();
      });
  }

  read(userId: string, ids: readonly string[]): void {
    for (const listener of this.open) if (listener.userId === userId) listener.read(ids);
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    for (const listener of [...this.open]) listener.end();
    await this.running;
  }

  private async begin(): Promise<void> {
    await this.running;
    this.since = this.clock.now();
    this.recentLines.clear();
    for (const line of await this.newLines()) this.recentLines.set(line.id, line.createdAt.getTime());
  }

  private async tell(): Promise<void> {
    for (const line of await this.newLines()) {
      if (this.recentLines.has(line.id)) continue;
      this.recentLines.set(line.id, line.createdAt.getTime());
      if (this.since && line.createdAt > this.since) this.since = line.createdAt;
      for (const listener of this.listeners.get(keyOf(line)) ?? [])
        if (line.exceptUserId === null || line.exceptUserId !== listener.userId) listener.notice(line);
    }
    const oldest = (this.since?.getTime() ?? 0) - overlapMs;
    for (const [id, time] of this.recentLines) if (time < oldest) this.recentLines.delete(id);
  }

  private newLines(): Promise<NotificationEntity[]> {
    const after = new Date((this.since?.getTime() ?? 0) - overlapMs - 1);
    return this.database.reading.manager.find(NotificationEntity, {
      where: { createdAt: MoreThan(after) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: 1000,
    });
  }
}
