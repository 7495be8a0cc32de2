export { ApplicationBadge } from './application-badge.js';
export { legalFacts, loanFacts, propertyFacts, supplierFacts, termSheetFacts } from './application-facts.js';
export { BudgetTable } from './budget-table.js';
export type { BudgetView } from './budget-table.js';
