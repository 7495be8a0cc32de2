export {
  allocationRecord,
  budgetChangesRecord,
  budgetRecord,
  fundingSourceRecord,
  MAX_ALLOCATED_LINES,
  MAX_FUNDING_SOURCES,
  MAX_ITEMS_OF_SECTION,
  MAX_LINES,
  MOST_OF_A_NOTE,
} from './budget.record.js';
export { changesOf, risingPlaces, withChanges } from './changes.js';
export type { Plan, PlannedItem } from './changes.js';
export { allocateBudget, allocateByPercent, copyBudget, moveItem } from './copying.js';
export { comparedLines, evenPercents, sumOfBudgets } from './shares.js';
export type { ComparedLine } from './shares.js';
export type { CopyOptions } from './copying.js';
export { defaultBudget, newItem } from './default-sections.js';
export {
  hasRoomFor,
  pastedLines,
  rowsOfLines,
  sectionKey,
  strangeSections,
  tableColumnNames,
  tableColumns,
} from './pasted.js';
export type { PastedLine, TableColumn, TableColumns } from './pasted.js';
export {
  allocationComplaint,
  allocationErrors,
  budgetErrors,
  budgetShape,
  canAddFundingSource,
  priorBudgetName,
} from './rules.js';
export type { FundingSourceDraft } from './rules.js';
export { budgetTotals, countedAmount, sectionTotals, shareRows, totalsOf } from './totals.js';
export type { BudgetTotals, ShareRow } from './totals.js';
export {
  allocationTargets,
  budgetUploadFormats,
  CUSTOM_SOURCE,
  fundingSourceNames,
  rowTypes,
  yesOrNo,
} from './enumerations.js';
export type { AllocationTarget, BudgetUploadFormat, FundingSourceName, RowType, YesNo } from './enumerations.js';
export type {
  Allocation,
  Budget,
  BudgetChanges,
  BudgetItem,
  BudgetSection,
  ChangedItem,
  FundingSource,
} from './budget.record.js';
