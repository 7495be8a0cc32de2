import { Module } from '@nestjs/common';
import { BudgetLineEntity } from './budget-line.entity.js';
import { BudgetEntity } from './budget.entity.js';
import { UnitBudgetEntity } from './unit-budget.entity.js';
import { BudgetRepository } from './budget.repository.js';
import { SelectedBudgets } from './selected-budgets.service.js';

export const budgetRowEntities = [BudgetEntity, UnitBudgetEntity, BudgetLineEntity];

/** The rows of budgets, which applications and budgets both need. */
@Module({ providers: [BudgetRepository, SelectedBudgets], exports: [BudgetRepository, SelectedBudgets] })
export class BudgetRowsModule {}
