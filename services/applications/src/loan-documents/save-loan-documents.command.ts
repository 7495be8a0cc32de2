import { Injectable } from '@nestjs/common';
import { loanDocumentsRecord } from '@groundwork/domain-files';
import { pickFields } from '@groundwork/domain-records';
import type { Actor } from '@groundwork/server-auth';
import type { LoanDocumentsDto, SaveLoanDocumentsDto } from './loan-documents.dto.js';
import { LoanDocumentsRepository } from './loan-documents.repository.js';
import { loanDocumentsView } from './loan-documents.view.js';

/** The next version of what a loan type asks for. What was asked for before stays to be read. */
@Injectable()
export class SaveLoanDocuments {
  constructor(private readonly documents: LoanDocumentsRepository) {}

  async execute(actor: Actor, { loanType, version, ...entered }: SaveLoanDocumentsDto): Promise<LoanDocumentsDto> {
    const { documents = [] } = pickFields(loanDocumentsRecord, entered);
    return loanDocumentsView(await this.documents.next(actor, { loanType, version }, (row) => ({ ...row, documents })));
  }
}
