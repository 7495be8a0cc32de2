import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { drawPlace, isBarring } from '@groundwork/domain-draws';
import { automaticRules, fill } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DrawRequestRepository } from '../draw-requests/index.js';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import { LoanWatch } from '../ledger/index.js';
import type { LoanChange } from '../ledger/index.js';
import { DrawFindings } from './draw-findings.service.js';
import { RuleRunsRepository } from './rule-runs.repository.js';

/** Draws of a loan that wait at a time; more than any loan has. */
const most = 100;

/** Runs the rules whenever something changes that a waiting draw stands on, and bars approvals. */
@Injectable()
export class RulesWatch implements OnModuleInit {
  constructor(
    private readonly watch: LoanWatch,
    private readonly draws: DrawRequestRepository,
    private readonly findings: DrawFindings,
    private readonly runs: RuleRunsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.watch.onChange((manager, applicationId, change) => this.run(manager, applicationId, change));
    this.watch.beforeApproval((_manager, drawRequestId) => this.bar(drawRequestId));
  }

  private async run(manager: EntityManager, applicationId: string, change: LoanChange): Promise<void> {
    const places = [drawPlace.pending, drawPlace.hold];
    const waiting = await this.draws.list({ applicationId, submitted: true, places, limit: most });
    for (const draw of waiting) await this.keep(manager, draw, change);
  }

  /** Kept where it is something else than before. */
  private async keep(manager: EntityManager, draw: DrawRequestEntity, cause: LoanChange): Promise<void> {
    const { version, findings } = await this.findings.of(draw);
    const [before] = await this.runs.of(draw.id, 1);
    const isSame = before?.round === draw.round && JSON.stringify(before.findings) === JSON.stringify(findings);
    if (isSame) return;
    await this.runs.insert(manager, {
      id: newId(),
      drawRequestId: draw.id,
      round: draw.round,
      cause,
      rulesVersion: version,
      findings,
      ranAt: this.clock.now(),
    });
  }

  /** Refuses an approval while a finding bars it that nobody has overridden. */
  private async bar(drawRequestId: string): Promise<void> {
    const draw = found(await this.draws.find(drawRequestId), 'The draw request');
    const { rules, findings } = await this.findings.of(draw);
    const barring = findings.filter((finding) => isBarring(finding, rules));
    if (barring.length === 0) return;
    const overridden = await this.runs.overrides(draw);
    const left = barring.find(
      ({ rule, sentence }) => !overridden.some((row) => row.rule === rule && row.sentence === sentence),
    );
    if (left) throw new Problem('rule.violated', fill(automaticRules.blocked, { finding: left.sentence }));
  }
}
