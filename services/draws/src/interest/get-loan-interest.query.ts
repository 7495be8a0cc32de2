import { Inject, Injectable } from '@nestjs/common';
import { addCents } from '@groundwork/domain-money';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import { LedgerAccess } from '../ledger/index.js';
import type { LoanInterestDto } from './interest.dto.js';
import { InterestRepository } from './interest.repository.js';
import { loanInterestView } from './interest.view.js';
import { LoanInterest } from './loan-interest.service.js';

/** Interest of a loan, for both sides: eight statements, however long it runs. */
@Injectable()
export class GetLoanInterest {
  constructor(
    private readonly access: LedgerAccess,
    private readonly interest: InterestRepository,
    private readonly loans: LoanInterest,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LoanInterestDto> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    const facts = await this.loans.of(ledger);
    const { lines } = await this.loans.reserve(ledger, facts);
    return loanInterestView({
      ledger,
      facts,
      linesLeft: addCents(lines.map(({ left }) => left)),
      payments: await this.interest.payments(applicationId),
      day: today(this.clock),
      isLender: isAdministrator(actor),
    });
  }
}
