import { Inject, Injectable } from '@nestjs/common';
import { drawStatus } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LoanWatch } from '../../ledger/index.js';
import { drawsAbility } from '../../shared/index.js';
import { DecidedLines } from '../decided-lines.service.js';
import { outcomeOf } from '../domain/decision.js';
import type { Plan } from '../domain/decision.js';
import { drawDecided } from '../draw-request.view.js';
import { plannedMoves } from '../planned-moves.js';
import type { Decider } from '../persistence/decision-columns.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';
import { SecondApproval } from '../second-approval.service.js';

/** What a decision is about: a draw by its id, or the draw of a line. */
export type DrawTarget =
  | { readonly draw: string; readonly version?: number | null | undefined }
  | { readonly line: string; readonly version?: number | null | undefined };

/** An administrator decides on lines of a draw: statuses, ledger, history and event move together or not at all. */
@Injectable()
export class DecideDraw {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
    private readonly decided: DecidedLines,
    private readonly watch: LoanWatch,
    private readonly second: SecondApproval,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the draw's id. Without moves nothing happens; above the limit the plan is kept as a proposal, unless it `confirms` one. */
  async execute(actor: Actor, target: DrawTarget, plan: Plan, confirms = false): Promise<string> {
    const by: Decider = { userId: found(actor.userId, 'The user'), at: this.clock.now() };
    return this.database.transaction(async (manager) => {
      const draw = found(
        'draw' in target ? await this.draws.find(target.draw) : await this.draws.findByLine(target.line),
        'The draw request',
      );
      allow(drawsAbility(actor), 'decide', subject('DrawRequest', draw));
      if ((target.version ?? draw.version) !== draw.version) throw new Problem('state.version_conflict');
      if (draw.stage !== 'submitted') throw new Problem('state.illegal_transition');
      const lines = await this.draws.lines(draw);
      const moves = plannedMoves(plan, lines);
      if (moves.length === 0) return draw.id;
      if (moves.some(({ command }) => command === 'approve')) await this.watch.approve(manager, draw.id);
      if (!confirms && (await this.second.propose(manager, draw, lines, moves, by))) return draw.id;
      await this.draws.moveDraw(manager, draw, { ...outcomeOf(draw, lines, moves), by });
      await this.decided.move(manager, { draw, moves, by });
      const heldLines = moves.filter(({ to }) => to === drawStatus.hold).map(({ line }) => line.budgetItemId);
      const decided = { drawRequestId: draw.id, companyId: draw.companyId, heldLines, by };
      await this.watch.tell(manager, draw.applicationId, 'drawDecided', decided);
      await this.announce(manager, draw.id, by);
      return draw.id;
    });
  }

  private async announce(manager: EntityManager, id: string, by: Decider): Promise<void> {
    const draw = found(await this.draws.find(id), 'The draw request');
    await this.outbox.add(manager, {
      type: 'draw.decided',
      aggregateId: id,
      payload: drawDecided(draw, await this.draws.lines(draw), by.userId),
    });
  }
}
