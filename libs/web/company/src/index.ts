export type { CompanyReads, CompanyWrites, EditAccess, ReviewAccess } from './company-access.js';
export { companyKeys, companyQuery } from './company-data.js';
export type * from './records.js';
export { experienceColumns } from './setup/experience/experience-columns.js';
export { holdersOf, licenseColumns } from './setup/licenses/license-columns.js';
export { TakeOverButton } from './setup/people/take-over-button.js';
export { SetupReview } from './setup/setup-review.js';
export { SetupWizard } from './setup/setup-wizard.js';
