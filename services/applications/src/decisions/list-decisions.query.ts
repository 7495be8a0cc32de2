import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, mayWith } from '../applications/index.js';
import { LoanDecisionRepository } from '../decision-rows/index.js';
import type { LoanDecisionSummaryDto } from './loan-decision.dto.js';
import { decisionSummaryView } from './loan-decision.view.js';

/** The decisions on an application, the latest first. */
@Injectable()
export class ListDecisions {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly rows: LoanDecisionRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<LoanDecisionSummaryDto[]> {
    mayWith(actor, 'review', found(await this.applications.find(id), 'The application'));
    return (await this.rows.ofApplication(id)).map(decisionSummaryView);
  }
}
