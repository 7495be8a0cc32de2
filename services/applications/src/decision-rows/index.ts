export { decisionRowEntities, DecisionRowsModule } from './decision-rows.module.js';
export { LoanDecisionEntity } from './loan-decision.entity.js';
export { hashOf, LoanDecisionRepository } from './loan-decision.repository.js';
