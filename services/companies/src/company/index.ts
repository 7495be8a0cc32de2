export type { CompanyDto, CompanySummaryDto } from './company.dto.js';
export { CompanyModule } from './company.module.js';
