import { Injectable } from '@nestjs/common';
import { drawStatus, needsSecondApproval } from '@groundwork/domain-draws';
import type { EntityManager } from 'typeorm';
import { ApprovalLimitRepository, ProposalRepository } from '../second-approvals/index.js';
import type { Move } from './domain/decision.js';
import type { Decider } from './persistence/decision-columns.js';
import type { DrawLineEntity } from './persistence/draw-line.entity.js';
import type { DrawRequestEntity } from './persistence/draw-request.entity.js';
import { DrawStepsRepository } from './persistence/draw-steps.repository.js';
import { ProposalNews } from './proposal-news.service.js';

/** What of a draw is approved after the moves, whole cents: of lines that they leave alone what was approved before. */
function approvedAfter(lines: readonly DrawLineEntity[], moves: readonly Move<DrawLineEntity>[]): number {
  const moved = new Map(
    moves.map(({ line, to, approvedAmount }) => [line.id, to === drawStatus.approved ? approvedAmount : 0]),
  );
  return lines.reduce((sum, line) => sum + ((moved.has(line.id) ? moved.get(line.id) : line.approvedCents) ?? 0), 0);
}

/** Keeps a decision as a proposal where it approves more than one administrator may. */
@Injectable()
export class SecondApproval {
  constructor(
    private readonly steps: DrawStepsRepository,
    private readonly limits: ApprovalLimitRepository,
    private readonly proposals: ProposalRepository,
    private readonly news: ProposalNews,
  ) {}

  /** Whether it was kept; else nothing happened. */
  async propose(
    manager: EntityManager,
    draw: DrawRequestEntity,
    lines: readonly DrawLineEntity[],
    moves: readonly Move<DrawLineEntity>[],
    by: Decider,
  ): Promise<boolean> {
    if (moves.every(({ to }) => to !== drawStatus.approved)) return false;
    const [limit, approved] = [await this.limits.current(), approvedAfter(lines, moves)];
    if (limit === null || !needsSecondApproval(limit, approved)) return false;
    await this.steps.step(manager, draw, 'propose', by);
    await this.proposals.insert(manager, {
      drawRequestId: draw.id,
      drawVersion: draw.version + 1,
      decision: moves.map(({ line, to, reason, approvedAmount, reductionReason }) => ({
        id: line.id,
        statusId: to,
        rejectReason: reason,
        approvedAmount,
        reductionReason,
      })),
      approvedCents: approved,
      limitCents: limit,
      proposedBy: by.userId,
      proposedAt: by.at,
    });
    await this.news.tell(manager, draw, { approvedCents: approved, proposedBy: by.userId });
    return true;
  }
}
