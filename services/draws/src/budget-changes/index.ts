export { BudgetChangeRepository } from './budget-change.repository.js';
export { movedBy } from './budget-change.view.js';
export { BudgetChangesModule, budgetChangeEntities } from './budget-changes.module.js';
