import { Injectable } from '@nestjs/common';
import type { LoanType } from '@groundwork/domain-applications';
import type { LoanDocumentsDto } from './loan-documents.dto.js';
import { LoanDocumentsRepository } from './loan-documents.repository.js';
import { loanDocumentsView } from './loan-documents.view.js';

/** What a loan type has asked for, the newest first. */
@Injectable()
export class ListLoanDocumentVersions {
  constructor(private readonly documents: LoanDocumentsRepository) {}

  async execute(loanType: LoanType): Promise<LoanDocumentsDto[]> {
    return (await this.documents.versions(loanType)).map(loanDocumentsView);
  }
}
