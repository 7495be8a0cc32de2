import { Injectable } from '@nestjs/common';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { LoanLimitsRepository } from '../loan-limits/index.js';
import type { CapitalDto } from './capital.dto.js';
import { CapitalRepository } from './capital.repository.js';
import { capitalView } from './capital.view.js';

/** Reads what the figures of an application's loan are computed from, and which limits of its type it keeps. */
@Injectable()
export class LoanCapital {
  constructor(
    private readonly capital: CapitalRepository,
    private readonly limits: LoanLimitsRepository,
  ) {}

  /** With `terms` in the application their amount and rate count, else what is asked for and what the lender assumes. */
  async of(application: ApplicationFacts & { readonly id: string }): Promise<CapitalDto> {
    const { id, loanType } = application;
    const [costs, appraisals, limits] = await Promise.all([
      this.capital.costs(id),
      this.capital.appraisals(id),
      loanType ? this.limits.of(loanType) : undefined,
    ]);
    return capitalView(application, { costs, appraisals, limits });
  }
}
