import { Inject, Injectable } from '@nestjs/common';
import { needsSecondApproval } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import { movedBy } from '../budget-changes/index.js';
import { ApprovalLimitRepository } from '../second-approvals/index.js';
import { drawsAbility } from '../shared/index.js';
import type { LenderWaitingDto } from './waiting.dto.js';
import { WaitingRepository } from './waiting.repository.js';

/** What of all loans that run waits for an administrator; what waits for another one than the caller is left out. */
@Injectable()
export class ListWaiting {
  constructor(
    private readonly waiting: WaitingRepository,
    private readonly limits: ApprovalLimitRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor): Promise<LenderWaitingDto> {
    allow(drawsAbility(actor), 'read', 'Portfolio');
    const [waivers, proposals, changes, inspections, limit] = await Promise.all([
      this.waiting.waiversToReview(),
      this.waiting.proposals(),
      this.waiting.changes(),
      this.waiting.inspectionsUnreported(this.clock.now()),
      this.limits.current(),
    ]);
    return {
      waivers,
      proposals,
      inspections,
      changes: changes
        .map(({ addedCents, takenCents, ...change }) => ({ ...change, amount: movedBy({ addedCents, takenCents }) }))
        .filter(({ requestedBy, amount }) => requestedBy !== actor.userId || !needsSecondApproval(limit, amount))
        .map(({ requestedBy: _, ...change }) => change),
    };
  }
}
