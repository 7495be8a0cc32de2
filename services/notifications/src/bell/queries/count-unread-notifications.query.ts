import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { readableAudiences } from '../notifications.policy.js';
import { NotificationRepository } from '../persistence/notification.repository.js';

@Injectable()
export class CountUnreadNotifications {
  constructor(private readonly notifications: NotificationRepository) {}

  execute(actor: Actor, companyId: string | undefined): Promise<number> {
    return this.notifications.countUnread(actor.userId, readableAudiences(actor, companyId));
  }
}
