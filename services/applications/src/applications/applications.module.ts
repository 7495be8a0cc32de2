import { Module } from '@nestjs/common';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { ApplicationEvents } from './application-events.service.js';
import { ApplicationListsController } from './application-lists.controller.js';
import { ApplicationPartsController } from './application-parts.controller.js';
import { ApplicationsController } from './applications.controller.js';
import { ChangeBudgetTotal } from './commands/change-budget-total.command.js';
import { CreateApplication } from './commands/create-application.command.js';
import { KeepLedgerHandler } from './commands/keep-ledger.handler.js';
import { KeepTermSheetHandler } from './commands/keep-term-sheet.handler.js';
import { PartRemoval } from './commands/part-removal.service.js';
import { RemoveConstructionOverseer } from './commands/remove-construction-overseer.command.js';
import { RemoveFloorPlan } from './commands/remove-floor-plan.command.js';
import { SaveApplication } from './commands/save-application.command.js';
import { SubmitDocuments } from './commands/submit-documents.command.js';
import { InternalApplicationsController } from './internal-applications.controller.js';
import { ApplicationWritesRepository } from './persistence/application-writes.repository.js';
import { ApplicationRepository } from './persistence/application.repository.js';
import { PropertyRepository } from './persistence/property.repository.js';
import { GetApplicationOwner } from './queries/get-application-owner.query.js';
import { GetApplication } from './queries/get-application.query.js';
import { ListApplicationsOfCompany } from './queries/list-applications-of-company.query.js';
import { ListContractorUse } from './queries/list-contractor-use.query.js';
import { ListUnits } from './queries/list-units.query.js';
import { PageApplications } from './queries/page-applications.query.js';
import { ReadHistory } from './queries/read-history.query.js';

/** Applications with their properties, decisions and history. */
@Module({
  imports: [BudgetRowsModule],
  controllers: [
    ApplicationsController,
    ApplicationListsController,
    ApplicationPartsController,
    InternalApplicationsController,
  ],
  providers: [
    ApplicationRepository,
    ApplicationWritesRepository,
    PropertyRepository,
    ApplicationEvents,
    ChangeBudgetTotal,
    CreateApplication,
    SaveApplication,
    SubmitDocuments,
    PartRemoval,
    RemoveConstructionOverseer,
    RemoveFloorPlan,
    GetApplication,
    GetApplicationOwner,
    ListApplicationsOfCompany,
    PageApplications,
    ListContractorUse,
    ListUnits,
    ReadHistory,
    KeepTermSheetHandler,
    KeepLedgerHandler,
  ],
  exports: [ApplicationRepository, ChangeBudgetTotal],
})
export class ApplicationsModule {}
