import { Injectable } from '@nestjs/common';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import { pickFields } from '@groundwork/domain-records';
import type { Actor } from '@groundwork/server-auth';
import type { LoanLimitsDto, SaveLoanLimitsDto } from './loan-limits.dto.js';
import { LoanLimitsRepository } from './loan-limits.repository.js';
import { loanLimitsView } from './loan-limits.view.js';

/** The next version of the limits of a loan type. What was limited before stays to be read. */
@Injectable()
export class SaveLoanLimits {
  constructor(private readonly limits: LoanLimitsRepository) {}

  async execute(actor: Actor, { loanType, version, ...entered }: SaveLoanLimitsDto): Promise<LoanLimitsDto> {
    const limits = pickFields(loanLimitsRecord, entered);
    return loanLimitsView(await this.limits.next(actor, { loanType, version }, (row) => ({ ...row, limits })));
  }
}
