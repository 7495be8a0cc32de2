import { Inject, Injectable } from '@nestjs/common';
import { drawStatus, heldBy, lineCap, overallStatus } from '@groundwork/domain-draws';
import { borrower, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { abilityFor } from '../../draws.policy.js';
import { amountsOf, LedgerRepository } from '../../ledger/persistence/ledger.repository.js';
import type { Move, Plan } from '../domain/decision.js';
import { DrawHistory } from '../persistence/draw-history.entity.js';
import { DrawLine } from '../persistence/draw-line.entity.js';
import { DrawRequest } from '../persistence/draw-request.entity.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** What a decision is about: a draw by its id, or the draw of a line. */
export type DrawTarget =
  | { readonly draw: string; readonly version?: number | undefined }
  | { readonly line: string; readonly version?: number | undefined };

interface Decider {
  readonly userId: string;
  readonly at: Date;
}

/** An administrator decides on lines of a draw: statuses, ledger, history and event move together or not at all. */
@Injectable()
export class DecideDrawCommand {
  constructor(
    private readonly database: Database,
    private readonly draws: DrawRequestRepository,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the draw's row as it stands after the decision. A plan without moves changes nothing. */
  async run(actor: Actor, target: DrawTarget, plan: Plan): Promise<DrawRequest> {
    const by: Decider = { userId: found(actor.userId, 'The user'), at: this.clock.now() };
    return this.database.transaction(async (manager) => {
      const draw = found(
        'draw' in target ? await this.draws.find(target.draw) : await this.draws.findByLine(target.line),
        'The draw request',
      );
      allow(abilityFor(actor), 'decide', subject('DrawRequest', draw));
      if (target.version !== undefined && target.version !== draw.version) throw new Problem('state.version_conflict');
      const lines = await this.draws.lines(draw.id);
      const moves = plan(lines);
      if (moves.length === 0) return draw;
      await this.moveDraw(manager, draw, lines, moves, by);
      // One order of locks on the ledger's lines for all who decide or ask.
      for (const move of [...moves].sort((a, b) => (a.line.budgetItemId < b.line.budgetItemId ? -1 : 1)))
        await this.moveLine(manager, draw, move, by);
      await this.announce(manager, draw.id, by);
      return found(await this.draws.find(draw.id), 'The draw request');
    });
  }

  /** The version in the condition makes this the gate: of two decisions on the same state the second is a conflict. */
  private async moveDraw(
    manager: EntityManager,
    draw: DrawRequest,
    lines: readonly DrawLine[],
    moves: readonly Move<DrawLine>[],
    by: Decider,
  ): Promise<void> {
    const after = new Map(moves.map((move) => [move.line.id, move]));
    const statusId = overallStatus(lines.map((line) => after.get(line.id)?.to ?? line.statusId));
    const reason = moves.find((move) => move.reason !== null)?.reason ?? draw.rejectReason;
    await updateExactly(
      manager,
      DrawRequest,
      { id: draw.id, version: draw.version },
      { version: draw.version + 1, statusId, ...stampOf(statusId, reason, by) },
    );
    if (statusId !== draw.statusId)
      await this.remember(manager, draw.id, null, 'decide', draw.statusId, statusId, reason, by);
  }

  private async moveLine(
    manager: EntityManager,
    draw: DrawRequest,
    { line, command, to, reason }: Move<DrawLine>,
    by: Decider,
  ): Promise<void> {
    await updateExactly(
      manager,
      DrawLine,
      { id: line.id, statusId: line.statusId },
      { statusId: to, ...stampOf(to, reason, by) },
    );
    await this.moveMoney(manager, draw, line, to);
    await this.remember(manager, draw.id, line.id, command, line.statusId, to, reason, by);
  }

  private async moveMoney(manager: EntityManager, draw: DrawRequest, line: DrawLine, to: number): Promise<void> {
    const amountCents = line.requestedCents;
    const before = heldBy({ requestedAmount: amountCents, statusId: line.statusId });
    const after = heldBy({ requestedAmount: amountCents, statusId: to });
    if (before.pending === after.pending) return;
    if (before.pending > 0) {
      if (!(await this.ledgers.release(manager, line.budgetItemId, amountCents, after.funded > 0)))
        throw new Problem('state.version_conflict');
      return;
    }
    // A rejected line that comes back asks for its money again; meanwhile another request may have taken it.
    if (await this.ledgers.reserve(manager, line.budgetItemId, amountCents)) return;
    const [now] = await this.ledgers.locked(manager, draw.applicationId, [line.budgetItemId]);
    throw new Problem(
      'rule.violated',
      fill(borrower.drawAboveCap, { amount: formatCents(now ? lineCap(amountsOf(now)) : 0) }),
    );
  }

  private async remember(
    manager: EntityManager,
    drawRequestId: string,
    drawLineId: string | null,
    command: string,
    from: number,
    to: number,
    reason: string | null,
    by: Decider,
  ): Promise<void> {
    await manager.insert(DrawHistory, {
      id: newId(),
      drawRequestId,
      drawLineId,
      command,
      fromStatusId: from,
      toStatusId: to,
      reason,
      userId: by.userId,
      happenedAt: by.at,
    });
  }

  private async announce(manager: EntityManager, id: string, by: Decider): Promise<void> {
    const draw = found(await this.draws.find(id), 'The draw request');
    const lines = await this.draws.lines(id);
    await this.outbox.add(manager, {
      type: 'draw.decided',
      aggregateId: id,
      payload: {
        drawRequestId: id,
        applicationId: draw.applicationId,
        companyId: draw.companyId,
        userId: draw.userId,
        decidedBy: by.userId,
        statusId: draw.statusId,
        lines: lines.map((line) => ({
          lineItemId: line.id,
          budgetItemId: line.budgetItemId,
          requestedAmount: line.requestedCents,
          statusId: line.statusId,
          rejectReason: line.rejectReason,
        })),
      },
    });
  }
}

/** Who decided belongs to the status: one that is open again forgets it (the history keeps it). */
function stampOf(statusId: number, reason: string | null, { userId, at }: Decider) {
  const rejected = statusId === drawStatus.rejected;
  const approved = statusId === drawStatus.approved;
  return {
    rejectReason: rejected ? reason : null,
    rejectedBy: rejected ? userId : null,
    rejectDate: rejected ? at : null,
    acceptedBy: approved ? userId : null,
    acceptDate: approved ? at : null,
  };
}
