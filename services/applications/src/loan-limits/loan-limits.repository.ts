import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { VersionsByLoanType } from '../shared/versions-by-loan-type.js';
import { LoanLimitsEntity } from './loan-limits.entity.js';
import { loanLimitsView } from './loan-limits.view.js';

@Injectable()
export class LoanLimitsRepository extends VersionsByLoanType<LoanLimitsEntity> {
  constructor(database: Database, @Inject(CLOCK) clock: Clock) {
    super(database, clock, LoanLimitsEntity, loanLimitsView);
  }
}
