import { Injectable } from '@nestjs/common';
import type { LoanLimitsDto } from './loan-limits.dto.js';
import { LoanLimitsRepository } from './loan-limits.repository.js';
import { loanLimitsView } from './loan-limits.view.js';

/** The limits of every loan type as they stand. */
@Injectable()
export class ListLoanLimits {
  constructor(private readonly limits: LoanLimitsRepository) {}

  async execute(): Promise<LoanLimitsDto[]> {
    return (await this.limits.current()).map(loanLimitsView);
  }
}
