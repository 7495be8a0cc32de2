import { defineService } from '@groundwork/server-service';
import { ActivitiesController } from './activities/activities.controller.js';
import { Activities } from './activities/activities.js';
import { Activity } from './activities/activity.entity.js';
import { AcknowledgeNotifications } from './bell/acknowledge.command.js';
import { Bell } from './bell/bell.js';
import { Acknowledgement, Notification } from './bell/notification.entity.js';
import { NoticesController } from './bell/notices.controller.js';
import { NotificationsController } from './bell/notifications.controller.js';
import { NotificationQueries } from './bell/notifications.queries.js';
import { BellFeed } from './bell/stream/bell-feed.js';
import { BellStreams } from './bell/stream/bell-streams.js';
import { StreamController } from './bell/stream/stream.controller.js';
import { SendNotice } from './bell/send-notice.command.js';
import { Letters } from './mail/letters.js';
import { UserLetters } from './mail/user-letters.js';
import { CreateNotificationTables1763800200000 } from './migrations/create-notification-tables.migration.js';
import { ReachByText1764200200000 } from './migrations/reach-by-text.migration.js';
import { Timeline1764300200000 } from './migrations/timeline.migration.js';
import { Delivery } from './outbound/delivery.js';
import { MailboxController } from './outbound/mailbox.controller.js';
import { OutboundMessage } from './outbound/outbound-message.entity.js';
import { OutboundQueue } from './outbound/outbound-queue.js';
import { OutboundWorker } from './outbound/outbound-worker.js';
import { Recipient } from './recipients/recipient.entity.js';
import { Recipients } from './recipients/recipients.js';
import { Task } from './tasks/task.entity.js';
import { TasksController } from './tasks/tasks.controller.js';
import { Tasks } from './tasks/tasks.js';
import { TextMessages } from './texts/text-messages.js';
import { TimelineController } from './timeline/timeline.controller.js';
import { TimelineEntry } from './timeline/timeline-entry.entity.js';
import { Timeline } from './timeline/timeline.js';

export const service = defineService({
  name: 'notifications',
  version: '1.0.0',
  controllers: [
    StreamController,
    NotificationsController,
    NoticesController,
    TasksController,
    ActivitiesController,
    TimelineController,
    MailboxController,
  ],
  // Recipients before Letters and TextMessages: an event that tells an address is kept before its own letter is written.
  providers: [
    Recipients,
    BellFeed,
    BellStreams,
    Bell,
    NotificationQueries,
    AcknowledgeNotifications,
    OutboundQueue,
    Delivery,
    OutboundWorker,
    Letters,
    UserLetters,
    TextMessages,
    SendNotice,
    Tasks,
    Activities,
    Timeline,
  ],
  schema: {
    entities: [Notification, Acknowledgement, Recipient, OutboundMessage, Task, Activity, TimelineEntry],
    migrations: [CreateNotificationTables1763800200000, ReachByText1764200200000, Timeline1764300200000],
  },
});
