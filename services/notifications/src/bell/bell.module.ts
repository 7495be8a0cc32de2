import { Module } from '@nestjs/common';
import { BellHandler } from './bell.handler.js';
import { Bell } from './bell.service.js';
import { AcknowledgeNotifications } from './commands/acknowledge-notifications.command.js';
import { NotificationsController } from './notifications.controller.js';
import { AcknowledgementEntity } from './persistence/acknowledgement.entity.js';
import { NotificationEntity } from './persistence/notification.entity.js';
import { NotificationRepository } from './persistence/notification.repository.js';
import { CountUnreadNotifications } from './queries/count-unread-notifications.query.js';
import { ListNotifications } from './queries/list-notifications.query.js';
import { BellFeed } from './stream/bell-feed.service.js';
import { BellStreams } from './stream/bell-streams.service.js';
import { StreamController } from './stream/stream.controller.js';

export const bellEntities = [NotificationEntity, AcknowledgementEntity];

@Module({
  controllers: [StreamController, NotificationsController],
  providers: [
    NotificationRepository,
    BellFeed,
    BellStreams,
    Bell,
    BellHandler,
    ListNotifications,
    CountUnreadNotifications,
    AcknowledgeNotifications,
  ],
  exports: [Bell],
})
export class BellModule {}
