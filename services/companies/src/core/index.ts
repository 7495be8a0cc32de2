/**
 * What all rooms of the service stand on: the row of a company, who may do what to it, the lock of a submitted application,
 * and the one way to change what belongs to it.
 */
export { CompanyApplicationEntity } from './company-application.entity.js';
export { CompanyChanges, creationColumns, yearOf } from './company-changes.service.js';
export type { ChangeScope } from './company-changes.service.js';
export { CompanyDetailsDto } from './company-details.dto.js';
export { CompanyEntity } from './company.entity.js';
export { CompanyLocks } from './company-locks.service.js';
export { CompanyAccess } from './company.policy.js';
export type { CompanyAction } from './company.policy.js';
export { CompanyRepository } from './company.repository.js';
export { companyValues } from './company-values.js';
export { DealChangeEntity } from './deal-change.entity.js';
export { DealChanges } from './deal-changes.service.js';
export type { ChangeOfDeal } from './deal-changes.service.js';
export { CoreModule } from './core.module.js';
export { MembershipEntity } from './membership.entity.js';
