import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { drawsAbility } from '../shared/index.js';
import { DrawFindings } from './draw-findings.service.js';
import type { DrawFindingsDto } from './draw-rules.dto.js';
import { drawFindingsView } from './draw-rules.view.js';
import { LoanFactsRepository } from './loan-facts.repository.js';
import { RuleRunsRepository } from './rule-runs.repository.js';

/** What the rules find of a draw as things stand this moment, and what they found before. */
@Injectable()
export class GetDrawFindings {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly findings: DrawFindings,
    private readonly runs: RuleRunsRepository,
    private readonly loans: LoanFactsRepository,
  ) {}

  async execute(actor: Actor, drawRequestId: string): Promise<DrawFindingsDto> {
    const draw = found(await this.draws.find(drawRequestId), 'The draw request');
    allow(drawsAbility(actor), 'decide', subject('DrawRequest', draw));
    return drawFindingsView(draw, await this.findings.of(draw), {
      runs: await this.runs.of(draw.id),
      overrides: await this.runs.overrides(draw),
      papers: await this.loans.papers(draw.applicationId),
    });
  }
}
