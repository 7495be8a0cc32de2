import { Module } from '@nestjs/common';
import { FundingEntity } from './funding.entity.js';
import { FundingLineEntity } from './funding-line.entity.js';
import { FundingRepository } from './funding.repository.js';
import { LoanEntryEntity } from './loan-entry.entity.js';
import { LoanEntryRepository } from './loan-entry.repository.js';

export const fundingEntities = [FundingEntity, FundingLineEntity, LoanEntryEntity];

/** Tables of payments, which draws show and the funding moves. */
@Module({ providers: [FundingRepository, LoanEntryRepository], exports: [FundingRepository, LoanEntryRepository] })
export class FundingRowsModule {}
