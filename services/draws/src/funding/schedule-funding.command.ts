import { Inject, Injectable } from '@nestjs/common';
import { drawRules } from '@groundwork/domain-messages';
import { addCents } from '@groundwork/domain-money';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawDetails, DrawRequestRepository, payableOfLine } from '../draw-requests/index.js';
import { FundingRepository, fundingView } from '../funding-rows/index.js';
import type { FundingDto } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { ScheduleFundingDto } from './funding-commands.dto.js';
import { FundingNews } from './funding-news.service.js';
import { LoanNetting } from './loan-netting.service.js';
import { plannedFunding } from './planned-funding.js';

/** An administrator plans the payment of everything of a draw that is approved and not planned yet. */
@Injectable()
export class ScheduleFunding {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly draws: DrawRequestRepository,
    private readonly details: DrawDetails,
    private readonly fundings: FundingRepository,
    private readonly netting: LoanNetting,
    private readonly news: FundingNews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, planned: ScheduleFundingDto): Promise<FundingDto> {
    const { drawRequestId, version, scheduledFor, feesNetted, reserveNetted } = planned;
    const netting = { feesNetted: feesNetted ?? 0, reserveNetted: reserveNetted ?? 0 };
    const scheduledBy = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const { applicationId, companyId } = found(await this.draws.find(drawRequestId), 'The draw request');
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      // Read behind the lock: what was decided or planned meanwhile is seen.
      const draw = found(await this.draws.find(drawRequestId), 'The draw request');
      const current = async () => (await this.details.of([draw]))[0];
      if (draw.version !== version) throw Problem.conflict(await current());
      const lines = (await this.draws.lines(draw)).filter((line) => line.fundingId === null && payableOfLine(line) > 0);
      if (lines.length === 0) throw Problem.conflict(await current(), drawRules.nothingToSchedule);
      const amountCents = addCents(lines.map(payableOfLine));
      await this.netting.refusePlanned(ledger, amountCents, netting);
      const funding = plannedFunding({
        drawRequestId,
        applicationId,
        companyId,
        scheduledFor,
        amountCents,
        feesCents: netting.feesNetted,
        reserveCents: netting.reserveNetted,
        scheduledBy,
        scheduledAt: this.clock.now(),
      });
      await this.fundings.insert(
        manager,
        funding,
        lines.map((line) => ({
          id: newId(),
          fundingId: funding.id,
          drawLineId: line.id,
          ledgerLineId: line.budgetItemId,
          amountCents: payableOfLine(line),
        })),
      );
      await this.draws.putIntoFunding(manager, lines, funding.id);
      await this.news.tell(manager, funding, 'funding.scheduled', scheduledBy);
      return fundingView(funding);
    });
  }
}
