export { LoanLimitsDto } from './loan-limits.dto.js';
export { loanLimitsEntities, LoanLimitsModule } from './loan-limits.module.js';
export { LoanLimitsRepository } from './loan-limits.repository.js';
export { loanLimitsView } from './loan-limits.view.js';
