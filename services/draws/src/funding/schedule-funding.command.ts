import { Inject, Injectable } from '@nestjs/common';
import { drawRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository, payableOf } from '../draw-requests/index.js';
import { FundingRepository, fundingView } from '../funding-rows/index.js';
import type { FundingDto, FundingEntity } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { ScheduleFundingDto } from './funding-commands.dto.js';

/** An administrator plans the payment of everything of a draw that is approved and not planned yet. */
@Injectable()
export class ScheduleFunding {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly fundings: FundingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { drawRequestId, version, scheduledFor }: ScheduleFundingDto): Promise<FundingDto> {
    const scheduledBy = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const draw = found(await this.draws.find(drawRequestId), 'The draw request');
      const { applicationId, companyId } = draw;
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      if (draw.version !== version) throw new Problem('state.version_conflict');
      const lines = (await this.draws.lines(draw)).filter((line) => line.fundingId === null && payableOf(line) > 0);
      if (lines.length === 0) throw new Problem('state.illegal_transition', drawRules.nothingToSchedule);
      const funding: FundingEntity = {
        id: newId(),
        drawRequestId,
        applicationId,
        companyId,
        stage: 'scheduled',
        scheduledFor,
        amountCents: lines.reduce((sum, line) => sum + payableOf(line), 0),
        feesCents: 0,
        reserveCents: 0,
        fundedOn: null,
        reference: null,
        payee: null,
        reason: null,
        reversedOn: null,
        scheduledBy,
        scheduledAt: this.clock.now(),
        fundedBy: null,
        fundedAt: null,
        endedBy: null,
        endedAt: null,
        version: 1,
      };
      await this.fundings.insert(
        manager,
        funding,
        lines.map((line) => ({
          id: newId(),
          fundingId: funding.id,
          drawLineId: line.id,
          ledgerLineId: line.budgetItemId,
          amountCents: payableOf(line),
        })),
      );
      await this.draws.putIntoFunding(manager, lines, funding.id);
      return fundingView(funding);
    });
  }
}
