import { Module } from '@nestjs/common';
import { LoanLimitsModule } from '../loan-limits/index.js';
import { AppraisalEntity } from './appraisal.entity.js';
import { CapitalRepository } from './capital.repository.js';
import { LoanCapital } from './loan-capital.service.js';

export const capitalEntities = [AppraisalEntity];

/** What the figures of a loan stand on: budgets by kind, appraisals, the limits of its type. */
@Module({
  imports: [LoanLimitsModule],
  providers: [CapitalRepository, LoanCapital],
  exports: [CapitalRepository, LoanCapital],
})
export class CapitalRowsModule {}
