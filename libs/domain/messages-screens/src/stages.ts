/** Where an application stands and who has to do something, beyond the specification. */
export const stagesOf = 'Stages of this application';
export const stageOf = '{stage}: step {n} of {total}';
export const withYou = 'With you';
export const withBorrower = 'With the borrower';
export const withLender = 'With the lender';
export const nobodyWaits = 'Under way';
export const stageDone = 'done';
export const stageCurrent = 'here now';
export const stageAhead = 'to come';
export const stageSkipped = 'not needed';

/** What comes next, as the one who has to do it reads it. */
export const moves = {
  fillIn: 'Fill in {sections}',
  mendSections: 'Change what was rejected: {sections}',
  mend: 'Change the rejected application and submit it again',
  acceptTermSheet: 'Read and accept the term sheet',
  submit: 'Submit the application',
  bringDocuments: 'Bring the documents that are needed and submit them for review',
  decide: 'Review the application and decide',
  bringClosingDocuments: 'Bring the closing documents, which the lender ticks off',
  openLedger: 'Open the ledger of the loan',
  draw: 'Draws can be requested',
} as const;
