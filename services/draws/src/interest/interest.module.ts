import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { FundingRowsModule } from '../funding-rows/index.js';
import { LedgerModule } from '../ledger/index.js';
import { SecondApprovalsModule } from '../second-approvals/index.js';
import { InterestController } from './interest.controller.js';
import { InterestRepository } from './interest.repository.js';
import { InterestStatementEntity } from './interest-statement.entity.js';
import { InterestTermsEntity } from './interest-terms.entity.js';
import { LoanInterest } from './loan-interest.service.js';
import { LoanPaymentEntity } from './loan-payment.entity.js';
import { LoanUnitEntity } from './loan-unit.entity.js';
import { LoanPayments } from './loan-payments.service.js';
import { LoanReopening } from './loan-reopening.service.js';
import { StandingPayments } from './standing-payments.service.js';
import { Statements } from './statements.service.js';
import { StatementTimer } from './statement-timer.service.js';

export const interestEntities = [InterestTermsEntity, InterestStatementEntity, LoanPaymentEntity, LoanUnitEntity];

/** Interest of loans by day, its statement of each month, and what borrowers pay. */
@Module({
  imports: [LedgerModule, FundingRowsModule, SecondApprovalsModule],
  controllers: [InterestController],
  providers: [
    InterestRepository,
    LoanInterest,
    LoanPayments,
    LoanReopening,
    StandingPayments,
    Statements,
    StatementTimer,
    ...useCasesOf(InterestController),
  ],
  exports: [InterestRepository, LoanInterest, LoanPayments, StandingPayments],
})
export class InterestModule {}
