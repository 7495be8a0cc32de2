import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { mayWith } from '../../applications/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { BudgetDto } from '../budget.dto.js';
import { propertyBudgetView } from '../budget.view.js';

/** A property's budget, or what it starts from. */
@Injectable()
export class GetBudget {
  constructor(
    private readonly database: Database,
    private readonly budgets: BudgetRepository,
  ) {}

  async execute(actor: Actor, propertyId: string): Promise<BudgetDto> {
    const { manager } = this.database;
    const owner = await this.budgets.ownerOf(manager, propertyId);
    mayWith(actor, 'read', owner);
    return propertyBudgetView(await this.budgets.stored(manager, propertyId), owner);
  }
}
