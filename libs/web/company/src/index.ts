export type { CompanyAccess, CompanyReads, CompanyWrites, S1Place } from './company-access.js';
export { companyKeys, companyQuery } from './company-data.js';
export type * from './records.js';
export { SetupWizard } from './setup/setup-wizard.js';
