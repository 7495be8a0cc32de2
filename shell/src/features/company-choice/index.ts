/** What other features may use of the choice of a company. */
export { useCompanyChoice } from './company-choice.store.js';
export { needsCompany } from './needs-company.js';
