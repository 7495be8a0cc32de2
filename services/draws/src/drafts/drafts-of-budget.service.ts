import { Injectable } from '@nestjs/common';
import { askedAtPercent } from '@groundwork/domain-draws';
import type { EntityManager } from 'typeorm';
import { lineAmounts, LedgerRepository } from '../ledger/index.js';
import type { LedgerLineEntity } from '../ledger/index.js';
import type { DrawDraftLineEntity } from './draw-draft-line.entity.js';
import type { DrawDraftEntity } from './draw-draft.entity.js';
import { DrawDraftRepository } from './draw-draft.repository.js';

/** What a line that was entered by percentage asks for at the value that the budget has now; nothing where more is drawn. */
const askedNow = (line: LedgerLineEntity, { percentComplete, storedCents }: DrawDraftLineEntity): number =>
  Math.max(
    0,
    askedAtPercent(
      { ...lineAmounts(line), materialsStored: line.storedCents },
      percentComplete ?? 0,
      storedCents ?? line.storedCents,
    ),
  );

/** Drafts follow the budget: amounts that were entered by percentage are computed anew when its values change. */
@Injectable()
export class DraftsOfBudget {
  constructor(
    private readonly drafts: DrawDraftRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  /** The drafts of a loan, held before its lines are: a submission takes them in the same order. */
  async hold(manager: EntityManager, applicationId: string): Promise<DrawDraftEntity[]> {
    const held: DrawDraftEntity[] = [];
    for (const { id } of await this.drafts.ofLoan(applicationId)) {
      const draft = await this.drafts.hold(manager, id);
      if (draft) held.push(draft);
    }
    return held;
  }

  /** After the budget has changed, in its transaction. */
  async follow(
    manager: EntityManager,
    held: readonly DrawDraftEntity[],
    changed: Pick<DrawDraftEntity, 'changedBy' | 'changedAt'>,
  ): Promise<void> {
    const lines = await this.drafts.linesOf(held.map(({ id }) => id));
    const entered = lines.filter((line) => line.percentComplete !== null);
    const budget = await this.ledgers.linesById(entered.map((line) => line.budgetItemId));
    for (const draft of held) {
      const moved = entered.flatMap((line) => {
        const current = line.draftId === draft.id ? budget.get(line.budgetItemId) : undefined;
        const requestedCents = current && askedNow(current, line);
        return requestedCents === undefined || requestedCents === line.requestedCents
          ? []
          : [{ ...line, ...changed, requestedCents, version: line.version + 1 }];
      });
      if (moved.length > 0) await this.drafts.touch(manager, draft, changed);
      for (const line of moved) await this.drafts.saveLine(manager, line);
    }
  }
}
