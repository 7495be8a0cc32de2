/** Interest and payoff of an active loan, for both sides. */
export { InterestPanel } from './interest/interest-panel.js';
export { PaperButton, statementPaperLabel } from './interest/paper-button.js';
export { PayoffPanel } from './interest/payoff-panel.js';
export type { LoanInterestView, LoanPaymentView, LoanUnitView, PayoffView } from './interest/interest-view.js';
