import { Inject, Injectable } from '@nestjs/common';
import { ratesErrors, withholdingTerms } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { drawsAbility } from '../shared/index.js';
import { LedgerRepository } from './ledger.repository.js';
import { retainageView } from './ledger.view.js';
import type { SetRetainageTermsDto } from './retainage-terms.dto.js';
import { RetainageTermsEntity } from './retainage-terms.entity.js';
import { Withholding } from './withholding.service.js';

/** An administrator sets what is held back of what is approved from now on. What is held stays until it is released. */
@Injectable()
export class SetRetainageTerms {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly withholding: Withholding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, { version, reason, ...rates }: SetRetainageTermsDto) {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'correct', subject('Ledger', ledger));
      const ids = new Set((await this.ledgers.lines(applicationId)).map((line) => line.id));
      refuseInvalid(ratesErrors(rates, (id) => ids.has(id)));
      const current = await this.withholding.current(ledger);
      if (version !== current.version) throw Problem.conflict(retainageView(current));
      await manager.insert(RetainageTermsEntity, {
        id: newId(),
        applicationId,
        version: version + 1,
        terms: withholdingTerms(rates),
        reason: reason.trim(),
        userId,
        happenedAt: this.clock.now(),
      });
    });
  }
}
