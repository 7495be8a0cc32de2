export { BudgetChangeRepository } from './budget-change.repository.js';
export { BudgetChangesModule, budgetChangeEntities } from './budget-changes.module.js';
