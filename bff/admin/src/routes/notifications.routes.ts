import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';

export const NotificationRoutes = forwardingController('Notification', {
  ownNotifications: route.get('/notification/all/user', 'user', notifications.listNotificationsOfUser, {
    beyond: 'the bell of a user without a company',
  }),
  unreadNotifications: route.get('/notification/unread', 'user', notifications.countUnreadNotifications, {
    beyond: 'how many lines of the bell are unread, at most 100',
  }),
  acknowledgeNotifications: route.put('/notification/acknowledge', 'user', notifications.acknowledgeNotifications, {
    form: true,
    beyond: 'multipart field notifications, as in the borrower area',
  }),
  digestSetting: route.get('/digest', 'admin', notifications.getDigestSetting, {
    beyond: 'whether the letter of the day comes, and from which hour',
  }),
  saveDigestSetting: route.put('/digest', 'admin', notifications.saveDigestSetting, {
    beyond: 'turns the own letter of the day on or off',
  }),
  mailbox: route.get('/mailbox', 'admin', notifications.listMailbox, {
    beyond: 'letters of a portal without a mail server; none in production',
  }),
});
