import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';

/** The broker's bell. */
export const NotificationRoutes = forwardingController('Notification', {
  ownNotifications: route.get('/notification/all/user', 'user', notifications.listNotificationsOfUser, {
    beyond: 'the bell of a user without a company',
  }),
  acknowledgeNotifications: route.put('/notification/acknowledge', 'user', notifications.acknowledgeNotifications, {
    form: true,
    beyond: 'multipart field notifications, as in the borrower area',
  }),
});
