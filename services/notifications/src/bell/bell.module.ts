import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { BellHandler } from './bell.handler.js';
import { Bell } from './bell.service.js';
import { NotificationsController } from './notifications.controller.js';
import { AcknowledgementEntity } from './persistence/acknowledgement.entity.js';
import { NotificationEntity } from './persistence/notification.entity.js';
import { NotificationRepository } from './persistence/notification.repository.js';
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
    ...useCasesOf(StreamController, NotificationsController),
  ],
  exports: [Bell],
})
export class BellModule {}
