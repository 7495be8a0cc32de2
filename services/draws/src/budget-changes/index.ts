export { BudgetChangesModule, budgetChangeEntities } from './budget-changes.module.js';
