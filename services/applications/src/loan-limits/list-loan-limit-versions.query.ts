import { Injectable } from '@nestjs/common';
import type { LoanType } from '@groundwork/domain-applications';
import type { LoanLimitsDto } from './loan-limits.dto.js';
import { LoanLimitsRepository } from './loan-limits.repository.js';
import { loanLimitsView } from './loan-limits.view.js';

/** What the limits of a loan type have been, the newest first. */
@Injectable()
export class ListLoanLimitVersions {
  constructor(private readonly limits: LoanLimitsRepository) {}

  async execute(loanType: LoanType): Promise<LoanLimitsDto[]> {
    return (await this.limits.versions(loanType)).map(loanLimitsView);
  }
}
