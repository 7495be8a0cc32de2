export {
  budgetChangesRecord,
  budgetRecord,
  fundingSourceRecord,
  MAX_FUNDING_SOURCES,
  MAX_ITEMS_OF_SECTION,
  MAX_LINES,
} from './budget.record.js';
export { changesOf, risingPlaces, withChanges } from './changes.js';
export type { Plan, PlannedItem } from './changes.js';
export { allocateBudget, allocateByPercent, copyBudget, moveItem } from './copying.js';
export type { CopyOptions } from './copying.js';
export { defaultBudget, newItem } from './default-sections.js';
export { hasRoomFor, pastedLines, rowsOfLines, tableColumnNames, tableColumns } from './pasted.js';
export type { PastedLine, TableColumn, TableColumns } from './pasted.js';
export { allocationComplaint, budgetErrors, budgetShape, canAddFundingSource, priorBudgetName } from './rules.js';
export type { FundingSourceDraft } from './rules.js';
export { budgetTotals, countedAmount, sectionTotals, shareRows, totalsOf } from './totals.js';
export type { BudgetTotals, ShareRow } from './totals.js';
export { budgetUploadFormats, CUSTOM_SOURCE, fundingSourceNames, rowTypes, yesOrNo } from './enumerations.js';
export type { BudgetUploadFormat, FundingSourceName, RowType, YesNo } from './enumerations.js';
export type { Budget, BudgetChanges, BudgetItem, BudgetSection, ChangedItem, FundingSource } from './budget.record.js';
