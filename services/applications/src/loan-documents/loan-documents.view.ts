import { loanDocumentRecord } from '@groundwork/domain-files';
import { wholeRecord } from '@groundwork/domain-records';
import type { LoanDocumentDto, LoanDocumentsDto } from './loan-documents.dto.js';
import type { LoanDocumentsEntity } from './loan-documents.entity.js';

export function loanDocumentsView({ documents, editedAt, ...row }: LoanDocumentsEntity): LoanDocumentsDto {
  return {
    ...row,
    documents: documents.map((document) => wholeRecord(loanDocumentRecord, document) as LoanDocumentDto),
    editedAt: editedAt.toISOString(),
  };
}
