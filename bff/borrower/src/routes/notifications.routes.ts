import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';

/** The bell of the company in use. */
export const NotificationRoutes = forwardingController('Notification', {
  notificationsOfCompany: route.get(
    '/notification/all/{company}',
    'borrower',
    notifications.listNotificationsOfCompany,
    { params: { companyId: 'company' } },
  ),
  timelineOfCompany: route.get('/notification/timeline/{company}', 'borrower', notifications.readTimelineOfCompany, {
    params: { companyId: 'company' },
    beyond: 'what happened to the company, newest first, by cursor',
  }),
  /** The catalogue has it as a form with the field `notifications`; a JSON body with the same field will do as well. */
  acknowledge: route.put('/notification/acknowledge', 'borrower', notifications.acknowledgeNotifications, {
    form: true,
    note: 'multipart field notifications',
  }),
});
