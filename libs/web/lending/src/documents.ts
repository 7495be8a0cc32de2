/** Every document of an active loan, for both sides. */
export { LoanDocuments } from './loan/loan-documents.js';
export type { PaperOf } from './loan/loan-documents.js';
