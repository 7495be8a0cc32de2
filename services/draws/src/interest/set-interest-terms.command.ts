import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { SetInterestTermsDto } from './interest.dto.js';
import { InterestTermsEntity } from './interest-terms.entity.js';
import { LoanInterest } from './loan-interest.service.js';

/**
 * An administrator sets how interest of a loan is computed from a day on, and who pays it. A day that was stated already is an adjustment
 * of the next statement.
 */
@Injectable()
export class SetInterestTerms {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly loans: LoanInterest,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    applicationId: string,
    { version, reason, ...rates }: SetInterestTermsDto,
  ): Promise<void> {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'correct', subject('Ledger', ledger));
      const { terms } = await this.loans.of(ledger);
      if (version !== terms.version) throw Problem.conflict(terms);
      await manager.insert(InterestTermsEntity, {
        id: newId(),
        applicationId,
        ...rates,
        version: version + 1,
        reason: reason.trim(),
        userId,
        happenedAt: this.clock.now(),
      });
    });
  }
}
