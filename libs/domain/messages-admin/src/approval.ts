/** Sentences of approval, decision and closing. Beyond the specification. */

export const approveTitle = 'Approve this application';
export const closeTitle = 'Close this loan';
export const approve = 'Approve';
export const closeLoan = 'Close loan';
export const approveLead =
  'What is decided here is kept with its reasons and with everything that it was decided upon.';
export const closeLead = 'The loan becomes active and its ledger opens with the amount below. This cannot be undone.';
export const howItGoesOn = 'How it goes on';
export const closingFirst = 'Close it first';
export const closingFirstLead = 'The borrower brings the closing documents; the ledger opens when the loan is closed.';
export const activeAtOnce = 'Active at once';
export const activeAtOnceLead = 'The loan is active and its ledger opens now. This cannot be undone.';
export const loanTerms = 'Terms of the loan';
export const budgetIs = 'The whole budget is {amount}';
export const budgetOfFile = 'Budget that came as a file';
export const budgetOfFileLead =
  'Read the file under Uploaded Documents and enter its total. It bounds the amount of the loan, and draws are asked from it.';
export const totalOfFile = 'Total of the file';
export const ofTheYear = 'Percent a year';
export const percentHint = 'Percent';
export const percentOfAmount = 'Percent of the amount approved';
export const why = 'Why it is decided so';
export const whyHint = 'For the credit file; the borrower does not read it';
export const itemsMissing = 'Needed items are missing';
export const overrideReason = 'Why it is decided without them';
export const limitsExceeded = 'With these terms the loan exceeds limits of its type';
export const limitsReason = 'Why it is approved above its limits';
export const limitsReasonHint = 'Kept with the decision and with the limits of this day';
export const limitsUnavailable = 'The limits of this loan type could not be read';
export const aboveLimits = 'Decided above limits: {limits}';
export const limitsThen = 'Limits of then';
export const nothingMissing = 'Every needed item is there.';
export const approvalUnavailable = 'What an approval needs could not be read';
export const decisions = 'Decisions';
export const noDecisions = 'Nothing has been decided yet';
export const decision = 'Decision';
export const decidedUpon = 'What was decided upon';
export const decisionsUnavailable = 'The decisions could not be read';
export const decisionIntact = 'This record is as it was written on the day of the decision.';
export const decisionTouched =
  'This record is not what was written on the day of the decision: somebody has changed it.';
export const withoutItems = 'Decided without: {items}';
export const rejectedThen = 'Sections that were rejected';
export const conditionsThen = 'Conditions of then';
export const noConditionsThen = 'No condition had been set';
export const closingThen = 'Closing checklist of then';
export const standingThen = 'Stood';
export const inOrderThen = 'In order';
export const openThen = 'Open';
export const documentsThen = 'Documents of then';
export const noDocumentsThen = 'No document had been uploaded yet';
export const partiesThen = 'Parties of then';
export const termSheetThen = 'Term sheet of then';
export const noTermSheetThen = 'No acceptance of a term sheet stood';
export const rejectSection = 'Reject section';
export const rejectSectionOf = 'Reject section: {section}';
export const sectionRejected = 'To be rejected';
export const undoOf = 'Undo the rejection: {section}';
export const rejectionReason = 'Reason, as the borrower will read it';
export const rejectCount = 'Reject {count} sections';
export const sectionsToReject = 'Sections that go back';
export const brokerOfLoan = 'Broker of this loan';
export const financialLiteracy = 'Financial-literacy result';
export const financialLiteracyHint =
  'The section on financials and litigation is asked for when the result does not say Fail and is older than {days} days.';
export const resultHint = 'As the provider words it, for example Pass or Fail';
export const closingChecklist = 'Closing checklist';
export const closingChecklistLead =
  'What has to be there before this loan closes. The borrower uploads the documents; tick off each when it is in order.';
export const closingUnavailable = 'The checklist could not be read';
export const itemDone = 'In order';
export const saveItem = 'Save';
export const saveItemOf = 'Save: {item}';
export const nextSection = 'Next section';
export const nextAfter = 'Next section after {section}';
export const companyInformation = 'Company Information';
export const openCompany = 'Open the company';
export const fundedLead =
  'This loan is active since {date}. What is funded follows from the entries of its ledger, where it is corrected too:';
export const openLedger = 'the ledger of the loan';
export const tickedOff = 'Ticked off {date} by';
export const applicationPdf = 'Application as PDF';
export const budgetPdf = 'Budget as PDF';
export const conditionsReason = 'Why the conditions change after the decision';
export const conditionsReasonHint = 'Stands in the history, which the borrower reads, too';
