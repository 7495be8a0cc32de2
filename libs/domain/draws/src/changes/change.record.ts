import { budgetChanges } from '@groundwork/domain-messages';
import { amount, choice, id, ids, many, paragraph, record, required, text, whole } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';
import { MAX_DOCUMENTS, MAX_DRAW_LINES } from '../limits.js';
import { needsReason } from '../reason.js';

/** How a budget is changed: within itself, out of its contingency, or by a change order with a source of its money. */
export const changeKinds = ['reallocation', 'contingency', 'change_order'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  reallocation: 'Reallocation between lines',
  contingency: 'Use of contingency',
  change_order: 'Change order',
};

/** Where the money of a change order comes from. */
export const changeSources = ['equity', 'contingency', 'other'] as const;
export type ChangeSource = (typeof changeSources)[number];

export const changeSourceLabels: Readonly<Record<ChangeSource, string>> = {
  equity: "Borrower's equity",
  contingency: 'Contingency',
  other: 'Additional funding source',
};

const both = { writers: ['borrower', 'administrator'] } as const;

/** What is taken from a line of the budget, or added to it; whole cents. */
export const budgetChangeLineRecord = record('RequestedChangeLine', {
  additionalBudgetItemId: required(id('Budget line')),
  decrease: amount('Take from it', { ...both, description: 'Cents.' }),
  increase: amount('Add to it', { ...both, description: 'Cents.' }),
});
export type BudgetChangeLine = RecordOf<typeof budgetChangeLineRecord>;

/** Most new lines of one change. */
export const MAX_NEW_LINES = 20;

/** A line that a change order adds to the budget; whole cents. */
export const newBudgetLineRecord = record('NewBudgetLine', {
  propertyId: required(id('Property', both)),
  section: required(text('Section', both)),
  name: required(text('Name of the line', both)),
  amount: required(amount('Its value', { ...both, description: 'Cents.' })),
});
export type NewBudgetLine = RecordOf<typeof newBudgetLineRecord>;

/** A change of the budget of an active loan as it is asked for. What fits together says `budgetChangeErrors`. */
export const budgetChangeRecord = record('RequestBudgetChange', {
  applicationId: required(id('Application')),
  kind: required(choice('Kind of change', changeKinds, { ...both, labels: changeKindLabels })),
  source: choice('Source of the money', changeSources, { ...both, labels: changeSourceLabels }),
  sourceName: text('Name of the source', both),
  reason: required(paragraph('Reason', { ...both, rule: needsReason(budgetChanges.reasonNeeded) })),
  supportingDocuments: ids('Files', { ...both, most: MAX_DOCUMENTS, description: 'Ids of uploaded files.' }),
  lineItems: required(many(budgetChangeLineRecord, { most: MAX_DRAW_LINES })),
  newLines: many(newBudgetLineRecord, { ...both, most: MAX_NEW_LINES, description: 'Of a change order.' }),
});
export type BudgetChange = RecordOf<typeof budgetChangeRecord>;

/** What is decided, or taken back, on the version that was looked at. */
export const budgetChangeDecisionRecord = record('BudgetChangeDecision', {
  id: required(id('', both)),
  version: required(
    whole('Version', { ...both, description: 'The version that was looked at; another one is refused.' }),
  ),
  note: paragraph('Note', both),
});

/** A rejection, with what the borrower reads. */
export const budgetChangeRejectionRecord = record('BudgetChangeRejection', {
  id: budgetChangeDecisionRecord.fields.id,
  version: budgetChangeDecisionRecord.fields.version,
  reason: required(
    paragraph('Reason', { writers: ['administrator'], rule: needsReason(budgetChanges.rejectionReasonNeeded) }),
  ),
});
