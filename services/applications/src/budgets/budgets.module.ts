import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { BudgetWritesRepository } from './budget-writes.repository.js';
import { BudgetsController } from './budgets.controller.js';
import { PlanSaves } from './plan-saves.service.js';
import { UnitBudgetsController } from './unit-budgets.controller.js';

/** Budgets before closing, one a property, and one a unit. */
@Module({
  imports: [ApplicationsModule, BudgetRowsModule],
  controllers: [BudgetsController, UnitBudgetsController],
  providers: [
    BudgetWritesRepository,
    PlanSaves,
    ...useCasesOf(BudgetsController),
    ...useCasesOf(UnitBudgetsController),
  ],
})
export class BudgetsModule {}
