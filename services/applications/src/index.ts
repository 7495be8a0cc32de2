import { defineService } from '@groundwork/server-service';
import { ApplicationListsController } from './applications/application-lists.controller.js';
import { ApplicationPartsController } from './applications/application-parts.controller.js';
import { ApplicationsController } from './applications/applications.controller.js';
import { ChangeBudgetTotal } from './applications/commands/change-budget-total.command.js';
import { CreateApplication } from './applications/commands/create-application.command.js';
import { KeepLedger } from './applications/commands/keep-ledger.handler.js';
import { KeepTermSheet } from './applications/commands/keep-term-sheet.handler.js';
import { RemovePart } from './applications/commands/remove-part.command.js';
import { SaveApplication } from './applications/commands/save-application.command.js';
import { SubmitDocuments } from './applications/commands/submit-documents.command.js';
import { InternalApplicationsController } from './applications/internal-applications.controller.js';
import { ApplicationEvents } from './applications/persistence/application.events.js';
import { ApplicationReader } from './applications/persistence/application.reader.js';
import { ApplicationWriter } from './applications/persistence/application.writer.js';
import { applicationEntities } from './applications/persistence/entities.js';
import { PropertyWriter } from './applications/persistence/property.writer.js';
import { ContractorUse } from './applications/queries/contractor-use.query.js';
import { GetApplication } from './applications/queries/get-application.query.js';
import { ListApplications } from './applications/queries/list-applications.query.js';
import { ListUnits } from './applications/queries/list-units.query.js';
import { ReadHistory } from './applications/queries/read-history.query.js';
import { BudgetsController } from './budgets/budgets.controller.js';
import { SaveBudget } from './budgets/commands/save-budget.command.js';
import { BudgetLineEntity } from './budgets/persistence/budget-line.entity.js';
import { BudgetEntity } from './budgets/persistence/budget.entity.js';
import { BudgetReader } from './budgets/persistence/budget.reader.js';
import { BudgetWriter } from './budgets/persistence/budget.writer.js';
import { DemographicsController } from './demographics/demographics.controller.js';
import { DemographicsProvider } from './demographics/demographics-provider.js';
import { LookUpDemographics } from './demographics/look-up-demographics.command.js';
import { PropertyDemographics } from './demographics/property-demographics.entity.js';
import { CreatePropertyDemographics1764300200000 } from './migrations/1764300200000-create-property-demographics.js';
import { CreateApplications1763800003001 } from './migrations/create-applications.migration.js';

/** Applications, their properties, budgets before closing, decisions and history. */
export const service = defineService({
  name: 'applications',
  version: '1.0.0',
  controllers: [
    ApplicationsController,
    ApplicationListsController,
    ApplicationPartsController,
    BudgetsController,
    DemographicsController,
    InternalApplicationsController,
  ],
  providers: [
    ApplicationReader,
    ApplicationWriter,
    PropertyWriter,
    ApplicationEvents,
    BudgetReader,
    BudgetWriter,
    ChangeBudgetTotal,
    CreateApplication,
    SaveApplication,
    SubmitDocuments,
    RemovePart,
    ContractorUse,
    GetApplication,
    ListApplications,
    ReadHistory,
    ListUnits,
    SaveBudget,
    KeepTermSheet,
    KeepLedger,
    ...[DemographicsProvider, LookUpDemographics],
  ],
  schema: {
    entities: [...applicationEntities, BudgetEntity, BudgetLineEntity, PropertyDemographics],
    migrations: [CreateApplications1763800003001, CreatePropertyDemographics1764300200000],
  },
});
