export { loanDocumentsEntities, LoanDocumentsModule } from './loan-documents.module.js';
export { LoanDocumentsRepository } from './loan-documents.repository.js';
