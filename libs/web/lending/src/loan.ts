/** The page of an active loan, for both sides. */
export { LoanHistory } from './loan/loan-history.js';
export { LoanPage } from './loan/loan-page.js';
export type { LoanDrawView, LoanFileView, LoanHappenedView, LoanLineView, LoanView } from './loan/loan-view.js';
