import { Module } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import { agreementFileController, ownPasswordController, resumableUploadsController } from '@groundwork/server-bff';
import { BrokerAgreementsRoutes, IccaMastersRoutes } from './routes/agreements.routes.js';
import { BrokersRoutes } from './routes/brokers.routes.js';
import { FileUploadRoutes } from './routes/files.routes.js';
import { NotificationRoutes } from './routes/notifications.routes.js';
import { UsersRoutes } from './routes/users.routes.js';

/** What the broker's area needs, under the paths of the call catalogue. */
@Module({
  controllers: [
    BrokerAgreementsRoutes,
    IccaMastersRoutes,
    BrokersRoutes,
    FileUploadRoutes,
    NotificationRoutes,
    UsersRoutes,
    resumableUploadsController(files),
    ownPasswordController(identity.updateOwnPassword),
    agreementFileController('broker', { getAgreement: brokers.getAgreement, uploadFile: files.uploadFile }),
  ],
})
export class BrokerModule {}
