import { Module } from '@nestjs/common';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import {
  agreementFileController,
  DossierExport,
  ownPasswordController,
  resumableUploadsController,
} from '@groundwork/server-bff';
import { NoticeController } from './application/notice.controller.js';
import { DossiersController } from './dossiers/dossiers.controller.js';
import { EventsController } from './operations/events.controller.js';
import { LettersController } from './operations/letters.controller.js';
import { OperationsController } from './operations/operations.controller.js';
import { OperationsRecord } from './operations/operations-record.service.js';
import { RegistryController } from './operations/registry.controller.js';
import { RegistryService } from './operations/registry.service.js';
import { ReplicasService } from './operations/replicas.service.js';
import { TasksController } from './tasks/tasks.controller.js';
import { AdminsController } from './people/admins.controller.js';
import { MastersRoutes, TermSheetRoutes } from './routes/agreements.routes.js';
import {
  AdverseRoutes,
  ApplicationRoutes,
  BudgetRoutes,
  LoanLimitRoutes,
  LoanDocumentRoutes,
  SavedViewRoutes,
} from './routes/applications.routes.js';
import { BrokersRoutes, BrokerAgreementsRoutes, BrokerFeesRoutes } from './routes/brokers.routes.js';
import { CompanyRoutes, CompanySetupRoutes, CompanyAdminsRoutes } from './routes/company.routes.js';
import { DrawRequestRoutes, DrawRuleRoutes, LoanRoutes, PortfolioRoutes } from './routes/draws.routes.js';
import { FileUploadRoutes } from './routes/files.routes.js';
import { InspectionRoutes } from './routes/inspections.routes.js';
import { LenderRoutes } from './routes/lender.routes.js';
import { SigningRoutes } from './routes/signing.routes.js';
import { WaiverRoutes } from './routes/waivers.routes.js';
import { NotificationRoutes, WebhookRoutes } from './routes/notifications.routes.js';
import { UsersRoutes, AdminsRoutes, ApiTokenRoutes, AuditRoutes, ActivityRoutes } from './routes/people.routes.js';

/** What the administrators' area calls: the catalogue's paths, passed on to the services that own each thing. */
@Module({
  controllers: [
    MastersRoutes,
    TermSheetRoutes,
    ApplicationRoutes,
    AdverseRoutes,
    BudgetRoutes,
    LoanLimitRoutes,
    LoanDocumentRoutes,
    SavedViewRoutes,
    BrokersRoutes,
    BrokerAgreementsRoutes,
    BrokerFeesRoutes,
    CompanyRoutes,
    CompanySetupRoutes,
    CompanyAdminsRoutes,
    DrawRequestRoutes,
    DrawRuleRoutes,
    LoanRoutes,
    PortfolioRoutes,
    FileUploadRoutes,
    InspectionRoutes,
    WaiverRoutes,
    NotificationRoutes,
    LenderRoutes,
    SigningRoutes,
    WebhookRoutes,
    UsersRoutes,
    AdminsRoutes,
    ApiTokenRoutes,
    AuditRoutes,
    ActivityRoutes,
    AdminsController,
    TasksController,
    NoticeController,
    OperationsController,
    EventsController,
    LettersController,
    DossiersController,
    RegistryController,
    resumableUploadsController(files),
    ownPasswordController(identity.updateOwnPassword),
    agreementFileController('admin', { getAgreement: brokers.getAgreement, uploadFile: files.uploadFile }),
  ],
  providers: [ReplicasService, OperationsRecord, RegistryService, DossierExport],
})
export class AdminModule {}
