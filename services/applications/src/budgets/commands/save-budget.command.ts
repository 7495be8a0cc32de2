import { Injectable } from '@nestjs/common';
import { totalsOf } from '@groundwork/domain-budgets';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { ChangeBudgetTotals } from '../../applications/index.js';
import type { BudgetDto, SaveBudgetDto } from '../budget.dto.js';
import { budgetView, unsavedBudget } from '../budget.view.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { BudgetEntity, PropertyOwner } from '../../budget-rows/index.js';
import { BudgetWritesRepository } from '../budget-writes.repository.js';
import { lineChanges } from '../domain/budget-lines.js';
import { PlanSaves } from '../plan-saves.service.js';
import type { PlanWriting } from '../plan-saves.service.js';

type Writing = PlanWriting<SaveBudgetDto, PropertyOwner, BudgetEntity>;

/** Saves the budget of a property with its rows, whole or what differs, and the sums that its application needs of it. */
@Injectable()
export class SaveBudget {
  constructor(
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly saves: PlanSaves,
    private readonly totals: ChangeBudgetTotals,
  ) {}

  async execute(actor: Actor, body: SaveBudgetDto): Promise<BudgetDto> {
    return this.saves.save(actor, body, {
      owner: (manager) => this.budgets.ownerOf(manager, body.propertyId),
      stored: (manager) => this.budgets.stored(manager, body.propertyId),
      view: (stored, owner) => (stored ? budgetView(stored.budget, stored.lines) : unsavedBudget(owner)),
      write: (writing) => this.write(writing),
    });
  }

  private async write(writing: Writing): Promise<BudgetEntity> {
    const { manager, actor, application, owner, body, after, planned } = writing;
    if (planned) refuseInvalid(unitErrors(writing));
    const budget = await this.rows.write(manager, writing);
    const { budgetAmount: budgetTotal } = totalsOf(after);
    const details = planned ? originOf(body) : {};
    await this.totals.execute(manager, actor, application, {
      properties: new Map([[owner.propertyId, { budgetTotal, details }]]),
    });
    return budget;
  }
}

/** A budget that is given unit by unit is the sum of theirs: its lines are changed there, and it becomes one by being divided. */
function unitErrors({ body: { byUnit }, stored, before, after }: Writing): Record<string, string> {
  if (stored?.byUnit !== 'yes') return byUnit === 'yes' ? { byUnit: shared.budgetNotDivided } : {};
  const { added, changed, goneIds } = lineChanges(before, after);
  const isChanged = added.length + changed.length + goneIds.length > 0;
  return byUnit !== 'no' && isChanged ? { byUnit: shared.budgetOfUnits } : {};
}

/** How the budget came about, as its property says it. */
const originOf = ({ budgetUploadFormat, selectedBudget }: SaveBudgetDto) => ({
  ...(budgetUploadFormat === undefined ? {} : { budgetUploadFormat }),
  ...(selectedBudget === undefined ? {} : { selectedBudget }),
});
