import { amount, choice, flag, id, many, record, required, text, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { rowTypes, yesOrNo } from './enumerations.js';

export const MAX_SECTIONS = 30;
export const MAX_ITEMS_OF_SECTION = 200;
export const MAX_FUNDING_SOURCES = 50;

/** A row of a budget. What may be funded of it is at most its budget; the administrator alone edits it. */
export const budgetItem = record('SaveBudgetItem', {
  id: id(),
  name: required(text('Name')),
  type: required(choice('Type', rowTypes)),
  custom: choice('Row of the borrower’s own', yesOrNo),
  index: required(whole('Place within the section')),
  budgetAmount: required(amount('Budget')),
  amountFundedToDate: amount('Funded to date', { writers: ['administrator'] }),
});

export const budgetSection = record('SaveBudgetSection', {
  name: required(text('Name')),
  sectionIndex: required(whole('Place within the budget')),
  additionalItems: required(many(budgetItem, { most: MAX_ITEMS_OF_SECTION })),
});

/** A budget as a save carries it. Every total is the sum of its rows. */
export const budget = record('SaveBudget', {
  name: text('Name'),
  autoPopulate: flag('Divided over the properties'),
  newForm: flag('New form'),
  uploadBudget: flag('Comes as a file'),
  byUnit: choice('By unit', yesOrNo),
  sections: required(many(budgetSection, { most: MAX_SECTIONS })),
});

/** A source of funds beside the loan. */
export const fundingSource = record('FundingSource', {
  name: required(text('Name')),
  total: required(amount('Amount')),
  id: id(),
});
export type FundingSource = RecordOf<typeof fundingSource>;
