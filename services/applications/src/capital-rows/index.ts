export type { AppraisalEntity } from './appraisal.entity.js';
export { AppraisalDto, CapitalDto, RecordAppraisalDto } from './capital.dto.js';
export { capitalEntities, CapitalRowsModule } from './capital-rows.module.js';
export { CapitalRepository } from './capital.repository.js';
export { appraisalView } from './capital.view.js';
export { LoanCapital } from './loan-capital.service.js';
