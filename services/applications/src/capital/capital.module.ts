import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { LoanLimitsModule } from '../loan-limits/index.js';
import { AppraisalEntity } from './appraisal.entity.js';
import { CapitalController } from './capital.controller.js';
import { CapitalRepository } from './capital.repository.js';

export const capitalEntities = [AppraisalEntity];

/** The figures of applications, held against the limits of their loan types, and appraised values. */
@Module({
  imports: [ApplicationsModule, LoanLimitsModule],
  controllers: [CapitalController],
  providers: [CapitalRepository, ...useCasesOf(CapitalController)],
})
export class CapitalModule {}
