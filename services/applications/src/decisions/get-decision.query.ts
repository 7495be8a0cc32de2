import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, mayWith } from '../applications/index.js';
import { hashOf, LoanDecisionRepository } from '../decision-rows/index.js';
import { parsed } from '../shared/raw.js';
import type { DecisionSnapshotDto, LoanDecisionDetailsDto } from './loan-decision.dto.js';
import { decisionSummaryView } from './loan-decision.view.js';

/** A decision with what was decided upon, and whether that is still as it was. */
@Injectable()
export class GetDecision {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly rows: LoanDecisionRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<LoanDecisionDetailsDto> {
    const row = found(await this.rows.find(id), 'The decision');
    mayWith(actor, 'review', found(await this.applications.find(row.applicationId), 'The application'));
    return {
      ...decisionSummaryView(row),
      intact: hashOf(row.snapshot) === row.snapshotHash,
      snapshot: parsed<DecisionSnapshotDto>(row.snapshot),
    };
  }
}
