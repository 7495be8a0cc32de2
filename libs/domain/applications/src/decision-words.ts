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
