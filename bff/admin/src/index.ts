import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import {
  agreementFileController,
  defineBff,
  ownPasswordController,
  resumableUploadsController,
} from '@groundwork/server-bff';
import { MastersController } from './agreements/masters.controller.js';
import { TermSheetController } from './agreements/term-sheet.controller.js';
import { ApplicationController } from './application/application.controller.js';
import { BudgetController } from './application/budget.controller.js';
import { NoticeController } from './application/notice.controller.js';
import { BrokerAgreementsController } from './brokers/broker-agreements.controller.js';
import { BrokerFeesController } from './brokers/broker-fees.controller.js';
import { BrokersController } from './brokers/brokers.controller.js';
import { CompanyAdminsController } from './company/company-admins.controller.js';
import { CompanySetupController } from './company/company-setup.controller.js';
import { CompanyController } from './company/company.controller.js';
import { DrawRequestController } from './draws/draw-request.controller.js';
import { FileUploadController } from './files/file-upload.controller.js';
import { NotificationController } from './notifications/notification.controller.js';
import { ActivityController } from './people/activity.controller.js';
import { AdminsController } from './people/admins.controller.js';
import { AuditController } from './people/audit.controller.js';
import { UsersController } from './people/users.controller.js';

/** What the administrators' area calls: the catalogue's paths, passed on to the services that own each thing. */
export const bff = defineBff({
  name: 'admin',
  version: '1.0.0',
  controllers: [
    ApplicationController,
    NoticeController,
    BudgetController,
    DrawRequestController,
    agreementFileController({ getAgreement: brokers.getAgreement, uploadFile: files.uploadFile }),
    resumableUploadsController(files),
    FileUploadController,
    CompanyController,
    CompanySetupController,
    CompanyAdminsController,
    BrokersController,
    BrokerAgreementsController,
    BrokerFeesController,
    UsersController,
    AdminsController,
    AuditController,
    ActivityController,
    MastersController,
    TermSheetController,
    NotificationController,
    ownPasswordController(identity.updateOwnPassword),
  ],
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    companies: (await import('@groundwork/contract-companies/document')).document,
    applications: (await import('@groundwork/contract-applications/document')).document,
    brokers: (await import('@groundwork/contract-brokers/document')).document,
    draws: (await import('@groundwork/contract-draws/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
