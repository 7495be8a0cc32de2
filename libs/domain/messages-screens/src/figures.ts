/** Sentences on the figures of a loan, beyond the specification. */

export const notYetKnown = 'Not yet known';
export const missing = 'Missing: {inputs}';
export const howComputed = 'How it is computed';
export const byAppraisal = 'By the appraisal';
export const byBorrower = 'By the borrower’s own price; not appraised yet';
export const sources = 'Sources';
export const uses = 'Uses';
export const amount = 'Amount';
export const total = 'Total';
export const balanced = 'Sources and uses are the same.';
export const short = '{amount} of the uses has no source yet.';
export const over = 'The sources are {amount} above the uses.';
export const cashOut = '{amount} is left for the borrower in cash.';
export const balanceUnknown = 'The balance is not yet known. Missing: {inputs}';
export const limitCost = 'At most {percent} of the total cost';
export const limitAdvance = 'At most {purchase} of the purchase price and {works} of the rest of the budget';
export const limitValue = 'At most {percent} of the value as is';
export const limitCompleted = 'At most {percent} of the value when the work is completed';
export const limitLargest = 'At most {amount}';
export const limitContingency = 'A contingency of at least {percent} of the hard costs';
export const limitCoverage = 'A debt service coverage of at least {times}×';
export const limitYield = 'A debt yield of at least {percent}';
export const largestLoan = 'The largest loan is {amount}.';
export const itIs = 'It is {figure}.';
