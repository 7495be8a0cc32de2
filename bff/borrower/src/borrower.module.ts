import { Module } from '@nestjs/common';
import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import { ownPasswordController, resumableUploadsController } from '@groundwork/server-bff';
import { TermSheetRoutes, EsignRoutes } from './routes/agreements.routes.js';
import { ApplicationRoutes } from './routes/applications.routes.js';
import { BudgetsRoutes } from './routes/budgets.routes.js';
import {
  CompanyRoutes,
  PeopleRoutes,
  ContractorsRoutes,
  ExperienceRoutes,
  ExperienceRemovalRoutes,
  SetupStepsRoutes,
} from './routes/company.routes.js';
import { DrawRequestRoutes, LoanRoutes } from './routes/draws.routes.js';
import { FileUploadRoutes } from './routes/files.routes.js';
import { InspectionRoutes } from './routes/inspections.routes.js';
import { WaiverRoutes } from './routes/waivers.routes.js';
import { NotificationRoutes } from './routes/notifications.routes.js';
import { UsersRoutes } from './routes/users.routes.js';

/** What the borrower's area needs, under the paths of the call catalogue. */
@Module({
  controllers: [
    TermSheetRoutes,
    EsignRoutes,
    ApplicationRoutes,
    BudgetsRoutes,
    CompanyRoutes,
    PeopleRoutes,
    ContractorsRoutes,
    ExperienceRoutes,
    ExperienceRemovalRoutes,
    SetupStepsRoutes,
    DrawRequestRoutes,
    LoanRoutes,
    FileUploadRoutes,
    InspectionRoutes,
    WaiverRoutes,
    NotificationRoutes,
    UsersRoutes,
    resumableUploadsController(files),
    ownPasswordController(identity.updateOwnPassword),
  ],
})
export class BorrowerModule {}
