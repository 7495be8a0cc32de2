import { defineBff } from '@groundwork/server-bff';
import { AccountController } from './account/account.controller.js';
import { RegistrationController } from './account/registration.controller.js';
import { BrokerFilesController } from './brokers/broker-files.controller.js';
import { EsignController } from './esign/esign.controller.js';
import { MailboxController } from './notifications/mailbox.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { SecurityController } from './security/security.controller.js';
import { UsersController } from './users/users.controller.js';

/** What the shell needs before and around the areas: sign-in, session, the user's own things. */
export const bff = defineBff({
  name: 'shell',
  version: '1.0.0',
  controllers: [
    AccountController,
    SecurityController,
    RegistrationController,
    UsersController,
    EsignController,
    NotificationsController,
    MailboxController,
    BrokerFilesController,
  ],
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
