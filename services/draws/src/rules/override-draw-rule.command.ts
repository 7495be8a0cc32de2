import { Inject, Injectable } from '@nestjs/common';
import { automaticRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { drawsAbility } from '../shared/index.js';
import { DrawFindings } from './draw-findings.service.js';
import type { OverrideDrawRuleDto } from './draw-rules.dto.js';
import { RuleRunsRepository } from './rule-runs.repository.js';

/** An administrator overrides one finding as it was read. Where the figures have changed since, nothing is overridden. */
@Injectable()
export class OverrideDrawRule {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
    private readonly findings: DrawFindings,
    private readonly runs: RuleRunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { drawRequestId, rule, sentence, reason }: OverrideDrawRuleDto): Promise<string> {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const draw = found(await this.draws.find(drawRequestId), 'The draw request');
      allow(drawsAbility(actor), 'decide', subject('DrawRequest', draw));
      if (draw.stage !== 'submitted') throw new Problem('state.illegal_transition');
      const { findings } = await this.findings.of(draw);
      if (!findings.some((finding) => finding.rule === rule && finding.sentence === sentence))
        throw new Problem('state.version_conflict', automaticRules.findingChanged);
      const before = await this.runs.overrides(draw);
      if (before.some((row) => row.rule === rule && row.sentence === sentence)) return;
      await this.runs.override(manager, {
        id: newId(),
        drawRequestId,
        round: draw.round,
        rule,
        sentence,
        reason: reason.trim(),
        userId,
        overriddenAt: this.clock.now(),
      });
    });
    return drawRequestId;
  }
}
