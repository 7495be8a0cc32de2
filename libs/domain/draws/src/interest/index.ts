export { accruedBefore, accruedBetween, perDiem, principalBefore, rateOn, ratesInForce } from './accrual.js';
export type { PrincipalMove, RateFrom } from './accrual.js';
export { countedDays, daysOfYear, interestBases, interestBasisLabels } from './day-count.js';
export type { InterestBasis } from './day-count.js';
export {
  interestRatesRecord,
  interestTermsRecord,
  loanPaymentRecord,
  payoffRecord,
  releaseUnitRecord,
  reversedPaymentRecord,
  statementRecord,
  unitReleaseRecord,
} from './interest.record.js';
export type { InterestRates } from './interest.record.js';
export { loanPaymentMachine, loanPaymentStages } from './payment-stage.js';
export type { LoanPaymentStage } from './payment-stage.js';
export { payoffTotal } from './payoff.js';
export type { PayoffParts } from './payoff.js';
export { interestPayerLabels, interestPayers, settle, shareInterest } from './settlement.js';
export type { InterestPayer, InterestShares } from './settlement.js';
export { accrualOf, interestDueOn, nextStatementPeriod } from './statement.js';
export type { Accrual, Period, SourcedMove, StatementLine } from './statement.js';
