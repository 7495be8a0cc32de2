import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { NotificationDto } from '../notification.dto.js';
import { notificationView } from '../notification.view.js';
import { readableAudiences } from '../notifications.policy.js';
import { NotificationRepository } from '../persistence/notification.repository.js';

/** What concerns a company and the user in person; without a company, whatever is for the caller. */
@Injectable()
export class ListNotifications {
  constructor(private readonly notifications: NotificationRepository) {}

  async execute(actor: Actor, companyId: string | undefined): Promise<NotificationDto[]> {
    const lines = await this.notifications.newest(actor.userId, readableAudiences(actor, companyId));
    return lines.map(({ line, acknowledged }) => notificationView(line, acknowledged));
  }
}
