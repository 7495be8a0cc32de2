import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { PaymentExportsModule } from '../payment-exports/index.js';
import { FundingController } from './funding.controller.js';
import { FundingNews } from './funding-news.service.js';
import { FundingSteps } from './funding-steps.service.js';
import { LoanNetting } from './loan-netting.service.js';

/** Administrators pay what was approved: planned for a day, made with its reference, or taken back. */
@Module({
  imports: [LedgerModule, FundingRowsModule, DrawRequestsModule, PaymentExportsModule],
  controllers: [FundingController],
  providers: [FundingNews, FundingSteps, LoanNetting, ...useCasesOf(FundingController)],
})
export class FundingModule {}
