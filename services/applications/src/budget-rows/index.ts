export { BudgetLineEntity } from './budget-line.entity.js';
export { budgetRowEntities, BudgetRowsModule } from './budget-rows.module.js';
export { BudgetEntity } from './budget.entity.js';
export type { StoredSection } from './plan-columns.js';
export { UnitBudgetEntity } from './unit-budget.entity.js';
export { BudgetRepository } from './budget.repository.js';
export { SelectedBudgets } from './selected-budgets.service.js';
export type { PropertyOwner, StoredBudget, UnitOwner } from './budget.repository.js';
