export * as capitalPage from './capital-page.js';
export * as admin from './admin.js';
export * as approval from './approval.js';
export { auditPage, auditSentences } from './audit.js';
export * as loanDocuments from './loan-documents.js';
export * as loanLimits from './loan-limits.js';
export * as secondFactorReset from './second-factor-reset.js';
export * as termSheets from './term-sheets.js';
export * as drawDesk from './draw-desk.js';
