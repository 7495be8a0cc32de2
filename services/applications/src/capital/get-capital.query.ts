import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, factsOf, mayWith } from '../applications/index.js';
import { LoanLimitsRepository } from '../loan-limits/index.js';
import type { CapitalDto } from './capital.dto.js';
import { CapitalRepository } from './capital.repository.js';
import { capitalView } from './capital.view.js';

/** What the figures of an application's loan are computed from, and which limits of its type it keeps. */
@Injectable()
export class GetCapital {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly capital: CapitalRepository,
    private readonly limits: LoanLimitsRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<CapitalDto> {
    const application = found(await this.applications.find(id), 'The application');
    mayWith(actor, 'read', application);
    const { loanType } = application;
    const [costs, appraisals, limits] = await Promise.all([
      this.capital.costs(id),
      this.capital.appraisals(id),
      loanType ? this.limits.of(loanType) : undefined,
    ]);
    return capitalView({ ...factsOf(application), id }, { costs, appraisals, limits });
  }
}
