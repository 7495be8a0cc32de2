import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { mayWith } from '../../applications/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { UnitBudgetDto } from '../budget.dto.js';
import { budgetOfUnitView, unitBudgetView } from '../budget.view.js';

/** A unit's budget: by its own id, or by its unit's, which may have none yet. */
@Injectable()
export class GetUnitBudget {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
  ) {}

  async execute(actor: Actor, by: { id: string } | { unitId: string }): Promise<UnitBudgetDto> {
    if ('unitId' in by) return this.ofUnit(actor, by.unitId);
    const [stored] = await this.budgets.ofUnits(by, this.database.manager);
    const { budget, lines } = found(stored, 'The budget');
    mayWith(actor, 'read', budget);
    return unitBudgetView(budget, lines);
  }

  private async ofUnit(actor: Actor, unitId: string): Promise<UnitBudgetDto> {
    const { manager } = this.database;
    const owner = await this.budgets.unitOwnerOf(manager, unitId);
    mayWith(actor, 'read', owner);
    return budgetOfUnitView(await this.budgets.storedOfUnit(manager, unitId), owner);
  }
}
