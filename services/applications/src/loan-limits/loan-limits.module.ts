import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { LoanLimitsController } from './loan-limits.controller.js';
import { LoanLimitsEntity } from './loan-limits.entity.js';
import { LoanLimitsRepository } from './loan-limits.repository.js';

export const loanLimitsEntities = [LoanLimitsEntity];

/** Limits by loan type, in versions. */
@Module({
  controllers: [LoanLimitsController],
  providers: [LoanLimitsRepository, ...useCasesOf(LoanLimitsController)],
  exports: [LoanLimitsRepository],
})
export class LoanLimitsModule {}
