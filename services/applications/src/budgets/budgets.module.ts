import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { BudgetWritesRepository } from './budget-writes.repository.js';
import { BudgetsController } from './budgets.controller.js';
import { SaveBudget } from './commands/save-budget.command.js';
import { GetBudget } from './queries/get-budget.query.js';
import { ListBudgetsOfCompany } from './queries/list-budgets-of-company.query.js';

/** Budgets before closing, one a property. */
@Module({
  imports: [ApplicationsModule, BudgetRowsModule],
  controllers: [BudgetsController],
  providers: [BudgetWritesRepository, SaveBudget, GetBudget, ListBudgetsOfCompany],
})
export class BudgetsModule {}
