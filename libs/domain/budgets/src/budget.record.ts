import {
  amount,
  choice,
  flag,
  id,
  ids,
  many,
  percentage,
  record,
  required,
  text,
  whole,
} from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { textAtMost } from '@groundwork/domain-validation';
import { allocationTargets, rowTypes, yesOrNo } from './enumerations.js';

export const MAX_SECTIONS = 30;
/** Lines of a section; a budget of several may have {@link MAX_LINES}. */
export const MAX_ITEMS_OF_SECTION = 1_000;
export const MAX_LINES = 2_000;
/** Characters of the note on a row. */
export const MOST_OF_A_NOTE = 500;
export const MAX_FUNDING_SOURCES = 50;
/** Units or properties that one budget is divided over, and the lines that they may have together afterwards. */
export const MAX_SHARES = 1_000;
export const MAX_ALLOCATED_LINES = 30_000;

const itemFields = {
  name: required(text('Name')),
  type: required(choice('Type', rowTypes)),
  custom: choice('Row of the borrower’s own', yesOrNo),
  note: text('Note', { rule: textAtMost(MOST_OF_A_NOTE) }),
  budgetAmount: required(amount('Budget')),
  amountFundedToDate: amount('Funded to date', { writers: ['administrator'] }),
};

/** A row of a budget. What may be funded of it is at most its budget; the administrator alone edits it. */
export const budgetItemRecord = record('SaveBudgetItem', {
  id: id(),
  index: required(whole('Place within the section')),
  ...itemFields,
});

export const budgetSectionRecord = record('SaveBudgetSection', {
  name: required(text('Name')),
  sectionIndex: required(whole('Place within the budget')),
  additionalItems: required(many(budgetItemRecord, { most: MAX_ITEMS_OF_SECTION })),
});

/** A row that was changed, moved or added: as it stands now. */
export const changedItemRecord = record('ChangedBudgetItem', {
  id: id('', { description: 'of a row that is stored; a new one has none' }),
  sectionIndex: whole('Section', { description: 'where it comes to stand; left out, it stays where it is' }),
  index: whole('Place within the section', { description: 'its place once every change is made, from 0' }),
  ...itemFields,
});

/** What differs from the stored plan. Rows that are not named stay, in their order. */
export const budgetChangesRecord = record('BudgetChanges', {
  removedIds: ids('Removed rows', { most: MAX_LINES }),
  lines: required(many(changedItemRecord, { most: MAX_LINES })),
});

/** A budget as a save carries it. Every total is the sum of its rows. */
export const budgetRecord = record('SaveBudget', {
  name: text('Name'),
  autoPopulate: flag('Divided over the properties'),
  newForm: flag('New form'),
  uploadBudget: flag('Comes as a file'),
  byUnit: choice('By unit', yesOrNo),
  sections: required(many(budgetSectionRecord, { most: MAX_SECTIONS })),
});

/** What a unit or a property gets of a budget: percent of it, over the version of the budget that it has (0: none yet). */
export const budgetShareRecord = record('BudgetShare', {
  id: required(id('', { description: 'the unit or the property' })),
  percent: required(percentage('Percent')),
  version: required(whole('', { description: 'of the budget that is overwritten; 0 where there is none' })),
});

/** A property's budget that is divided over its units, or over all properties of its application. */
export const allocationRecord = record('AllocateBudget', {
  propertyId: required(id()),
  version: required(whole('', { description: 'of the budget that is divided' })),
  over: required(choice('Over', allocationTargets)),
  shares: required(many(budgetShareRecord, { most: MAX_SHARES })),
});

/** Fields that are there or left out, and never null. */
type Known<T> = { readonly [Name in keyof T]: NonNullable<T[Name]> };

type ItemRecord = RecordOf<typeof budgetItemRecord>;
/**
 * A row of a budget as it stands. Amounts in whole cents; `index` is its place within the section, from 0; `custom` is 'yes'
 * for a row of the borrower's own, 'no' for a preset one.
 */
export type BudgetItem = Known<Omit<ItemRecord, 'note'>> &
  Pick<ItemRecord, 'note'> &
  Required<Pick<Known<ItemRecord>, 'custom' | 'amountFundedToDate'>>;

export type Allocation = RecordOf<typeof allocationRecord>;
export type ChangedItem = RecordOf<typeof changedItemRecord>;
export type BudgetChanges = RecordOf<typeof budgetChangesRecord>;

export interface BudgetSection extends Omit<RecordOf<typeof budgetSectionRecord>, 'additionalItems'> {
  readonly additionalItems: readonly BudgetItem[];
}

export interface Budget extends Omit<Known<RecordOf<typeof budgetRecord>>, 'sections'> {
  readonly id?: string;
  readonly propertyId?: string;
  readonly companyId?: string;
  readonly sections: readonly BudgetSection[];
}

/** A source of funds beside the loan. */
export const fundingSourceRecord = record('FundingSource', {
  name: required(text('Name')),
  total: required(amount('Amount')),
  id: id(),
});
export type FundingSource = RecordOf<typeof fundingSourceRecord>;
