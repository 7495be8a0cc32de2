import { Inject, Injectable } from '@nestjs/common';
import { drawRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ProposalRepository } from '../../second-approvals/index.js';
import { drawsAbility } from '../../shared/index.js';
import { decideAsSaved } from '../domain/decision.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';
import { DrawStepsRepository } from '../persistence/draw-steps.repository.js';
import { ProposalNews } from '../proposal-news.service.js';
import { DecideDraw } from './decide-draw.command.js';

interface ProposedDraw {
  readonly id: string;
  readonly version?: number | null | undefined;
}

/** An administrator agrees to what another one proposed, and it is decided; or it is taken from the table, and nothing is. */
@Injectable()
export class AnswerProposal {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
    private readonly steps: DrawStepsRepository,
    private readonly proposals: ProposalRepository,
    private readonly decide: DecideDraw,
    private readonly news: ProposalNews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the draw's id. Nobody agrees to an own proposal; declining it is for everybody who decides. */
  async execute(actor: Actor, answer: 'confirm' | 'decline', { id, version }: ProposedDraw): Promise<string> {
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const draw = found(await this.draws.find(id), 'The draw request');
      allow(drawsAbility(actor), 'decide', subject('DrawRequest', draw));
      if ((version ?? draw.version) !== draw.version) throw new Problem('state.version_conflict');
      const proposal = (await this.proposals.of([draw])).get(id);
      if (!proposal) throw new Problem('state.illegal_transition', drawRules.noProposal);
      if (answer === 'decline') {
        await this.steps.step(manager, draw, 'decline', { userId, at: this.clock.now() });
        await this.news.tell(manager, draw, proposal, userId);
        return id;
      }
      if (proposal.proposedBy === userId) throw new Problem('access.denied', drawRules.ownProposal);
      return this.decide.execute(actor, { draw: id, version: draw.version }, decideAsSaved(proposal.decision), true);
    });
  }
}
