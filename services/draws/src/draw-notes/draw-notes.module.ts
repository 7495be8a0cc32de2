import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { LedgerModule } from '../ledger/index.js';
import { DrawNoteEntity } from './draw-note.entity.js';
import { DrawNotesController } from './draw-notes.controller.js';

export const drawNoteEntities = [DrawNoteEntity];

/** What the lender writes about a draw, to the borrower or for its own people. */
@Module({
  imports: [LedgerModule, DrawRequestsModule],
  controllers: [DrawNotesController],
  providers: [...useCasesOf(DrawNotesController)],
})
export class DrawNotesModule {}
