import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { mayWith } from '../../applications/index.js';
import { BudgetRepository } from '../../budget-rows/index.js';
import type { BudgetDto } from '../budget.dto.js';
import { budgetView } from '../budget.view.js';

/** The company's latest budgets, to take over into another property. */
@Injectable()
export class ListBudgetsOfCompany {
  constructor(private readonly budgets: BudgetRepository) {}

  async execute(actor: Actor, companyId: string): Promise<BudgetDto[]> {
    mayWith(actor, 'list', { companyId });
    return (await this.budgets.ofCompany(companyId)).map(({ budget, lines }) => budgetView(budget, lines));
  }
}
