import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { FundingRepository } from '../funding-rows/index.js';
import type { FundingDto } from '../funding-rows/index.js';
import type { CancelFundingDto } from './funding-commands.dto.js';
import { FundingSteps } from './funding-steps.service.js';

/** A planned payment is not made: what it would have paid waits for another day. */
@Injectable()
export class CancelFunding {
  constructor(
    private readonly database: Database,
    private readonly steps: FundingSteps,
    private readonly draws: DrawRequestRepository,
    private readonly fundings: FundingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, cancelled: CancelFundingDto): Promise<FundingDto> {
    const endedBy = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const { funding, stage } = await this.steps.begin(manager, actor, 'cancel', cancelled);
      await this.fundings.change(manager, funding, { stage, endedBy, endedAt: this.clock.now() });
      await this.draws.takeOutOfFunding(manager, funding.id);
      return this.steps.done(manager, funding.id, 'funding.cancelled', endedBy);
    });
  }
}
