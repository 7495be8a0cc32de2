import { operations as notifications } from '@groundwork/contract-notifications';
import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { adverseRowEntities, AdverseRowsModule } from './adverse-rows/index.js';
import { AdverseModule } from './adverse/index.js';
import { applicationEntities, ApplicationsModule } from './applications/index.js';
import { budgetRowEntities, BudgetRowsModule } from './budget-rows/index.js';
import { closingRowEntities, ClosingRowsModule } from './closing-rows/index.js';
import { ClosingModule } from './closing/index.js';
import { CreditFileModule } from './credit-file/index.js';
import { decisionRowEntities, DecisionRowsModule } from './decision-rows/index.js';
import { DecisionReportModule } from './decision-report/index.js';
import { DecisionsModule } from './decisions/index.js';
import { allocationEntities, BudgetsModule } from './budgets/index.js';
import { capitalEntities, CapitalRowsModule } from './capital-rows/index.js';
import { CapitalModule } from './capital/index.js';
import { demographicsEntities, DemographicsModule } from './demographics/index.js';
import { draftEntities, DraftsModule } from './drafts/index.js';
import { loanDocumentsEntities, LoanDocumentsModule } from './loan-documents/index.js';
import { savedViewEntities, SavedViewsModule } from './saved-views/index.js';
import { loanLimitsEntities, LoanLimitsModule } from './loan-limits/index.js';
import { PaperModule } from './paper/index.js';
import { CreateApplications1763800003001 } from './migrations/1763800003001-create-applications.js';
import { ViewsOfLists1765522000000 } from './migrations/1765522000000-views-of-lists.js';
import { SupervisionOnRecord1766100000000 } from './migrations/1766100000000-supervision-on-record.js';
import { RevisionsOfDrafts1766110000000 } from './migrations/1766110000000-revisions-of-drafts.js';
import { OrderOfSubmission1766120000000 } from './migrations/1766120000000-order-of-submission.js';
import { AllocationUndo1765050000000 } from './migrations/1765050000000-allocation-undo.js';
import { ClosingItems1764930000000 } from './migrations/1764930000000-closing-items.js';
import { LoanDecisions1764900000000 } from './migrations/1764900000000-loan-decisions.js';
import { BudgetNotesAndUnitBudgets1764920000000 } from './migrations/1764920000000-budget-notes-and-unit-budgets.js';
import { CreatePropertyDemographics1764300200000 } from './migrations/1764300200000-create-property-demographics.js';
import { CreateCapital1764800000000 } from './migrations/1764800000000-create-capital.js';
import { CreateLoanDocuments1765040000000 } from './migrations/1765040000000-create-loan-documents.js';
import { ProjectNumbers1765010000000 } from './migrations/1765010000000-project-numbers.js';
import { StageDates1765020000000 } from './migrations/1765020000000-stage-dates.js';
import { HistoryNotes1765030000000 } from './migrations/1765030000000-history-notes.js';
import { TermSheetFigures1765060000000 } from './migrations/1765060000000-term-sheet-figures.js';
import { DecidedLimits1765070000000 } from './migrations/1765070000000-decided-limits.js';
import { ApplicationLists1765080000000 } from './migrations/1765080000000-application-lists.js';
import { ApplicationStage1765090000000 } from './migrations/1765090000000-application-stage.js';
import { AdverseNotices1766700000000 } from './migrations/1766700000000-adverse-notices.js';
import { OrderOfDecisions1766710000000 } from './migrations/1766710000000-order-of-decisions.js';
import { NoticesOnPaper1767000000000 } from './migrations/1767000000000-notices-on-paper.js';
import { NoticesWithdrawnOnPaper1767200000000 } from './migrations/1767200000000-notices-withdrawn-on-paper.js';
import { DaysInStage1766800000000 } from './migrations/1766800000000-days-in-stage.js';
import { CreateDrafts1764910000000 } from './migrations/1764910000000-create-drafts.js';

/** Applications, their properties, budgets before closing, decisions and history. */
export const service = defineService({
  name: 'applications',
  version: '2.0.0',
  dossier,
  lender: (clients) => clients.call(notifications.getLenderFacts),
  imports: [
    ...[BudgetRowsModule, CreditFileModule, DecisionRowsModule, ClosingRowsModule, CapitalRowsModule],
    ...[AdverseRowsModule, AdverseModule, DecisionReportModule],
    ApplicationsModule,
    ...[BudgetsModule, DemographicsModule, LoanLimitsModule, LoanDocumentsModule, CapitalModule],
    ...[DecisionsModule, ClosingModule, DraftsModule, SavedViewsModule, PaperModule],
  ],
  schema: {
    entities: [
      ...applicationEntities,
      ...budgetRowEntities,
      ...allocationEntities,
      ...decisionRowEntities,
      ...closingRowEntities,
      ...demographicsEntities,
      ...loanLimitsEntities,
      ...loanDocumentsEntities,
      ...capitalEntities,
      ...draftEntities,
      ...savedViewEntities,
      ...adverseRowEntities,
    ],
    migrations: [
      CreateApplications1763800003001,
      CreatePropertyDemographics1764300200000,
      CreateCapital1764800000000,
      LoanDecisions1764900000000,
      CreateDrafts1764910000000,
      BudgetNotesAndUnitBudgets1764920000000,
      ClosingItems1764930000000,
      ProjectNumbers1765010000000,
      StageDates1765020000000,
      HistoryNotes1765030000000,
      CreateLoanDocuments1765040000000,
      AllocationUndo1765050000000,
      TermSheetFigures1765060000000,
      DecidedLimits1765070000000,
      ApplicationLists1765080000000,
      ApplicationStage1765090000000,
      ViewsOfLists1765522000000,
      SupervisionOnRecord1766100000000,
      RevisionsOfDrafts1766110000000,
      OrderOfSubmission1766120000000,
      AdverseNotices1766700000000,
      OrderOfDecisions1766710000000,
      DaysInStage1766800000000,
      NoticesOnPaper1767000000000,
      NoticesWithdrawnOnPaper1767200000000,
    ],
  },
});
