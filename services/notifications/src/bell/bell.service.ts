import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { Notice } from './domain/notice.js';
import { NotificationEntity } from './persistence/notification.entity.js';
import { BellFeed } from './stream/bell-feed.service.js';

/** Writes lines of the bell in the transaction of what they tell of. */
@Injectable()
export class Bell {
  constructor(
    private readonly database: Database,
    private readonly feed: BellFeed,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async ring(manager: EntityManager, notices: readonly Notice[]): Promise<void> {
    const createdAt = this.clock.now();
    if (notices.length === 0) return;
    this.database.afterCommit(() => this.feed.wake());
    await manager.insert(
      NotificationEntity,
      notices.map(({ to, message, link, except = null }) => ({
        id: newId(),
        ...to,
        message,
        link,
        exceptUserId: except,
        createdAt,
      })),
    );
  }
}
