import { applicationCommands } from './application-status.js';
import type { ApplicationCommand } from './application-status.js';

/** What a decision is called when it is told of later. */
export const decisionWords: Readonly<Record<ApplicationCommand, string>> = {
  save: 'Saved',
  finalSubmit: 'Submitted for documents',
  submitDocuments: 'Submitted for review',
  saveReview: 'Review saved',
  rejectSection: 'Section rejected',
  returnToBorrower: 'Returned to the borrower',
  approve: 'Approved',
  reject: 'Rejected',
  requireClosing: 'Approved, with a closing',
  completeClosing: 'Closed',
};

/** What happened to an application and moved it nowhere. */
export const historyNotes = [
  'termSheetAccepted',
  'termSheetWithdrawn',
  'termSheetDeclined',
  'conditionTicked',
  'conditionReopened',
  'conditionAdded',
  'conditionRemoved',
  'conditionReworded',
  'closingItemTicked',
  'closingItemReopened',
  'ledgerOpened',
  'budgetFileRead',
] as const;
export type HistoryNote = (typeof historyNotes)[number];

/** Everything that the history of an application tells of. */
export const historyEvents = ['create', ...applicationCommands, ...historyNotes] as const;
export type HistoryEvent = (typeof historyEvents)[number];

/** Whose doing something was; what the portal does by itself is nobody's. */
export const historySides = ['borrower', 'lender', 'portal'] as const;
export type HistorySide = (typeof historySides)[number];

/** What happened, in plain words. A save is told of only where it took a rejected application up again. */
export const historyWords: Readonly<Record<HistoryEvent, string>> = {
  ...decisionWords,
  create: 'Application started',
  save: 'Taken up again after the rejection',
  rejectSection: 'Sections rejected',
  termSheetAccepted: 'Term sheet accepted',
  termSheetWithdrawn: 'Acceptance of the term sheet withdrawn',
  termSheetDeclined: 'Term sheet declined',
  conditionTicked: 'Condition met',
  conditionReopened: 'Condition open again',
  conditionAdded: 'Condition added after the decision',
  conditionRemoved: 'Condition taken away after the decision',
  conditionReworded: 'Condition reworded after the decision',
  closingItemTicked: 'In order for the closing',
  closingItemReopened: 'Open again for the closing',
  ledgerOpened: 'Loan active: draws can be requested',
  budgetFileRead: 'Budget entered from its file',
};
