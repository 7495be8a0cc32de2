import { Inject, Injectable } from '@nestjs/common';
import { fundedOnComplaint } from '@groundwork/domain-draws';
import { loanRules } from '@groundwork/domain-messages';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LoanPayments, StandingPayments } from '../interest/index.js';
import { LedgerRepository, loanFacts } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import type { RecordPayoffDto } from './payoff.dto.js';
import { PayoffFigure } from './payoff-figure.service.js';
import { refusePayoff } from './refuse-payoff.js';

/** What was owed came in: the loan ends. Nothing of it waits then, and nothing of it moves afterwards. */
@Injectable()
export class RecordPayoff {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly figure: PayoffFigure,
    private readonly payments: LoanPayments,
    private readonly standing: StandingPayments,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, paid: RecordPayoffDto): Promise<void> {
    const userId = found(actor.userId, 'The user');
    const { receivedOn, amount, reference } = paid;
    const reason = paid.retainageReason?.trim() || null;
    await this.database.transaction(async (manager) => {
      const ledger = await this.standing.openLoan(manager, actor, applicationId);
      const day = fundedOnComplaint(receivedOn, { today: today(this.clock), opened: displayDay(ledger.openedAt) });
      if (day !== undefined) refuseInvalid({ receivedOn: day });
      // What was funded after the day of the payoff would be owed still.
      if (await this.figure.hasMovedAfter(ledger, receivedOn)) refuseInvalid({ receivedOn: loanRules.movedSince });
      const payoff = await this.figure.of(ledger, receivedOn);
      refusePayoff(payoff, amount, reason);
      await this.payments.record(
        manager,
        { applicationId, userId, kind: 'payoff', receivedOn, amount, reference, reason },
        [
          { kind: 'principal_paid', amountCents: payoff.principal },
          { kind: 'interest_paid', amountCents: payoff.interestDue + payoff.interestAccrued - payoff.unapplied },
          { kind: 'fee_paid', amountCents: payoff.feesDue },
          { kind: 'reserve_used', amountCents: payoff.reserveLeft },
        ],
      );
      if (!(await this.ledgers.close(manager, applicationId, receivedOn))) throw new Problem('state.version_conflict');
      await this.tell(manager, ledger, { amount, paidOn: receivedOn, recordedBy: userId });
    });
  }

  private async tell(
    manager: EntityManager,
    ledger: LedgerEntity,
    paid: { readonly amount: number; readonly paidOn: string; readonly recordedBy: string },
  ): Promise<void> {
    const { applicationId } = ledger;
    const loan = loanFacts(ledger, ledger.userId);
    await this.outbox.add(manager, {
      type: 'loan.paid_off',
      aggregateId: applicationId,
      payload: { ...loan, ...paid },
    });
    await this.outbox.add(manager, {
      type: 'loan.closed',
      aggregateId: applicationId,
      payload: { ...loan, closedOn: paid.paidOn },
    });
  }
}
