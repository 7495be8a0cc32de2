import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationDraftEntity } from './application-draft.entity.js';
import { DraftOwner } from './draft-owner.service.js';
import { DraftSweeper } from './draft-sweeper.service.js';
import { DraftRepository } from './draft.repository.js';
import { DraftsController } from './drafts.controller.js';

export const draftEntities = [ApplicationDraftEntity];

/** What is typed into an application and not saved yet. */
@Module({
  controllers: [DraftsController],
  providers: [DraftOwner, DraftRepository, DraftSweeper, ...useCasesOf(DraftsController)],
})
export class DraftsModule {}
