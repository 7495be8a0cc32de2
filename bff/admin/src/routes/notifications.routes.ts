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
  unsentMessages: route.get('/operations/letters', 'super', notifications.listUnsentMessages, {
    beyond: 'letters and text messages that did not leave, without what they say and to whom masked',
    machine: false,
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

/** Where events are told to programs of the lender: docs/adr/0097. */
export const WebhookRoutes = forwardingController('Webhook', {
  webhooks: route.get('/webhooks', 'super', notifications.listWebhooks, { beyond: 'every webhook with its standing' }),
  createWebhook: route.post('/webhooks', 'super', notifications.createWebhook, {
    beyond: 'its secret is shown once',
    proved: true,
  }),
  updateWebhook: route.put('/webhooks/{id}', 'super', notifications.updateWebhook, {
    beyond: 'address and events, on or off',
    proved: true,
  }),
  rotateWebhookSecret: route.post('/webhooks/{id}/secrets', 'super', notifications.rotateWebhookSecret, {
    beyond: 'a new secret, shown once; the old one may count a while longer',
    proved: true,
  }),
  removeWebhook: route.delete('/webhooks/{id}', 'super', notifications.removeWebhook, {
    beyond: 'with its deliveries',
  }),
  pingWebhook: route.post('/webhooks/{id}/pings', 'super', notifications.pingWebhook, { beyond: 'whether it arrives' }),
  replayWebhook: route.post('/webhooks/{id}/replays', 'super', notifications.replayWebhookSince, {
    beyond: 'what was to be told since a time, once more',
  }),
  webhookDeliveries: route.get('/webhooks/{id}/deliveries', 'super', notifications.pageWebhookDeliveries, {
    beyond: 'what was told and what came of it, a page at a time',
  }),
  webhookDelivery: route.get('/webhooks/{id}/deliveries/{deliveryId}', 'super', notifications.getWebhookDelivery, {
    beyond: 'a delivery with its attempts',
  }),
  replayDelivery: route.post(
    '/webhooks/{id}/deliveries/{deliveryId}/replays',
    'super',
    notifications.replayWebhookDelivery,
    { beyond: 'a delivery once more' },
  ),
});
