import { Inject, Injectable } from '@nestjs/common';
import { fill, loanRules } from '@groundwork/domain-messages';
import { formatMonthDayYear, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import { InterestRepository } from './interest.repository.js';
import { LoanInterest } from './loan-interest.service.js';
import { Statements } from './statements.service.js';

/** Makes the statement of a month that is over, by hand. A month has one: where it is stated already, nothing happens. */
@Injectable()
export class MakeStatement {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly interest: InterestRepository,
    private readonly loans: LoanInterest,
    private readonly statements: Statements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, month: string): Promise<void> {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      if (await this.interest.statementOf(applicationId, month)) return;
      const facts = await this.loans.of(ledger);
      const period = this.statements.nextPeriod(facts);
      if (!period) throw new Problem('rule.violated', loanRules.noRate);
      if (month !== period.month) refuseInvalid({ month: fill(loanRules.nextStatement, { month: period.month }) });
      if (period.to > today(this.clock))
        refuseInvalid({ month: fill(loanRules.monthNotOver, { day: formatMonthDayYear(period.to) }) });
      await this.statements.make(manager, ledger, facts, { period, userId });
    });
  }
}
