import { Injectable } from '@nestjs/common';
import { LedgerRepository } from '../ledger/index.js';
import type { BudgetChangeDto } from './budget-change.dto.js';
import type { BudgetChangeEntity } from './budget-change.entity.js';
import { BudgetChangeRepository } from './budget-change.repository.js';
import { budgetChangeView } from './budget-change.view.js';

/** Changes with their lines and the names of those: two reads however many there are. */
@Injectable()
export class BudgetChangeDetails {
  constructor(
    private readonly changes: BudgetChangeRepository,
    private readonly ledgers: LedgerRepository,
  ) {}

  async of(changes: readonly BudgetChangeEntity[]): Promise<BudgetChangeDto[]> {
    if (changes.length === 0) return [];
    const lines = await this.changes.linesOf(changes.map(({ id }) => id));
    const budget = await this.ledgers.linesById(lines.map((line) => line.ledgerLineId));
    return changes.map((change) =>
      budgetChangeView(
        change,
        lines.filter((line) => line.changeId === change.id),
        budget,
      ),
    );
  }

  /** One as it stands now. */
  async one(id: string): Promise<BudgetChangeDto> {
    const change = await this.changes.find(id);
    const [view] = change ? await this.of([change]) : [];
    if (!view) throw new Error(`The change ${id} is gone.`);
    return view;
  }
}
