import { UseGuards } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';
import { NeverInProduction } from '../notifications/never-in-production.guard.js';

/** The bell of the top bar, whoever is signed in; a borrower's is that of the company in use. */
export const NotificationsRoutes = forwardingController('Notifications', {
  notificationsOfUser: route.get('/notification/all/user', 'user', notifications.listNotificationsOfUser, {
    queryFromSession: { companyId: 'company' },
    beyond: 'the bell of a user without a company',
  }),
  stream: route.get('/notification/stream', 'user', notifications.streamNotifications, {
    queryFromSession: { companyId: 'company' },
    stream: true,
    beyond: 'new lines of the bell as server-sent events',
  }),
  acknowledge: route.put('/notification/acknowledge', 'user', notifications.acknowledgeNotifications, {
    form: true,
    beyond: 'multipart field notifications, as in the borrower area',
  }),
});

/** Letters and text messages of a portal that sends none, for a newcomer who has no account yet. */
export const MailboxRoutes = forwardingController(
  'Mailbox',
  {
    mailbox: route.get('/mailbox', 'public', notifications.listMailbox, {
      beyond:
        'letters and text messages of a demonstration that sends none, for who has no account yet; never in production',
    }),
  },
  UseGuards(NeverInProduction),
);
