export { allocationEntities, BudgetsModule } from './budgets.module.js';
