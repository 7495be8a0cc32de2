import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { allow, subject } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In } from 'typeorm';
import { notificationsAbility } from '../notifications.policy.js';
import { AcknowledgementEntity } from '../persistence/acknowledgement.entity.js';
import { NotificationEntity } from '../persistence/notification.entity.js';
import { BellFeed } from '../stream/bell-feed.service.js';

/** Marks as read for this reader, all or nothing. What was read already stays so. */
@Injectable()
export class AcknowledgeNotifications {
  constructor(
    private readonly database: Database,
    private readonly feed: BellFeed,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, notificationIds: readonly string[]): Promise<string[]> {
    const userId = found(actor.userId, 'The user');
    const ids = [...new Set(notificationIds)];
    await this.database.transaction(async (manager) => {
      const rows = await manager.find(NotificationEntity, {
        select: { id: true, audienceKind: true, audienceId: true },
        where: { id: In(ids) },
      });
      if (rows.length < ids.length) found(undefined, 'The notification');
      const ability = notificationsAbility(actor);
      for (const { audienceKind, audienceId } of rows)
        allow(ability, 'acknowledge', subject('Notification', { audienceKind, audienceId }));
      const acknowledgedAt = this.clock.now();
      await manager
        .createQueryBuilder()
        .insert()
        .into(AcknowledgementEntity)
        .values(ids.map((notificationId) => ({ notificationId, userId, acknowledgedAt })))
        .orIgnore()
        .execute();
    });
    // The reader's other devices.
    this.feed.read(userId, ids);
    return ids;
  }
}
