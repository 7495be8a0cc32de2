import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawPlanModule } from '../draw-plan/index.js';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { LoanEventsRepository } from './loan-events.repository.js';
import { LoanRepository } from './loan.repository.js';
import { LoansController } from './loans.controller.js';

/** The page of a loan, for borrower and lender. It reads what other rooms keep and changes nothing. */
@Module({
  imports: [LedgerModule, FundingRowsModule, DrawPlanModule],
  controllers: [LoansController],
  providers: [LoanRepository, LoanEventsRepository, ...useCasesOf(LoansController)],
})
export class LoansModule {}
