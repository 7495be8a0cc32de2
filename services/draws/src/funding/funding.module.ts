import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { FundingController } from './funding.controller.js';

/** Administrators pay what was approved: planned for a day, made with its reference, or taken back. */
@Module({
  imports: [LedgerModule, FundingRowsModule, DrawRequestsModule],
  controllers: [FundingController],
  providers: [...useCasesOf(FundingController)],
})
export class FundingModule {}
