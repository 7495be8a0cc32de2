import { Injectable } from '@nestjs/common';
import { fill, loanRules } from '@groundwork/domain-messages';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { LoanPaymentDto } from './interest.dto.js';
import { InterestRepository } from './interest.repository.js';
import { paymentView } from './interest.view.js';
import type { LoanPaymentEntity } from './loan-payment.entity.js';

/** Payments of a loan as an administrator reads them, for who meets what somebody else recorded or reversed meanwhile. */
@Injectable()
export class StandingPayments {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly interest: InterestRepository,
  ) {}

  /** The loan, locked, for who may fund it. Of one that was paid off meanwhile the conflict has the payment that ended it. */
  async openLoan(manager: EntityManager, actor: Actor, applicationId: string): Promise<LedgerEntity> {
    const ledger = found(await this.ledgers.lockEnded(manager, applicationId), 'The loan');
    allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
    if (ledger.closedOn === null) return ledger;
    const payment = await this.last(applicationId, ({ kind, stage }) => kind === 'payoff' && stage === 'recorded');
    throw Problem.conflict({ payment }, fill(loanRules.loanClosed, { day: formatMonthDayYear(ledger.closedOn) }));
  }

  /** Throws a conflict where the loan has another number of payments than were looked at: with the last one, and how many there are. */
  async refuseOthers(applicationId: string, lookedAt: number): Promise<void> {
    const payments = await this.interest.payments(applicationId);
    const [last] = payments;
    if (payments.length !== lookedAt)
      throw Problem.conflict({ payment: last ? paymentView(last, true) : null, payments: payments.length });
  }

  /** The last payment of a loan that is one of those; null where none is. */
  async last(applicationId: string, isOne: (row: LoanPaymentEntity) => boolean): Promise<LoanPaymentDto | null> {
    const row = (await this.interest.payments(applicationId)).find(isOne);
    return row ? paymentView(row, true) : null;
  }
}
