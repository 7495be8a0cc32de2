import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { allow, subject } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In } from 'typeorm';
import { abilityFor } from '../notifications.policy.js';
import { Acknowledgement, Notification } from './notification.entity.js';
import { BellFeed } from './stream/bell-feed.js';

/** Marks as read for this reader, all or nothing. What was read already stays so. */
@Injectable()
export class AcknowledgeNotifications {
  constructor(
    private readonly database: Database,
    private readonly feed: BellFeed,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(actor: Actor, given: readonly string[]): Promise<string[]> {
    const userId = found(actor.userId, 'The user');
    const ids = [...new Set(given)];
    await this.database.transaction(async (manager) => {
      const rows = await manager.find(Notification, {
        select: { id: true, audienceKind: true, audienceId: true },
        where: { id: In(ids) },
      });
      if (rows.length < ids.length) found(undefined, 'The notification');
      const ability = abilityFor(actor);
      for (const { audienceKind, audienceId } of rows)
        allow(ability, 'acknowledge', subject('Notification', { audienceKind, audienceId }));
      const acknowledgedAt = this.clock.now();
      await manager
        .createQueryBuilder()
        .insert()
        .into(Acknowledgement)
        .values(ids.map((notificationId) => ({ notificationId, userId, acknowledgedAt })))
        .orIgnore()
        .execute();
    });
    // The reader's other devices.
    this.feed.read(userId, ids);
    return ids;
  }
}
