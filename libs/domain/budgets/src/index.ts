export { budget, fundingSource, MAX_FUNDING_SOURCES } from './budget.record.js';
export type { FundingSource } from './budget.record.js';
export { allocateBudget, allocateByPercent, copyBudget, moveItem } from './copying.js';
export type { CopyOptions } from './copying.js';
export { defaultBudget, newItem } from './default-sections.js';
export {
  allocationComplaint,
  budgetErrors,
  budgetShape,
  canAddFundingSource,
  fundingSourceNames,
  priorBudgetName,
} from './rules.js';
export type { FundingSourceDraft } from './rules.js';
export { budgetTotals, countedAmount, sectionTotals, totalsOf } from './totals.js';
export type { BudgetTotals } from './totals.js';
export { budgetUploadFormats, rowTypes, yesOrNo } from './enumerations.js';
export type { BudgetUploadFormat, RowType, YesNo } from './enumerations.js';
export type { Budget, BudgetItem, BudgetSection } from './types.js';
