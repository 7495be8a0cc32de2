import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AdverseRowsModule } from '../adverse-rows/index.js';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { CapitalRowsModule } from '../capital-rows/index.js';
import { ClosingRowsModule } from '../closing-rows/index.js';
import { CreditFileModule } from '../credit-file/index.js';
import { DecisionRowsModule } from '../decision-rows/index.js';
import { AdverseAction } from './adverse-action.service.js';
import { ApplicationEvents } from './application-events.service.js';
import { ApplicationListsController } from './application-lists.controller.js';
import { ApplicationPartsController } from './application-parts.controller.js';
import { ApplicationsController } from './applications.controller.js';
import { ChangeBudgetTotals } from './commands/change-budget-totals.command.js';
import { KeepCompanyNameHandler } from './commands/keep-company-name.handler.js';
import { KeepPointPersonHandler } from './commands/keep-point-person.handler.js';
import { CompanyNames } from './company-names.service.js';
import { DecidingPeople } from './deciding-people.service.js';
import { KeepLedgerHandler } from './commands/keep-ledger.handler.js';
import { KeepTermSheetHandler } from './commands/keep-term-sheet.handler.js';
import { PartRemoval } from './commands/part-removal.service.js';
import { InternalApplicationsController } from './internal-applications.controller.js';
import { LoanDecisions } from './loan-decisions.service.js';
import { ApplicationWritesRepository } from './persistence/application-writes.repository.js';
import { ApplicationRepository } from './persistence/application.repository.js';
import { HistoryNotesRepository } from './persistence/history-notes.repository.js';
import { PointPersonRepository } from './persistence/point-person.repository.js';
import { ProjectNumberRepository } from './persistence/project-number.repository.js';
import { SearchWordsRepository } from './persistence/search-words.repository.js';
import { PropertyRepository } from './persistence/property.repository.js';

/** Applications with their properties, decisions and history. */
@Module({
  imports: [
    ...[BudgetRowsModule, CreditFileModule, DecisionRowsModule, ClosingRowsModule, CapitalRowsModule],
    AdverseRowsModule,
  ],
  controllers: [
    ApplicationsController,
    ApplicationListsController,
    ApplicationPartsController,
    InternalApplicationsController,
  ],
  providers: [
    ApplicationRepository,
    ApplicationWritesRepository,
    ProjectNumberRepository,
    HistoryNotesRepository,
    SearchWordsRepository,
    PointPersonRepository,
    PropertyRepository,
    ApplicationEvents,
    AdverseAction,
    ChangeBudgetTotals,
    LoanDecisions,
    ...useCasesOf(
      ApplicationsController,
      ApplicationListsController,
      ApplicationPartsController,
      InternalApplicationsController,
    ),
    PartRemoval,
    KeepTermSheetHandler,
    KeepLedgerHandler,
    KeepCompanyNameHandler,
    KeepPointPersonHandler,
    CompanyNames,
    DecidingPeople,
  ],
  exports: [ApplicationRepository, HistoryNotesRepository, ChangeBudgetTotals, LoanDecisions],
})
export class ApplicationsModule {}
