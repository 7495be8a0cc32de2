import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import {
  agreementFileController,
  defineBff,
  ownPasswordController,
  resumableUploadsController,
} from '@groundwork/server-bff';
import { BrokerAgreementsController } from './agreements/broker-agreements.controller.js';
import { IccaMastersController } from './agreements/icca-masters.controller.js';
import { BrokersController } from './brokers/brokers.controller.js';
import { FileUploadController } from './files/file-upload.controller.js';
import { NotificationController } from './notifications/notification.controller.js';
import { UsersController } from './users/users.controller.js';

/** What the broker's area needs, under the paths of the call catalogue. */
export const bff = defineBff({
  name: 'broker',
  version: '1.0.0',
  controllers: [
    BrokersController,
    BrokerAgreementsController,
    IccaMastersController,
    agreementFileController({ getAgreement: brokers.getAgreement, uploadFile: files.uploadFile }),
    resumableUploadsController(files),
    FileUploadController,
    UsersController,
    NotificationController,
    ownPasswordController(identity.updateOwnPassword),
  ],
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
