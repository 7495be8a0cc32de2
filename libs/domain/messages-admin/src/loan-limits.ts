/** Sentences of 'Loan Limits', beyond the specification. */
export { loanLimits as title } from './titles.js';
export const purpose =
  'How far the lender goes with each type of loan. What exceeds a limit is a warning to the borrower and a point of the decision.';
export const loanType = 'Loan type';
export const limits = 'Limits';
export const none = 'No limits';
export const failed = 'The loan limits could not be loaded';
export const readOnly = 'A super administrator changes these limits.';
export const blank =
  'A blank field is no limit. A save makes a new version, which holds from then on for every application that is not decided yet.';
export const ofLoan = 'How much the loan may be';
export const ofProject = 'What the project has to show';
export const ofDebtService = 'What the debt service is computed with until terms are decided';
export const costHint = 'Percent of the purchase and the rest of the budget together';
export const purchaseHint = 'Percent; with the next one it bounds the loan part by part';
export const worksHint = 'Percent of everything in the budget beside land';
export const valueHint = 'Percent of what the property is worth today';
export const completedHint = 'Percent of what it is worth when the work is done';
export const largestHint = 'Whatever the values are';
export const contingencyHint = 'Percent of the hard costs that is set aside';
export const coverageHint = 'Times: 1.25 is a net operating income of 125% of the year’s payments';
export const yieldHint = 'Percent: net operating income of the loan amount';
export const rateHint = 'Percent a year. Without one the debt service coverage is not known before the decision';
export const amortizationHint = 'Blank or 0: interest alone';
export const save = 'Save limits';
export const saved = 'The limits are in force as version {version}';
export const whatChanged = 'What changed';
export const change = '{label}: {before}, now {after}';
export const noLimit = 'none';
export const firstVersion = 'The first version';
export const nothingChanged = 'Nothing';
export const years = '{count} years';
