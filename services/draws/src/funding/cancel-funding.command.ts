import { Inject, Injectable } from '@nestjs/common';
import { fundingMachine } from '@groundwork/domain-draws';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { FundingRepository, fundingView } from '../funding-rows/index.js';
import type { FundingDto } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { CancelFundingDto } from './funding-commands.dto.js';

/** A planned payment is not made: what it would have paid waits for another day. */
@Injectable()
export class CancelFunding {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly fundings: FundingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { id, version }: CancelFundingDto): Promise<FundingDto> {
    const endedBy = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const funding = found(await this.fundings.find(id), 'The funding');
      const ledger = found(await this.ledgers.lock(manager, funding.applicationId), 'The loan');
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      if (funding.version !== version) throw new Problem('state.version_conflict');
      const stage = fundingMachine.next(funding.stage, 'cancel');
      if (stage === undefined) throw new Problem('state.illegal_transition');
      await this.fundings.change(manager, funding, { stage, endedBy, endedAt: this.clock.now() });
      await this.draws.takeOutOfFunding(manager, id);
      return fundingView(found(await this.fundings.find(id), 'The funding'));
    });
  }
}
