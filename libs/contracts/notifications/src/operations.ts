// Generated from the OpenAPI document by `npm run contracts`. Do not edit.
import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: 'notifications';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
  acknowledgeNotifications: { service: 'notifications', id: 'acknowledgeNotifications', method: 'PUT', path: '/notifications/acknowledge' },
  countUnreadNotifications: { service: 'notifications', id: 'countUnreadNotifications', method: 'GET', path: '/notifications/unread' },
  createWebhook: { service: 'notifications', id: 'createWebhook', method: 'POST', path: '/webhooks' },
  getDigestSetting: { service: 'notifications', id: 'getDigestSetting', method: 'GET', path: '/digest' },
  getLenderFacts: { service: 'notifications', id: 'getLenderFacts', method: 'GET', path: '/internal/lender' },
  getLenderLogo: { service: 'notifications', id: 'getLenderLogo', method: 'GET', path: '/lender/logo/{logoId}' },
  getLenderTheme: { service: 'notifications', id: 'getLenderTheme', method: 'GET', path: '/lender/theme.css' },
  getWebhookDelivery: { service: 'notifications', id: 'getWebhookDelivery', method: 'GET', path: '/webhooks/{id}/deliveries/{deliveryId}' },
  listActivities: { service: 'notifications', id: 'listActivities', method: 'GET', path: '/activities' },
  listActivityCategories: { service: 'notifications', id: 'listActivityCategories', method: 'GET', path: '/activities/categories' },
  listLender: { service: 'notifications', id: 'listLender', method: 'GET', path: '/lender' },
  listLetterTextVersions: { service: 'notifications', id: 'listLetterTextVersions', method: 'GET', path: '/letter-texts/{name}/versions' },
  listLetterTexts: { service: 'notifications', id: 'listLetterTexts', method: 'GET', path: '/letter-texts' },
  listMailbox: { service: 'notifications', id: 'listMailbox', method: 'GET', path: '/mailbox' },
  listNotificationsOfCompany: { service: 'notifications', id: 'listNotificationsOfCompany', method: 'GET', path: '/notifications/company/{companyId}' },
  listNotificationsOfUser: { service: 'notifications', id: 'listNotificationsOfUser', method: 'GET', path: '/notifications' },
  listTaskChanges: { service: 'notifications', id: 'listTaskChanges', method: 'GET', path: '/tasks/{id}/changes' },
  listTasks: { service: 'notifications', id: 'listTasks', method: 'GET', path: '/tasks' },
  listUnsentMessages: { service: 'notifications', id: 'listUnsentMessages', method: 'GET', path: '/unsent-messages' },
  listWebhooks: { service: 'notifications', id: 'listWebhooks', method: 'GET', path: '/webhooks' },
  pageWebhookDeliveries: { service: 'notifications', id: 'pageWebhookDeliveries', method: 'GET', path: '/webhooks/{id}/deliveries' },
  pingWebhook: { service: 'notifications', id: 'pingWebhook', method: 'POST', path: '/webhooks/{id}/pings' },
  previewLetter: { service: 'notifications', id: 'previewLetter', method: 'POST', path: '/letter-texts/preview' },
  putMessageAside: { service: 'notifications', id: 'putMessageAside', method: 'POST', path: '/unsent-messages/aside' },
  readTimelineOfCompany: { service: 'notifications', id: 'readTimelineOfCompany', method: 'GET', path: '/timeline/company/{companyId}' },
  removeTask: { service: 'notifications', id: 'removeTask', method: 'POST', path: '/tasks/remove' },
  removeWebhook: { service: 'notifications', id: 'removeWebhook', method: 'DELETE', path: '/webhooks/{id}' },
  replayWebhookDelivery: { service: 'notifications', id: 'replayWebhookDelivery', method: 'POST', path: '/webhooks/{id}/deliveries/{deliveryId}/replays' },
  replayWebhookSince: { service: 'notifications', id: 'replayWebhookSince', method: 'POST', path: '/webhooks/{id}/replays' },
  rotateWebhookSecret: { service: 'notifications', id: 'rotateWebhookSecret', method: 'POST', path: '/webhooks/{id}/secrets' },
  saveDigestSetting: { service: 'notifications', id: 'saveDigestSetting', method: 'PUT', path: '/digest' },
  saveLender: { service: 'notifications', id: 'saveLender', method: 'PUT', path: '/lender' },
  saveLetterText: { service: 'notifications', id: 'saveLetterText', method: 'PUT', path: '/letter-texts' },
  saveTask: { service: 'notifications', id: 'saveTask', method: 'POST', path: '/tasks/save' },
  sendMessageAgain: { service: 'notifications', id: 'sendMessageAgain', method: 'POST', path: '/unsent-messages/sendings' },
  sendNotice: { service: 'notifications', id: 'sendNotice', method: 'POST', path: '/notices' },
  streamNotifications: { service: 'notifications', id: 'streamNotifications', method: 'GET', path: '/notifications/stream' },
  updateWebhook: { service: 'notifications', id: 'updateWebhook', method: 'PUT', path: '/webhooks/{id}' },
};
