import { operations as notifications } from '@groundwork/contract-notifications';
import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { BudgetChangesModule, budgetChangeEntities } from './budget-changes/index.js';
import { CalendarModule } from './calendar/index.js';
import { DrawRequestsModule, drawRequestEntities } from './draw-requests/index.js';
import { DraftsModule, draftEntities } from './drafts/index.js';
import { drawPlanEntities, DrawPlanModule } from './draw-plan/index.js';
import { drawNoteEntities, DrawNotesModule } from './draw-notes/index.js';
import { FundingModule } from './funding/index.js';
import { fundingEntities } from './funding-rows/index.js';
import { InspectionsModule, inspectionEntities } from './inspections/index.js';
import { DrawRulesModule, drawRuleEntities } from './rules/index.js';
import { LedgerModule, ledgerEntities } from './ledger/index.js';
import { InterestModule, interestEntities } from './interest/index.js';
import { LoansModule } from './loans/index.js';
import { PayoffModule } from './payoff/index.js';
import { portfolioEntities, PortfolioModule } from './portfolio/index.js';
import { LoanCommitment1764700100000 } from './migrations/1764700100000-loan-commitment.js';
import { ProjectNumberOfLedger1765010100000 } from './migrations/1765010100000-project-number-of-ledger.js';
import { DrawSubmissions1765020100000 } from './migrations/1765020100000-draw-submissions.js';
import { Fundings1765100200000 } from './migrations/1765100200000-fundings.js';
import { RetainageWithheld1765100100000 } from './migrations/1765100100000-retainage-withheld.js';
import { SignedDraws1765100000000 } from './migrations/1765100000000-signed-draws.js';
import { BudgetChanges1765200000000 } from './migrations/1765200000000-budget-changes.js';
import { Inspections1765400000000 } from './migrations/1765400000000-inspections.js';
import { LoanInterest1765500000000 } from './migrations/1765500000000-loan-interest.js';
import { DrawRules1765210000000 } from './migrations/1765210000000-draw-rules.js';
import { SecondApprovals1765300000000 } from './migrations/1765300000000-second-approvals.js';
import { BorrowerNames1766400000000 } from './migrations/1766400000000-borrower-names.js';
import { DrawNotes1765520000000 } from './migrations/1765520000000-draw-notes.js';
import { PaymentExports1766200100000 } from './migrations/1766200100000-payment-exports.js';
import { NewBudgetLines1766200200000 } from './migrations/1766200200000-new-budget-lines.js';
import { InspectionLinks1766220000000 } from './migrations/1766220000000-inspection-links.js';
import { ContractorOfLoan1766600000000 } from './migrations/1766600000000-contractor-of-loan.js';
import { OutsideBudget1766510000000 } from './migrations/1766510000000-outside-budget.js';
import { WhatWaits1766810000000 } from './migrations/1766810000000-what-waits.js';
import { UploadsByLink1766910000000 } from './migrations/1766910000000-uploads-by-link.js';
import { StatusesOfDraws1767110000000 } from './migrations/1767110000000-statuses-of-draws.js';
import { WordsOfLoans1767100000000 } from './migrations/1767100000000-words-of-loans.js';
import { DrawPlans1766900000000 } from './migrations/1766900000000-draw-plans.js';
import { paymentExportEntities, PaymentExportsModule } from './payment-exports/index.js';
import { secondApprovalEntities, SecondApprovalsModule } from './second-approvals/index.js';
import { Waivers1765510000000 } from './migrations/1765510000000-waivers.js';
import { linkEntities } from '@groundwork/server-links';
import { WaitingModule } from './waiting/index.js';
import { waiverEntities, WaiversModule } from './waivers/index.js';
import { CreateDrawTables1763800000000 } from './migrations/1763800000000-create-draw-tables.js';
import { SignedWithProof1767130000000 } from './migrations/1767130000000-signed-with-proof.js';
import { LetterCounts1767500000000 } from './migrations/1767500000000-letter-counts.js';

/** The loan's ledger after approval, and the draw requests on it. */
export const service = defineService({
  name: 'draws',
  version: '2.0.0',
  dossier,
  lender: (clients) => clients.call(notifications.getLenderFacts),
  imports: [
    LedgerModule,
    DrawRequestsModule,
    DraftsModule,
    BudgetChangesModule,
    DrawRulesModule,
    FundingModule,
    PaymentExportsModule,
    InspectionsModule,
    InterestModule,
    WaiversModule,
    LoansModule,
    DrawPlanModule,
    CalendarModule,
    PayoffModule,
    SecondApprovalsModule,
    DrawNotesModule,
    PortfolioModule,
    WaitingModule,
  ],
  schema: {
    entities: [
      ...ledgerEntities,
      ...drawRequestEntities,
      ...draftEntities,
      ...budgetChangeEntities,
      ...fundingEntities,
      ...paymentExportEntities,
      ...inspectionEntities,
      ...interestEntities,
      ...linkEntities,
      ...waiverEntities,
      ...drawRuleEntities,
      ...secondApprovalEntities,
      ...drawNoteEntities,
      ...drawPlanEntities,
      ...portfolioEntities,
    ],
    migrations: [
      CreateDrawTables1763800000000,
      LoanCommitment1764700100000,
      ProjectNumberOfLedger1765010100000,
      DrawSubmissions1765020100000,
      SignedDraws1765100000000,
      RetainageWithheld1765100100000,
      Fundings1765100200000,
      BudgetChanges1765200000000,
      DrawRules1765210000000,
      SecondApprovals1765300000000,
      Inspections1765400000000,
      LoanInterest1765500000000,
      Waivers1765510000000,
      DrawNotes1765520000000,
      BorrowerNames1766400000000,
      PaymentExports1766200100000,
      NewBudgetLines1766200200000,
      InspectionLinks1766220000000,
      OutsideBudget1766510000000,
      ContractorOfLoan1766600000000,
      WhatWaits1766810000000,
      DrawPlans1766900000000,
      UploadsByLink1766910000000,
      WordsOfLoans1767100000000,
      StatusesOfDraws1767110000000,
      SignedWithProof1767130000000,
      LetterCounts1767500000000,
    ],
  },
});
