export { BudgetLineEntity } from './budget-line.entity.js';
export { budgetRowEntities, BudgetRowsModule } from './budget-rows.module.js';
export { BudgetEntity } from './budget.entity.js';
export { BudgetRepository } from './budget.repository.js';
export type { PropertyOwner, StoredBudget } from './budget.repository.js';
