import { defineBff } from '@groundwork/server-bff';
import { BrokerAgreementsController } from './agreements/broker-agreements.controller.js';
import { IccaMastersController } from './agreements/icca-masters.controller.js';
import { BrokersController } from './brokers/brokers.controller.js';
import { AgreementFileController } from './files/agreement-file.controller.js';
import { FileUploadController } from './files/file-upload.controller.js';
import { NotificationController } from './notifications/notification.controller.js';
import { UsersController } from './users/users.controller.js';

/** What the broker's area needs, under the paths of the call catalogue. */
export const bff = defineBff({
  name: 'broker',
  version: '1.0.0',
  controllers: [BrokersController, BrokerAgreementsController, IccaMastersController, AgreementFileController, FileUploadController, UsersController, NotificationController],
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
