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
import { SendNotice } from './bell/send-notice.command.js';
import { Letters } from './mail/letters.js';
import { MailQueue } from './mail/mail-queue.js';
import { MailWorker } from './mail/mail-worker.js';
import { MailboxController } from './mail/mailbox.controller.js';
import { OutboundMessage } from './mail/outbound-message.entity.js';
import { CreateNotificationTables1763800200000 } from './migrations/create-notification-tables.migration.js';
import { Recipient } from './recipients/recipient.entity.js';
import { Recipients } from './recipients/recipients.js';
import { Task } from './tasks/task.entity.js';
import { TasksController } from './tasks/tasks.controller.js';
import { Tasks } from './tasks/tasks.js';

export const service = defineService({
  name: 'notifications',
  version: '1.0.0',
  controllers: [NotificationsController, NoticesController, TasksController, ActivitiesController, MailboxController],
  // Recipients before Letters: an event that tells an address is kept before its own letter is written.
  providers: [Recipients, Bell, NotificationQueries, AcknowledgeNotifications, MailQueue, MailWorker, Letters, SendNotice, Tasks, Activities],
  schema: {
    entities: [Notification, Acknowledgement, Recipient, OutboundMessage, Task, Activity],
    migrations: [CreateNotificationTables1763800200000],
  },
});
