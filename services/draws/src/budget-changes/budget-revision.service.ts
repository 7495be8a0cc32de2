import { Inject, Injectable } from '@nestjs/common';
import { cutRefusal, newLineErrors } from '@groundwork/domain-draws';
import { budgetChanges, fill } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { DraftsOfBudget } from '../drafts/index.js';
import { lineAmounts, LedgerMovesRepository, LedgerRepository, LoanWatch } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { BudgetChangeLineEntity } from './budget-change-line.entity.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { newLedgerLine } from './new-ledger-line.js';

/** What an approved change makes of the budget. */
@Injectable()
export class BudgetRevision {
  constructor(
    private readonly changes: BudgetChangeRepository,
    private readonly ledgers: LedgerRepository,
    private readonly moves: LedgerMovesRepository,
    private readonly drafts: DraftsOfBudget,
    private readonly watch: LoanWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Drafts are held and lines are locked in the order of all who move their money; each gets its new value, or none does. */
  async apply(manager: EntityManager, { id, applicationId }: BudgetChangeEntity, by: string): Promise<void> {
    const drafts = await this.drafts.hold(manager, applicationId);
    // Of a loan that was paid off nothing changes any more.
    const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
    const lines = new Map((await this.changes.linesOf([id])).map((line) => [line.ledgerLineId, line]));
    await this.open(manager, ledger, [...lines.values()]);
    const locked = await this.ledgers.locked(manager, applicationId, [...lines.keys()]);
    for (const current of locked) {
      const line = found(lines.get(current.id), 'The line');
      const refusal = cutRefusal(current.name, lineAmounts(current), line.amountCents);
      if (refusal !== undefined) throw new Problem('rule.violated', refusal);
      await this.changes.applied(manager, line, current.budgetCents);
      if (!(await this.moves.revise(manager, current.id, line.amountCents)))
        throw new Problem('state.version_conflict');
    }
    if (locked.length !== lines.size) throw new Problem('state.version_conflict');
    await this.drafts.follow(manager, drafts, { changedBy: by, changedAt: this.clock.now() });
    await this.watch.tell(manager, applicationId, 'budgetChanged');
  }

  /** Puts the new lines of a change into the budget, worth nothing yet: behind the others of their section, or in one of their own. */
  private async open(
    manager: EntityManager,
    { applicationId, properties }: LedgerEntity,
    changed: readonly BudgetChangeLineEntity[],
  ): Promise<void> {
    const budget = await this.ledgers.lines(applicationId);
    for (const { ledgerLineId: id, newName, newSection, newPropertyId } of changed) {
      if (newName === null || newSection === null || newPropertyId === null) continue;
      const line = { propertyId: newPropertyId, section: newSection, name: newName };
      const errors = newLineErrors(
        { kind: 'change_order', newLines: [{ ...line, amount: 1 }] },
        { properties, lines: budget },
      );
      const [reason] = Object.values(errors);
      if (reason !== undefined) {
        const refused = fill(budgetChanges.lineOfChange, { name: newName, reason });
        throw new Problem('rule.violated', fill(budgetChanges.noLongerPossible, { reason: refused }));
      }
      budget.push(await this.ledgers.addLine(manager, newLedgerLine({ id, applicationId, ...line }, budget)));
    }
  }
}
