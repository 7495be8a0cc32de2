import { Inject, Injectable } from '@nestjs/common';
import { fill, loanRules, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LoanUnitEntity } from '../interest/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { AddReleaseUnitDto } from './payoff.dto.js';
import { PayoffRepository } from './payoff.repository.js';

/** Most units of a project. */
const mostUnits = 500;

/** An administrator names a unit of the project with the price that releases it. */
@Injectable()
export class AddReleaseUnit {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly payoffs: PayoffRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, applicationId: string, { name, releasePrice }: AddReleaseUnitDto): Promise<void> {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'correct', subject('Ledger', ledger));
      if (releasePrice === 0) refuseInvalid({ releasePrice: loanRules.nothingPaid });
      const units = await this.payoffs.units(applicationId);
      if (units.some((unit) => unit.name === name.trim())) refuseInvalid({ name: loanRules.unitThere });
      if (units.length >= mostUnits) refuseInvalid({ name: fill(shared.tooMany, { max: mostUnits }) });
      await manager.insert(LoanUnitEntity, {
        id: newId(),
        applicationId,
        name: name.trim(),
        priceCents: releasePrice,
        paymentId: null,
        releasedOn: null,
        userId,
        addedAt: this.clock.now(),
        version: 1,
      });
    });
  }
}
