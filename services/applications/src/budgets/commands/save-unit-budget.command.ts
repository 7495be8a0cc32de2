import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { SaveUnitBudgetDto, UnitBudgetDto } from '../budget.dto.js';
import { budgetOfUnitView } from '../budget.view.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import { BudgetWritesRepository } from '../budget-writes.repository.js';
import { PlanSaves } from '../plan-saves.service.js';
import { PropertyBudgets } from '../property-budgets.service.js';

/**
 * Saves the budget of a unit, the first one or a later one. Where the property's budget is given unit by unit, it is the sum of them
 * again; otherwise the two stand side by side.
 */
@Injectable()
export class SaveUnitBudget {
  constructor(
    private readonly saves: PlanSaves,
    private readonly budgets: BudgetRepository,
    private readonly rows: BudgetWritesRepository,
    private readonly properties: PropertyBudgets,
  ) {}

  async execute(actor: Actor, body: SaveUnitBudgetDto): Promise<UnitBudgetDto> {
    const { unitId } = body;
    return this.saves.save(actor, body, {
      owner: (manager) => this.budgets.unitOwnerOf(manager, unitId),
      stored: (manager) => this.budgets.storedOfUnit(manager, unitId),
      view: budgetOfUnitView,
      write: async (writing) => {
        const budget = await this.rows.writeOfUnit(writing.manager, writing);
        await this.properties.sumUp(writing);
        return budget;
      },
    });
  }
}
