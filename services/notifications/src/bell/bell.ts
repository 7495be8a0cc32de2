import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventType } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import { Database, newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { Notification } from './notification.entity.js';
import { noticesFor, noticesOf } from './notices.js';
import type { Notice } from './notices.js';
import { BellFeed } from './stream/bell-feed.js';

/** Rings the bell for events. */
@Injectable()
export class Bell implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly database: Database,
    private readonly feed: BellFeed,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(noticesOf) as EventType[])
      this.inbox.on(type, 'bell', (manager, event) => this.ring(manager, noticesFor(event)));
  }

  async ring(manager: EntityManager, notices: readonly Notice[]): Promise<void> {
    const createdAt = this.clock.now();
    if (notices.length === 0) return;
    this.database.afterCommit(() => this.feed.wake());
    await manager.insert(
      Notification,
      notices.map(({ to, message, link }) => ({ id: newId(), ...to, message, link, createdAt })),
    );
  }
}
