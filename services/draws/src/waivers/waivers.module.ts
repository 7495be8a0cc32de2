import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { LinksModule } from '@groundwork/server-links';
import { SigningController } from './signing.controller.js';
import { WaiverDuties } from './waiver-duties.service.js';
import { WaiverHistoryEntity } from './waiver-history.entity.js';
import { WaiverLetters } from './waiver-letters.service.js';
import { WaiverMoves } from './waiver-moves.service.js';
import { WaiverNews } from './waiver-news.service.js';
import { WaiverEntity } from './waiver.entity.js';
import { WaiverRepository } from './waiver.repository.js';
import { WaiversController } from './waivers.controller.js';

export const waiverEntities = [WaiverEntity, WaiverHistoryEntity];

/** Lien waivers: asked for by a draw's figures, signed by a link or on paper, and missed by the rules. */
@Module({
  imports: [LedgerModule, DrawRequestsModule, FundingRowsModule, LinksModule],
  controllers: [WaiversController, SigningController],
  providers: [
    WaiverRepository,
    WaiverMoves,
    WaiverNews,
    WaiverLetters,
    WaiverDuties,
    ...useCasesOf(WaiversController, SigningController),
  ],
  exports: [WaiverRepository],
})
export class WaiversModule {}
