import { Inject, Injectable } from '@nestjs/common';
import { fundedOnComplaint } from '@groundwork/domain-draws';
import { drawRules, fill } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { DrawRequestRepository } from '../draw-requests/index.js';
import { FundingRepository, LoanEntryRepository } from '../funding-rows/index.js';
import type { FundingDto } from '../funding-rows/index.js';
import { LedgerMovesRepository, LoanWatch } from '../ledger/index.js';
import type { ReverseFundingDto } from './funding-commands.dto.js';
import { FundingSteps } from './funding-steps.service.js';

/** A payment came back: the opposite entries, with the reason. What it paid is approved still, and waits for another day. */
@Injectable()
export class ReverseFunding {
  constructor(
    private readonly database: Database,
    private readonly steps: FundingSteps,
    private readonly moves: LedgerMovesRepository,
    private readonly draws: DrawRequestRepository,
    private readonly fundings: FundingRepository,
    private readonly entries: LoanEntryRepository,
    private readonly watch: LoanWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { id, version, reversedOn, ...words }: ReverseFundingDto): Promise<FundingDto> {
    const userId = found(actor.userId, 'The user');
    const happenedAt = this.clock.now();
    const reason = words.reason.trim();
    return this.database.transaction(async (manager) => {
      const { funding, stage } = await this.steps.begin(manager, actor, 'reverse', { id, version });
      const { applicationId, feesCents, reserveCents } = funding;
      const between = { today: today(this.clock), opened: funding.fundedOn ?? funding.scheduledFor };
      const day = fundedOnComplaint(reversedOn, between);
      if (day !== undefined) refuseInvalid({ reversedOn: day });
      const ended = { endedBy: userId, endedAt: happenedAt };
      await this.fundings.change(manager, funding, { stage, reason, reversedOn, ...ended });
      const why = { fundingId: id, effectiveOn: reversedOn, reason, userId, happenedAt };
      const short = await this.moves.shortOfFunding(manager, id);
      if (short !== undefined) throw new Problem('rule.violated', fill(drawRules.reversalNeedsFunded, { name: short }));
      const lines = await this.fundings.linesOf(id);
      if (!(await this.moves.moveByFunding(manager, applicationId, lines, { kind: 'reversed', ...why })))
        throw new Problem('state.version_conflict');
      await this.entries.add(manager, [
        { applicationId, kind: 'fee', amountCents: -feesCents, ...why },
        { applicationId, kind: 'reserve', amountCents: -reserveCents, ...why },
      ]);
      await this.draws.takeOutOfFunding(manager, id);
      await this.watch.tell(manager, applicationId, 'funded', funding.drawRequestId);
      return this.steps.done(manager, id, 'funding.reversed', userId);
    });
  }
}
