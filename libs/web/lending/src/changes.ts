/** Changes of an active loan's budget, for both sides. */
export { BudgetChanges } from './changes/budget-changes.js';
export type { BudgetChange, ChangeBody, ChangeCalls } from './changes/change-types.js';
