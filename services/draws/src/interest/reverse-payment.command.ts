import { Inject, Injectable } from '@nestjs/common';
import { fundedOnComplaint, loanPaymentMachine, needsSecondApproval } from '@groundwork/domain-draws';
import { loanRules } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository } from '../ledger/index.js';
import { ApprovalLimitRepository } from '../second-approvals/index.js';
import { drawsAbility } from '../shared/index.js';
import type { ReverseLoanPaymentDto } from './interest.dto.js';
import { InterestRepository } from './interest.repository.js';
import { paymentView } from './interest.view.js';
import type { LoanPaymentEntity } from './loan-payment.entity.js';
import { LoanPayments } from './loan-payments.service.js';
import { LoanReopening } from './loan-reopening.service.js';

/**
 * A payment of the borrower came back: the opposite entries, with the reason; of a payoff the loan runs on. Gives the loan that it
 * was of.
 */
@Injectable()
export class ReversePayment {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly interest: InterestRepository,
    private readonly payments: LoanPayments,
    private readonly limits: ApprovalLimitRepository,
    private readonly reopening: LoanReopening,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { id, version, reversedOn, ...words }: ReverseLoanPaymentDto): Promise<string> {
    const userId = found(actor.userId, 'The user');
    const happenedAt = this.clock.now();
    const reason = words.reason.trim();
    return this.database.transaction(async (manager) => {
      const { applicationId, kind } = found(await this.interest.payment(id), 'The payment');
      const isPayoff = kind === 'payoff';
      const ledger = found(
        await (isPayoff ? this.ledgers.lockEnded(manager, applicationId) : this.ledgers.lock(manager, applicationId)),
        'The loan',
      );
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      // Read behind the lock: who waited for it sees what the other one made of it.
      const payment = found(await this.interest.payment(id), 'The payment');
      if (payment.version !== version) throw Problem.conflict({ payment: paymentView(payment, true) });
      const stage = loanPaymentMachine.next(payment.stage, 'reverse');
      if (!stage) throw new Problem('state.illegal_transition');
      if (isPayoff) await this.refuseOwn(payment, userId);
      const day = fundedOnComplaint(reversedOn, { today: today(this.clock), opened: payment.receivedOn });
      if (day !== undefined) refuseInvalid({ reversedOn: day });
      const by = { reversedBy: userId, reversedAt: happenedAt };
      await this.interest.changePayment(manager, payment, { stage, reason, reversedOn, ...by });
      if (payment.unitId !== null) await this.interest.holdUnit(manager, payment);
      await this.payments.undo(manager, payment, { effectiveOn: reversedOn, reason, userId, happenedAt });
      if (isPayoff)
        await this.reopening.reopen(manager, ledger, {
          amount: payment.amountCents,
          reversedOn,
          reason,
          doneBy: userId,
        });
      return applicationId;
    });
  }

  /** Above the amount that needs two administrators for a draw, who recorded a payoff does not take it back. */
  private async refuseOwn({ recordedBy, amountCents }: LoanPaymentEntity, userId: string): Promise<void> {
    if (recordedBy === userId && needsSecondApproval(await this.limits.current(), amountCents))
      throw new Problem('access.denied', loanRules.ownPayoff);
  }
}
