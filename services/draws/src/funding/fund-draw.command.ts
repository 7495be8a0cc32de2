import { Inject, Injectable } from '@nestjs/common';
import { fundedOnComplaint } from '@groundwork/domain-draws';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { FundingRepository, LoanEntryRepository } from '../funding-rows/index.js';
import type { FundingDto } from '../funding-rows/index.js';
import { LedgerMovesRepository, LoanWatch } from '../ledger/index.js';
import type { FundDrawDto } from './funding-commands.dto.js';
import { FundingSteps } from './funding-steps.service.js';
import { LoanNetting } from './loan-netting.service.js';

/** A planned payment was made: what it pays is funded from its day on, less fees and what goes into the interest reserve. */
@Injectable()
export class FundDraw {
  constructor(
    private readonly database: Database,
    private readonly steps: FundingSteps,
    private readonly moves: LedgerMovesRepository,
    private readonly fundings: FundingRepository,
    private readonly entries: LoanEntryRepository,
    private readonly netting: LoanNetting,
    private readonly watch: LoanWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, made: FundDrawDto): Promise<FundingDto> {
    const userId = found(actor.userId, 'The user');
    const happenedAt = this.clock.now();
    const { id, fundedOn, feesNetted, reserveNetted } = made;
    return this.database.transaction(async (manager) => {
      const { funding, ledger, stage } = await this.steps.begin(manager, actor, 'fund', made);
      const { applicationId } = funding;
      // What was planned, where nothing else is said.
      const netting = {
        feesNetted: feesNetted ?? funding.feesCents,
        reserveNetted: reserveNetted ?? funding.reserveCents,
      };
      const day = fundedOnComplaint(fundedOn, { today: today(this.clock), opened: displayDay(ledger.openedAt) });
      if (day !== undefined) refuseInvalid({ fundedOn: day });
      await this.netting.refuseMade(ledger, funding, netting);
      await this.fundings.change(manager, funding, {
        stage,
        fundedOn,
        reference: made.reference.trim(),
        payee: made.payee.trim(),
        feesCents: netting.feesNetted,
        reserveCents: netting.reserveNetted,
        fundedBy: userId,
        fundedAt: happenedAt,
      });
      const why = { fundingId: id, effectiveOn: fundedOn, userId, happenedAt };
      const lines = await this.fundings.linesOf(id);
      if (!(await this.moves.moveByFunding(manager, applicationId, lines, { kind: 'funded', ...why })))
        throw new Problem('state.version_conflict');
      await this.entries.add(manager, [
        { applicationId, kind: 'fee', amountCents: netting.feesNetted, reason: null, ...why },
        { applicationId, kind: 'reserve', amountCents: netting.reserveNetted, reason: null, ...why },
      ]);
      await this.watch.tell(manager, applicationId, 'funded', funding.drawRequestId);
      return this.steps.done(manager, id, 'funding.paid', userId);
    });
  }
}
