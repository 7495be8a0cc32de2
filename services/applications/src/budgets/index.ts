export type { PlanDto } from './budget.dto.js';
export { allocationEntities, BudgetsModule } from './budgets.module.js';
export { GetBudget } from './queries/get-budget.query.js';
export { GetUnitBudget } from './queries/get-unit-budget.query.js';
export { ListUnitBudgets } from './queries/list-unit-budgets.query.js';
