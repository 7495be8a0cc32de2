import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DraftsModule } from '../drafts/index.js';
import { LedgerModule } from '../ledger/index.js';
import { SecondApprovalsModule } from '../second-approvals/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import { BudgetChangeLineEntity } from './budget-change-line.entity.js';
import { BudgetChangeEntity } from './budget-change.entity.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { BudgetRevision } from './budget-revision.service.js';
import { BudgetChangesController } from './budget-changes.controller.js';

export const budgetChangeEntities = [BudgetChangeEntity, BudgetChangeLineEntity];

/** How the approved budget of a loan is changed while it is built. */
@Module({
  imports: [LedgerModule, DraftsModule, SecondApprovalsModule],
  controllers: [BudgetChangesController],
  providers: [BudgetChangeRepository, BudgetChangeDetails, BudgetRevision, ...useCasesOf(BudgetChangesController)],
  exports: [BudgetChangeRepository],
})
export class BudgetChangesModule {}
