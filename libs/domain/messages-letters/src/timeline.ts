/** Sentences of a company's timeline, beyond the specification. */
export const timeline = {
  companyCreated: 'Company set up in the portal',
  companyDocuments: 'Company documents',
  accountsVerified: 'Financial accounts verified: {accounts}',
  applicationCreated: 'Application started',
  applicationAwaiting: 'Application submitted; its documents and financials are awaited',
  applicationSubmitted: 'Documents and financials submitted for review',
  applicationInClosing: 'In closing: closing documents are needed',
  applicationApproved: 'Application approved',
  applicationRejected: 'Application rejected: {reason}',
  applicationReopened: 'Application opened again for changes',
  termSheetAccepted: 'Term sheet accepted',
  termSheetWithdrawn: 'Acceptance of the term sheet withdrawn',
  termSheetDeclined: 'Term sheet declined',
  fileReplaced: '{document} was replaced',
  fileOfProperty: '{fileName} is of {property}',
  fileOfNobody: 'It is not known any more of which property {fileName} is',
} as const;
