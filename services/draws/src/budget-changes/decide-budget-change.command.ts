import { Inject, Injectable } from '@nestjs/common';
import { changeMachine, needsSecondApproval } from '@groundwork/domain-draws';
import type { ChangeCommand } from '@groundwork/domain-draws';
import { budgetChanges } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import { ApprovalLimitRepository } from '../second-approvals/index.js';
import { drawsAbility } from '../shared/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import type { BudgetChangeDto } from './budget-change.dto.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { changeFacts, movedBy } from './budget-change.view.js';
import { BudgetRevision } from './budget-revision.service.js';

export interface ChangeDecision {
  readonly id: string;
  readonly version: number;
  readonly note?: string | null | undefined;
}

/** A change is approved and applied, rejected, or taken back by who asked for it: all of it or nothing. */
@Injectable()
export class DecideBudgetChange {
  constructor(
    private readonly database: Database,
    private readonly changes: BudgetChangeRepository,
    private readonly ledgers: LedgerRepository,
    private readonly revision: BudgetRevision,
    private readonly details: BudgetChangeDetails,
    private readonly limits: ApprovalLimitRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, command: ChangeCommand, { id, version, note }: ChangeDecision): Promise<BudgetChangeDto> {
    const by = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const change = found(await this.changes.find(id), 'The change of the budget');
      allow(drawsAbility(actor), command, subject('BudgetChange', change));
      const status = changeMachine.next(change.status, command);
      if (change.version !== version) throw Problem.conflict(await this.details.one(id));
      if (status === undefined) throw new Problem('state.illegal_transition');
      if (status === 'approved') await this.refuseOwn(change, by);
      await this.changes.decide(manager, change, { status, by, at: this.clock.now(), note: note?.trim() || null });
      if (status === 'approved') await this.revision.apply(manager, change, by);
      if (status === 'approved' || status === 'rejected') await this.announce(manager, change, { status, by, note });
    });
    return this.details.one(id);
  }

  /** Above the amount that needs two administrators for a draw, who entered a change does not approve it. */
  private async refuseOwn(change: BudgetChangeEntity, by: string): Promise<void> {
    if (change.requestedBy === by && needsSecondApproval(await this.limits.current(), movedBy(change)))
      throw new Problem('access.denied', budgetChanges.ownChange);
  }

  private async announce(
    manager: EntityManager,
    change: BudgetChangeEntity,
    { status, by, note }: { status: 'approved' | 'rejected'; by: string; note: ChangeDecision['note'] },
  ): Promise<void> {
    const ledger = found(await this.ledgers.find(change.applicationId), 'The loan');
    await this.outbox.add(manager, {
      type: 'budget.change_decided',
      aggregateId: change.id,
      payload: { ...changeFacts(change, ledger), status, decidedBy: by, note: note?.trim() ?? '' },
    });
  }
}
