export { FundingRowsModule, fundingEntities } from './funding-rows.module.js';
export type { FundingEntity } from './funding.entity.js';
export { FundingRepository } from './funding.repository.js';
export { FundingDto } from './funding.dto.js';
export { fundingView } from './funding.view.js';
export type { LoanEntryKind, LoanSums } from './loan-entry.entity.js';
export { LoanEntryRepository } from './loan-entry.repository.js';
