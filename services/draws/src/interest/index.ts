export { InterestModule, interestEntities } from './interest.module.js';
export { InterestRepository } from './interest.repository.js';
export { accruedSince, dueOf, LoanInterest, reserveOf } from './loan-interest.service.js';
export type { InterestFacts } from './loan-interest.service.js';
export { LoanUnitEntity } from './loan-unit.entity.js';
export { loanLines } from './statement-paper.js';
export { LoanPayments } from './loan-payments.service.js';
export { StandingPayments } from './standing-payments.service.js';
