import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { EndedSessions } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import type { Audience } from '../domain/audience.js';
import { notificationView } from '../notification.view.js';
import { NotificationRepository } from '../persistence/notification.repository.js';
import { BellFeed } from './bell-feed.service.js';
import type { Listener } from './bell-feed.service.js';

/** Proxies drop a connection that is silent for a minute. */
const heartbeatMs = 20_000;
const reconnectMs = 2_000;
/** A browser needs one; whoever opens more loses its oldest. */
const mostOfASession = 6;
/** A reader that takes nothing any more is let go; it comes back with what it has last seen. */
const mostWaitingBytes = 256 * 1024;

interface Open {
  readonly sessionId: string | undefined;
  readonly stream: PassThrough;
}

/**
 * The bell as server-sent events: `notice` with a line of the bell, its id the line's; `read` with ids. A stream ends with its
 * session, and after the life of an access token in any case: the reader opens the next one with what it may see by then.
 */
@Injectable()
export class BellStreams implements OnModuleDestroy {
  private readonly streams = new Set<Open>();
  private readonly heartbeat = setInterval(() => this.beat(), heartbeatMs).unref();
  private readonly forgetEnded: () => void;

  constructor(
    private readonly feed: BellFeed,
    private readonly notifications: NotificationRepository,
    ended: EndedSessions,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {
    this.forgetEnded = ended.onEnded((sessionId) => this.end((open) => open.sessionId === sessionId));
  }

  /** @param lastId the last line that the reader has seen; what came after it follows first. */
  async open(actor: Actor, audiences: readonly Audience[], lastId: string | undefined): Promise<Readable> {
    const { sessionId } = actor;
    const stream = new PassThrough();
    const open: Open = { sessionId, stream };
    const listener: Listener = {
      userId: actor.userId,
      audiences,
      notice: (line) =>
        this.write(stream, `id: ${line.id}\nevent: notice\ndata: ${JSON.stringify(notificationView(line, false))}\n\n`),
      read: (ids) => this.write(stream, `event: read\ndata: ${JSON.stringify(ids)}\n\n`),
      end: () => stream.end(),
    };
    const life = setTimeout(() => stream.end(), this.options.session.accessSeconds * 1000).unref();
    stream.once('close', () => {
      clearTimeout(life);
      this.feed.forget(listener);
      this.streams.delete(open);
    });
    stream.on('error', () => undefined);
    this.letOldestGo(sessionId);
    this.streams.add(open);
    this.write(stream, `retry: ${reconnectMs}\n\n`);
    try {
      await this.feed.listen(listener);
      for (const line of lastId === undefined
        ? []
        : await this.notifications.unreadAfter(actor.userId, audiences, lastId))
        listener.notice(line);
    } catch (error) {
      stream.destroy();
      throw error instanceof Problem ? error : new Problem('upstream.unavailable');
    }
    return stream;
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.forgetEnded();
    this.end(() => true);
  }

  private write(stream: PassThrough, text: string): void {
    if (stream.writableEnded || stream.destroyed) return;
    stream.write(text);
    if (stream.writableLength + stream.readableLength > mostWaitingBytes) stream.destroy();
  }

  private beat(): void {
    for (const { stream } of this.streams) this.write(stream, ':\n\n');
  }

  private letOldestGo(sessionId: string | undefined): void {
    const own = [...this.streams].filter((open) => open.sessionId === sessionId);
    for (const { stream } of own.slice(0, Math.max(0, own.length - mostOfASession + 1))) stream.end();
  }

  private end(which: (open: Open) => boolean): void {
    for (const open of [...this.streams]) if (which(open)) open.stream.end();
  }
}
