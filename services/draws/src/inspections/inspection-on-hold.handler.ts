import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { drawStatus } from '@groundwork/domain-draws';
import type { EntityManager } from 'typeorm';
import { DecisionFollowers } from '../draw-requests/index.js';
import type { FollowedDecision } from '../draw-requests/index.js';
import { InspectionRepository } from './inspection.repository.js';
import { inspectionRow } from './request-inspection.command.js';

/**
 * A line that is held for inspection asks for one by itself, in the transaction of the decision; one that is under way for the draw
 * serves it as well.
 */
@Injectable()
export class InspectionOnHoldHandler implements OnModuleInit {
  constructor(
    private readonly followers: DecisionFollowers,
    private readonly inspections: InspectionRepository,
  ) {}

  onModuleInit(): void {
    this.followers.add((manager, decision) => this.handle(manager, decision));
  }

  async handle(manager: EntityManager, { draw, moves, by }: FollowedDecision): Promise<void> {
    const held = moves.filter((move) => move.to === drawStatus.hold).map((move) => move.line.budgetItemId);
    if (held.length === 0 || (await this.inspections.isOpenFor(draw.id))) return;
    const { applicationId, companyId, id: drawRequestId } = draw;
    await this.inspections.insert(
      manager,
      inspectionRow({ applicationId, companyId, drawRequestId, note: null, heldLines: held }, 'hold', by),
    );
  }
}
