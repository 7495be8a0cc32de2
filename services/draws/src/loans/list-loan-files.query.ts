import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { LoanFilesDto } from './loan.dto.js';
import { LoanAccess } from './loan-access.service.js';
import { LoanRepository } from './loan.repository.js';

/** What supports the draws of a loan, the newest draw first, so many draws at a time. */
@Injectable()
export class ListLoanFiles {
  constructor(
    private readonly access: LoanAccess,
    private readonly loans: LoanRepository,
  ) {}

  async execute(actor: Actor, applicationId: string, before: string | undefined): Promise<LoanFilesDto> {
    await this.access.readable(actor, applicationId);
    return this.loans.files(applicationId, before);
  }
}
