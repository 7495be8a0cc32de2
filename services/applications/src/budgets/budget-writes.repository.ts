import { Injectable } from '@nestjs/common';
import { totalsOf } from '@groundwork/domain-budgets';
import { updateExactly } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { SaveBudgetDto } from './budget.dto.js';
import { lineChanges } from './domain/budget-lines.js';
import { BudgetEntity, BudgetLineEntity } from '../budget-rows/index.js';
import type { PropertyOwner } from '../budget-rows/index.js';

interface BudgetSave {
  readonly id: string;
  readonly owner: PropertyOwner;
  readonly body: SaveBudgetDto;
  readonly stored: BudgetEntity | undefined;
  readonly before: readonly BudgetLineEntity[];
  readonly after: readonly BudgetLineEntity[];
  /** Whether the plan itself changes, not only what was funded of it. */
  readonly planned: boolean;
  readonly now: Date;
}

/** Writes a budget and those of its rows that changed. */
@Injectable()
export class BudgetWritesRepository {
  async write(manager: EntityManager, save: BudgetSave): Promise<BudgetEntity> {
    const { stored } = save;
    const budget = this.row(save);
    if (stored) {
      const { id, ...values } = budget;
      await updateExactly(manager, BudgetEntity, { id, version: stored.version }, values as never);
    } else await manager.insert(BudgetEntity, budget as never);
    const { added, changed, goneIds } = lineChanges(save.before, save.after);
    if (goneIds.length > 0) await manager.delete(BudgetLineEntity, { id: In(goneIds) });
    for (const { id, ...line } of changed) await manager.update(BudgetLineEntity, { id }, line);
    for (let from = 0; from < added.length; from += 100)
      await manager.insert(BudgetLineEntity, added.slice(from, from + 100));
    return budget;
  }

  private row({ id, owner, body, stored, after, planned, now }: BudgetSave): BudgetEntity {
    const { budgetAmount, amountFundedToDate } = totalsOf(after);
    const plan = planned || !stored ? planOf(body, stored) : planOf(stored, stored);
    return {
      id,
      ...owner,
      ...plan,
      budgetAmount,
      amountFundedToDate,
      version: (stored?.version ?? 0) + 1,
      updatedAt: now,
    };
  }
}

function planOf(
  plan: Pick<SaveBudgetDto, 'name' | 'byUnit' | 'autoPopulate' | 'newForm' | 'uploadBudget'> & {
    readonly sections: BudgetEntity['sections'];
  },
  stored: BudgetEntity | undefined,
) {
  return {
    name: plan.name === undefined ? (stored?.name ?? null) : plan.name || null,
    byUnit: plan.byUnit ?? stored?.byUnit ?? ('no' as const),
    autoPopulate: plan.autoPopulate ?? stored?.autoPopulate ?? false,
    newForm: plan.newForm ?? stored?.newForm ?? true,
    uploadBudget: plan.uploadBudget ?? stored?.uploadBudget ?? false,
    sections: plan.sections.map(({ name, sectionIndex }) => ({
      name: name.trim(),
      sectionIndex,
    })),
  };
}
