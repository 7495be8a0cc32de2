import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess } from '../ledger/index.js';
import type { LoanFilesDto } from './loan.dto.js';
import { LoanRepository } from './loan.repository.js';

/** What supports the draws of a loan, the newest draw first, so many draws at a time. */
@Injectable()
export class ListLoanFiles {
  constructor(
    private readonly access: LedgerAccess,
    private readonly loans: LoanRepository,
  ) {}

  async execute(actor: Actor, applicationId: string, before: string | undefined): Promise<LoanFilesDto> {
    await this.access.allowed(actor, 'read', applicationId);
    return this.loans.files(applicationId, before);
  }
}
