export { allocateBudget, allocateByPercent, copyBudget, moveItem } from './copying.js';
export type { CopyOptions } from './copying.js';
export { defaultBudget, defaultSections, newItem, sectionNames } from './default-sections.js';
export {
  allocationComplaint,
  BUDGET_NAME_LONGER_THAN,
  budgetErrors,
  budgetShape,
  canAddFundingSource,
  fundingSourceNames,
  fundingSourcesShape,
  MAX_ITEMS_OF_SECTION,
  MAX_SECTIONS,
  priorBudgetName,
} from './rules.js';
export type { FundingSourceDraft } from './rules.js';
export { budgetTotals, countedAmount, sectionTotals, totalsOf } from './totals.js';
export type { BudgetTotals } from './totals.js';
export { budgetUploadFormats, rowTypes } from './types.js';
export type { Budget, BudgetItem, BudgetSection, BudgetUploadFormat, RowType, YesNo } from './types.js';
