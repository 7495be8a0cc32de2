import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { LedgerModule } from '../ledger/index.js';
import { DraftDetails } from './draft-details.service.js';
import { DraftsOfBudget } from './drafts-of-budget.service.js';
import { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';
import { DraftsController } from './drafts.controller.js';

export const draftEntities = [DrawDraftEntity, DrawDraftLineEntity];

/** People of a company write a draw together, submit it, and revise it when it came back. */
@Module({
  imports: [LedgerModule, DrawRequestsModule],
  controllers: [DraftsController],
  providers: [DrawDraftRepository, DraftDetails, DraftsOfBudget, ...useCasesOf(DraftsController)],
  exports: [DraftsOfBudget],
})
export class DraftsModule {}
