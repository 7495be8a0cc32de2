import { Injectable } from '@nestjs/common';
import type { LoanDocumentsDto } from './loan-documents.dto.js';
import { LoanDocumentsRepository } from './loan-documents.repository.js';
import { loanDocumentsView } from './loan-documents.view.js';

/** What every loan type asks for as it stands. */
@Injectable()
export class ListLoanDocuments {
  constructor(private readonly documents: LoanDocumentsRepository) {}

  async execute(): Promise<LoanDocumentsDto[]> {
    return (await this.documents.current()).map(loanDocumentsView);
  }
}
