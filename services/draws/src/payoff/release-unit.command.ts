import { Inject, Injectable } from '@nestjs/common';
import { fundedOnComplaint, principalBefore } from '@groundwork/domain-draws';
import { fill, loanRules } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { addDays, displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LoanInterest, LoanPayments, StandingPayments } from '../interest/index.js';
import { loanFacts } from '../ledger/index.js';
import type { ReleaseUnitDto } from './payoff.dto.js';
import { PayoffRepository } from './payoff.repository.js';
import { loanUnitView } from './payoff.view.js';

/** The release price of a unit came in: it lowers the principal from its day on, and the unit is free. Gives the loan. */
@Injectable()
export class ReleaseUnit {
  constructor(
    private readonly database: Database,
    private readonly standing: StandingPayments,
    private readonly payoffs: PayoffRepository,
    private readonly loans: LoanInterest,
    private readonly payments: LoanPayments,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { id, version, receivedOn, reference }: ReleaseUnitDto): Promise<string> {
    const userId = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const { applicationId, priceCents: amount } = found(await this.payoffs.unit(id), 'The unit');
      const ledger = await this.standing.openLoan(manager, actor, applicationId);
      // Read behind the lock: who waited for it sees what the other one made of it.
      const unit = found(await this.payoffs.unit(id), 'The unit');
      if (unit.version !== version) {
        const payment = await this.standing.last(applicationId, ({ unitId }) => unitId === id);
        throw Problem.conflict({ unit: loanUnitView(unit), payment });
      }
      if (unit.releasedOn !== null) throw new Problem('state.illegal_transition');
      const day = fundedOnComplaint(receivedOn, { today: today(this.clock), opened: displayDay(ledger.openedAt) });
      if (day !== undefined) refuseInvalid({ receivedOn: day });
      const { moves } = await this.loans.of(ledger);
      const left = principalBefore(moves, addDays(today(this.clock), 1)) - amount;
      if (left < 0)
        throw new Problem(
          'rule.violated',
          fill(loanRules.releaseAbovePrincipal, { amount: formatCents(left + amount) }),
        );
      const payment = { applicationId, userId, kind: 'release' as const, receivedOn, amount, reference, unitId: id };
      const paymentId = await this.payments.record(manager, payment, [{ kind: 'principal_paid', amountCents: amount }]);
      await this.payoffs.changeUnit(manager, unit, { releasedOn: receivedOn, paymentId });
      await this.outbox.add(manager, {
        type: 'loan.unit_released',
        aggregateId: applicationId,
        payload: { ...loanFacts(ledger, ledger.userId), unit: unit.name, amount, principal: left, receivedOn },
      });
      return applicationId;
    });
  }
}
