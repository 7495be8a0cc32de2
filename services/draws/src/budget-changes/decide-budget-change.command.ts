import { Inject, Injectable } from '@nestjs/common';
import { changeMachine, cutComplaint } from '@groundwork/domain-draws';
import type { ChangeCommand } from '@groundwork/domain-draws';
import { budgetChanges, fill } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DraftsOfBudget } from '../drafts/index.js';
import { lineAmounts, LedgerMovesRepository, LedgerRepository, LoanWatch } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { BudgetChangeDetails } from './budget-change-details.service.js';
import type { BudgetChangeDto } from './budget-change.dto.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { changeFacts } from './budget-change.view.js';

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
    private readonly moves: LedgerMovesRepository,
    private readonly drafts: DraftsOfBudget,
    private readonly watch: LoanWatch,
    private readonly details: BudgetChangeDetails,
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
      await this.changes.decide(manager, change, { status, by, at: this.clock.now(), note: note?.trim() || null });
      if (status === 'approved') await this.apply(manager, change, by);
      if (status === 'approved' || status === 'rejected') await this.announce(manager, change, { status, by, note });
    });
    return this.details.one(id);
  }

  private async announce(
    manager: EntityManager,
    change: BudgetChangeEntity,
    { status, by, note }: { status: 'approved' | 'rejected'; by: string; note: ChangeDecision['note'] },
  ): Promise<void> {
    const { name } = found(await this.ledgers.find(change.applicationId), 'The loan');
    await this.outbox.add(manager, {
      type: 'budget.change_decided',
      aggregateId: change.id,
      payload: { ...changeFacts(change, name), status, decidedBy: by, note: note?.trim() ?? '' },
    });
  }

  /** Drafts are held and lines are locked in the order of all who move their money; each gets its new value, or none does. */
  private async apply(manager: EntityManager, { id, applicationId }: BudgetChangeEntity, by: string): Promise<void> {
    const drafts = await this.drafts.hold(manager, applicationId);
    const lines = await this.changes.linesOf([id]);
    const locked = await this.ledgers.locked(
      manager,
      applicationId,
      lines.map((line) => line.ledgerLineId),
    );
    for (const current of locked) {
      const line = found(
        lines.find(({ ledgerLineId }) => ledgerLineId === current.id),
        'The line',
      );
      const complaint = cutComplaint(lineAmounts(current), line.amountCents);
      if (complaint !== undefined) {
        const reason = fill(budgetChanges.lineOfChange, { name: current.name, reason: complaint });
        throw new Problem('rule.violated', fill(budgetChanges.noLongerPossible, { reason }));
      }
      await this.changes.applied(manager, line, current.budgetCents);
      if (!(await this.moves.revise(manager, current.id, line.amountCents)))
        throw new Problem('state.version_conflict');
    }
    if (locked.length !== lines.length) throw new Problem('state.version_conflict');
    await this.drafts.follow(manager, drafts, { changedBy: by, changedAt: this.clock.now() });
    await this.watch.tell(manager, applicationId, 'budgetChanged');
  }
}
