import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { activitiesEntities, ActivitiesModule } from './activities/index.js';
import { bellEntities, BellModule } from './bell/index.js';
import { digestEntities, DigestModule } from './digest/index.js';
import { lenderEntities, LenderModule } from './lender/index.js';
import { LettersModule } from './letters/index.js';
import { MailboxModule } from './mailbox/index.js';
import { CreateNotificationTables1763800200000 } from './migrations/1763800200000-create-notification-tables.js';
import { ReachByText1764200200000 } from './migrations/1764200200000-reach-by-text.js';
import { Timeline1764300200000 } from './migrations/1764300200000-timeline.js';
import { ToldToOthers1765521000000 } from './migrations/1765521000000-told-to-others.js';
import { TasksOfTheDesk1765522000007 } from './migrations/1765522000007-tasks-of-the-desk.js';
import { DigestOfTheDay1766500000000 } from './migrations/1766500000000-digest-of-the-day.js';
import { LenderSettings1766900000000 } from './migrations/1766900000000-lender-settings.js';
import { Webhooks1766910000000 } from './migrations/1766910000000-webhooks.js';
import { WebhookSecrets1766920000000 } from './migrations/1766920000000-webhook-secrets.js';
import { UnsentMessages1767120000000 } from './migrations/1767120000000-unsent-messages.js';
import { UnsentModule } from './unsent/index.js';
import { NoticesModule } from './notices/index.js';
import { outboundEntities, OutboundModule } from './outbound/index.js';
import { recipientsEntities, RecipientsModule } from './recipients/index.js';
import { tasksEntities, TasksModule } from './tasks/index.js';
import { TextsModule } from './texts/index.js';
import { timelineEntities, TimelineModule } from './timeline/index.js';
import { webhooksEntities, WebhooksModule } from './webhooks/index.js';

/** Events become lines of the bell, letters, text messages, activities and the timeline of a company. */
export const service = defineService({
  name: 'notifications',
  version: '1.0.0',
  dossier,
  imports: [
    // Before letters and text messages: an event that tells an address is saved before its own letter is written.
    RecipientsModule,
    LenderModule,
    OutboundModule,
    MailboxModule,
    UnsentModule,
    BellModule,
    ActivitiesModule,
    NoticesModule,
    LettersModule,
    TextsModule,
    TasksModule,
    TimelineModule,
    DigestModule,
    WebhooksModule,
  ],
  schema: {
    entities: [
      ...bellEntities,
      ...recipientsEntities,
      ...outboundEntities,
      ...tasksEntities,
      ...activitiesEntities,
      ...timelineEntities,
      ...digestEntities,
      ...lenderEntities,
      ...webhooksEntities,
    ],
    migrations: [
      CreateNotificationTables1763800200000,
      ReachByText1764200200000,
      Timeline1764300200000,
      ToldToOthers1765521000000,
      TasksOfTheDesk1765522000007,
      DigestOfTheDay1766500000000,
      LenderSettings1766900000000,
      Webhooks1766910000000,
      WebhookSecrets1766920000000,
      UnsentMessages1767120000000,
    ],
  },
});
