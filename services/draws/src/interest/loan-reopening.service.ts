import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LedgerRepository, loanFacts } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';

/** A payoff that came back. */
interface PayoffBack {
  readonly amount: number;
  readonly reversedOn: string;
  readonly reason: string;
  readonly doneBy: string;
}

/** A loan that its payoff ended runs on. */
@Injectable()
export class LoanReopening {
  constructor(
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async reopen(manager: EntityManager, ledger: LedgerEntity, back: PayoffBack): Promise<void> {
    const { applicationId } = ledger;
    if (!(await this.ledgers.reopen(manager, applicationId))) throw new Problem('state.version_conflict');
    await this.outbox.add(manager, {
      type: 'loan.reopened',
      aggregateId: applicationId,
      payload: { ...loanFacts(ledger, ledger.userId), ...back },
    });
  }
}
