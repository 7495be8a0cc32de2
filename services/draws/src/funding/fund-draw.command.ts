import { Inject, Injectable } from '@nestjs/common';
import { agreedFees, fundedOnComplaint, fundingMachine, nettingComplaint } from '@groundwork/domain-draws';
import { drawRules, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { FundingRepository, fundingView, LoanEntryRepository } from '../funding-rows/index.js';
import type { FundingDto, FundingEntity } from '../funding-rows/index.js';
import { LedgerMovesRepository, LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { FundDrawDto } from './funding-commands.dto.js';

/** A planned payment was made: what it pays is funded from its day on, less fees and what goes into the interest reserve. */
@Injectable()
export class FundDraw {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly moves: LedgerMovesRepository,
    private readonly fundings: FundingRepository,
    private readonly entries: LoanEntryRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, made: FundDrawDto): Promise<FundingDto> {
    const userId = found(actor.userId, 'The user');
    const happenedAt = this.clock.now();
    const { id, fundedOn, feesNetted, reserveNetted } = made;
    const netting = { feesNetted: feesNetted ?? 0, reserveNetted: reserveNetted ?? 0 };
    return this.database.transaction(async (manager) => {
      const funding = found(await this.fundings.find(id), 'The funding');
      const { applicationId } = funding;
      const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
      allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
      if (funding.version !== made.version) throw new Problem('state.version_conflict');
      const stage = fundingMachine.next(funding.stage, 'fund');
      if (stage === undefined) throw new Problem('state.illegal_transition');
      await this.refuse(ledger, funding, fundedOn, netting);
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
      for (const { ledgerLineId, drawLineId, amountCents } of await this.fundings.linesOf(id)) {
        const entry = { kind: 'funded' as const, amountCents, drawLineId, ...why };
        if (!(await this.moves.move(manager, { id: ledgerLineId, applicationId }, {}, [entry])))
          throw new Problem('state.version_conflict');
      }
      await this.entries.add(manager, [
        { applicationId, kind: 'fee', amountCents: netting.feesNetted, reason: null, ...why },
        { applicationId, kind: 'reserve', amountCents: netting.reserveNetted, reason: null, ...why },
      ]);
      return fundingView(found(await this.fundings.find(id), 'The funding'));
    });
  }

  /** The day of a payment, and no more kept back of it than was agreed for the loan. */
  private async refuse(
    { applicationId, terms, openedAt }: LedgerEntity,
    { amountCents }: FundingEntity,
    fundedOn: string,
    netting: { readonly feesNetted: number; readonly reserveNetted: number },
  ): Promise<void> {
    const day = fundedOnComplaint(fundedOn, { today: today(this.clock), opened: displayDay(openedAt) });
    if (day !== undefined) refuseInvalid({ fundedOn: day });
    const netted = await this.entries.sums(applicationId);
    const fees = Math.max(0, (terms ? agreedFees(terms) : 0) - netted.fee);
    if (netting.feesNetted > fees)
      refuseInvalid({ feesNetted: fill(drawRules.feesAtMost, { amount: formatCents(fees) }) });
    const reserve = Math.max(0, (terms?.interestReserve ?? 0) - netted.reserve);
    if (netting.reserveNetted > reserve)
      refuseInvalid({ reserveNetted: fill(drawRules.reserveAtMost, { amount: formatCents(reserve) }) });
    const above = nettingComplaint(amountCents, netting);
    if (above !== undefined) refuseInvalid({ feesNetted: above });
  }
}
