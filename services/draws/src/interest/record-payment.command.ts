import { Inject, Injectable } from '@nestjs/common';
import { fundedOnComplaint } from '@groundwork/domain-draws';
import { loanRules } from '@groundwork/domain-messages';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { RecordLoanPaymentDto } from './interest.dto.js';
import { LoanPayments } from './loan-payments.service.js';
import { StandingPayments } from './standing-payments.service.js';

/**
 * The borrower paid interest: the oldest statement is paid first, and what is too much waits for the next one. Where somebody else recorded
 * a payment since this one was typed, it may be the same, and is refused until that was looked at.
 */
@Injectable()
export class RecordPayment {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingPayments,
    private readonly payments: LoanPayments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, paid: RecordLoanPaymentDto): Promise<void> {
    const userId = found(actor.userId, 'The user');
    const { receivedOn, amount, payments } = paid;
    await this.database.transaction(async (manager) => {
      const ledger = await this.standing.openLoan(manager, actor, applicationId);
      if (typeof payments === 'number') await this.standing.refuseOthers(applicationId, payments);
      if (amount === 0) refuseInvalid({ amount: loanRules.nothingPaid });
      const day = fundedOnComplaint(receivedOn, { today: today(this.clock), opened: displayDay(ledger.openedAt) });
      if (day !== undefined) refuseInvalid({ receivedOn: day });
      await this.payments.record(manager, { applicationId, userId, kind: 'interest', ...paid }, [
        { kind: 'interest_paid', amountCents: amount },
      ]);
    });
  }
}
