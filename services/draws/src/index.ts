import { defineService } from '@groundwork/server-service';
import { BudgetChangesModule, budgetChangeEntities } from './budget-changes/index.js';
import { DrawRequestsModule, drawRequestEntities } from './draw-requests/index.js';
import { DraftsModule, draftEntities } from './drafts/index.js';
import { FundingModule } from './funding/index.js';
import { fundingEntities } from './funding-rows/index.js';
import { InspectionsModule, inspectionEntities } from './inspections/index.js';
import { DrawRulesModule, drawRuleEntities } from './rules/index.js';
import { LedgerModule, ledgerEntities } from './ledger/index.js';
import { LoansModule } from './loans/index.js';
import { LoanCommitment1764700100000 } from './migrations/1764700100000-loan-commitment.js';
import { ProjectNumberOfLedger1765010100000 } from './migrations/1765010100000-project-number-of-ledger.js';
import { DrawSubmissions1765020100000 } from './migrations/1765020100000-draw-submissions.js';
import { Fundings1765100200000 } from './migrations/1765100200000-fundings.js';
import { RetainageWithheld1765100100000 } from './migrations/1765100100000-retainage-withheld.js';
import { SignedDraws1765100000000 } from './migrations/1765100000000-signed-draws.js';
import { BudgetChanges1765200000000 } from './migrations/1765200000000-budget-changes.js';
import { Inspections1765400000000 } from './migrations/1765400000000-inspections.js';
import { DrawRules1765210000000 } from './migrations/1765210000000-draw-rules.js';
import { SecondApprovals1765300000000 } from './migrations/1765300000000-second-approvals.js';
import { secondApprovalEntities, SecondApprovalsModule } from './second-approvals/index.js';
import { CreateDrawTables1763800000000 } from './migrations/1763800000000-create-draw-tables.js';

/** The loan's ledger after approval, and the draw requests on it. */
export const service = defineService({
  name: 'draws',
  version: '1.0.0',
  imports: [
    LedgerModule,
    DrawRequestsModule,
    DraftsModule,
    BudgetChangesModule,
    DrawRulesModule,
    FundingModule,
    InspectionsModule,
    LoansModule,
    SecondApprovalsModule,
  ],
  schema: {
    entities: [
      ...ledgerEntities,
      ...drawRequestEntities,
      ...draftEntities,
      ...budgetChangeEntities,
      ...fundingEntities,
      ...inspectionEntities,
      ...drawRuleEntities,
      ...secondApprovalEntities,
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
    ],
  },
});
