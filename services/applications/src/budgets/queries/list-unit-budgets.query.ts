import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { mayWith } from '../../applications/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { UnitBudgetDto } from '../budget.dto.js';
import { unitBudgetView } from '../budget.view.js';

/** The budgets of the units of a property, or the company's latest. */
@Injectable()
export class ListUnitBudgets {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
  ) {}

  async execute(actor: Actor, of: { propertyId: string } | { companyId: string }): Promise<UnitBudgetDto[]> {
    if ('companyId' in of) mayWith(actor, 'list', of);
    else mayWith(actor, 'read', await this.budgets.ownerOf(this.database.manager, of.propertyId));
    return (await this.budgets.ofUnits(of)).map(({ budget, lines }) => unitBudgetView(budget, lines));
  }
}
