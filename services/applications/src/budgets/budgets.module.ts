import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApplicationsModule } from '../applications/index.js';
import { BudgetRowsModule } from '../budget-rows/index.js';
import { AllocationUndoEntity } from './allocation-undo.entity.js';
import { AllocationWritesRepository } from './allocation-writes.repository.js';
import { AllocationsController } from './allocations.controller.js';
import { BudgetDivisions } from './budget-divisions.service.js';
import { BudgetWritesRepository } from './budget-writes.repository.js';
import { BudgetsController } from './budgets.controller.js';
import { PlanSaves } from './plan-saves.service.js';
import { PropertyBudgets } from './property-budgets.service.js';
import { GetBudget } from './queries/get-budget.query.js';
import { GetUnitBudget } from './queries/get-unit-budget.query.js';
import { ListUnitBudgets } from './queries/list-unit-budgets.query.js';
import { UnitBudgetsController } from './unit-budgets.controller.js';

export const allocationEntities = [AllocationUndoEntity];

/** Budgets before closing, one a property, and one a unit. */
@Module({
  imports: [ApplicationsModule, BudgetRowsModule],
  controllers: [BudgetsController, UnitBudgetsController, AllocationsController],
  providers: [
    BudgetWritesRepository,
    AllocationWritesRepository,
    PlanSaves,
    PropertyBudgets,
    BudgetDivisions,
    ...useCasesOf(BudgetsController, UnitBudgetsController, AllocationsController),
  ],
  exports: [GetBudget, GetUnitBudget, ListUnitBudgets],
})
export class BudgetsModule {}
