import { AsyncResource } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { EndedSessions } from '@groundwork/server-auth';
import { ListEndedSessions } from './queries/list-ended-sessions.query.js';
import type { EndedSessionDto } from './session.dto.js';

/** From look to look at what other replicas of identity have ended, milliseconds. */
const lookMs = 300;

interface Reader {
  readonly after: string | undefined;
  readonly answer: (ends: EndedSessionDto[]) => void;
}

/**
 * Answers who waits for the next session that ends: at once where this process ended it, within {@link lookMs} where another replica
 * did. However many wait at a place, a look is one statement. The process itself is told in the same way.
 */
@Injectable()
export class SessionEnds implements OnModuleInit, OnModuleDestroy {
  private readonly readers = new Set<Reader>();
  private place: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private stopListening = (): void => undefined;
  private isLooking = false;
  private isClosing = false;

  constructor(
    private readonly list: ListEndedSessions,
    private readonly ended: EndedSessions,
  ) {}

  async onModuleInit(): Promise<void> {
    this.take(await this.list.execute());
    // A session may end inside a transaction; the look is none of its statements.
    this.stopListening = this.ended.onEnded(AsyncResource.bind(() => void this.look()));
    this.next();
  }

  /** Nobody waits for a unit that goes away. */
  onModuleDestroy(): void {
    this.isClosing = true;
    clearTimeout(this.timer);
    this.stopListening();
    for (const { answer } of this.readers) answer([]);
  }

  /** The ends after a place; where there are none, those that come within the time. */
  async after(after: string | undefined, waitMs: number): Promise<EndedSessionDto[]> {
    const ends = await this.list.execute(after);
    if (ends.length > 0 || waitMs === 0 || this.isClosing) return ends;
    return new Promise((resolve) => {
      const answer = (news: EndedSessionDto[]): void => {
        clearTimeout(timer);
        this.readers.delete(reader);
        resolve(news);
      };
      const timer = setTimeout(answer, waitMs, []);
      const reader: Reader = { after, answer };
      this.readers.add(reader);
    });
  }

  private async look(): Promise<void> {
    if (this.isLooking || this.isClosing) return;
    this.isLooking = true;
    try {
      const looks = new Map<string | undefined, Promise<EndedSessionDto[]>>();
      const newsAt = (after: string | undefined): Promise<EndedSessionDto[]> => {
        const look = looks.get(after) ?? this.list.execute(after);
        looks.set(after, look);
        return look;
      };
      this.take(await newsAt(this.place));
      for (const { after, answer } of [...this.readers]) {
        const news = await newsAt(after);
        if (news.length > 0) answer(news);
      }
    } catch {
      // The database is away: whoever waits goes on waiting, and the next look comes.
    } finally {
      this.isLooking = false;
    }
  }

  private take(ends: readonly EndedSessionDto[]): void {
    this.place = ends.at(-1)?.cursor ?? this.place;
    for (const { sessionId, until } of ends) this.ended.add(sessionId, until);
  }

  private next(): void {
    this.timer = setTimeout(() => void this.look().finally(() => !this.isClosing && this.next()), lookMs);
    this.timer.unref();
  }
}
