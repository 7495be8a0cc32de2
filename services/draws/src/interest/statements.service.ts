import { Inject, Injectable } from '@nestjs/common';
import { accrualOf, interestDueOn, nextStatementPeriod, rateOn, shareInterest } from '@groundwork/domain-draws';
import type { Accrual, InterestShares, Period } from '@groundwork/domain-draws';
import { addDays, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LoanEntryRepository } from '../funding-rows/index.js';
import { LedgerMovesRepository, LedgerRepository, loanFacts } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { InterestStatementEntity } from './interest-statement.entity.js';
import { LoanInterest } from './loan-interest.service.js';
import type { InterestFacts } from './loan-interest.service.js';

/** Who acts where the portal makes a statement by itself: entries of the ledger name somebody. */
const portal = '00000000-0000-0000-0000-000000000000';

type Month = Period & { readonly month: string };

/** Makes statements of months that are over: what accrued, and where it is paid from. */
@Injectable()
export class Statements {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly moves: LedgerMovesRepository,
    private readonly entries: LoanEntryRepository,
    private readonly loans: LoanInterest,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By the portal itself: the next statement of a loan, where its month is over. Gives whether there was one. */
  async makeNext(applicationId: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const ledger = await this.ledgers.lock(manager, applicationId);
      if (!ledger) return false;
      const facts = await this.loans.of(ledger);
      const period = this.nextPeriod(facts);
      if (!period || period.to > today(this.clock)) return false;
      await this.make(manager, ledger, facts, { period, userId: null });
      return true;
    });
  }

  /** The month that the next statement is of; undefined where nothing accrues. */
  nextPeriod({ rates: [first], statements }: InterestFacts): Month | undefined {
    return first && nextStatementPeriod(first.from, statements.at(-1)?.periodTo);
  }

  /** The loan is locked; that a month has one statement is also a key of the table. */
  async make(
    manager: EntityManager,
    ledger: LedgerEntity,
    facts: InterestFacts,
    { period, userId }: { readonly period: Month; readonly userId: string | null },
  ): Promise<void> {
    const accrual = accrualOf(facts.moves, facts.rates, { ...period, stated: facts.stated });
    const { payer } = facts.terms;
    const { reserve, lines } = await this.loans.reserve(ledger, facts);
    const shares = shareInterest(accrual.interest + accrual.adjustment, { payer, reserve, lines });
    const row = this.row(ledger, facts, { period, accrual, shares, userId });
    await manager.insert(InterestStatementEntity, row);
    const why = { effectiveOn: period.to, userId: userId ?? portal, happenedAt: row.madeAt };
    for (const { id, amount } of shares.lines) await this.draw(manager, ledger, { id, amount, ...why });
    const { applicationId } = ledger;
    await this.entries.add(manager, [
      { applicationId, kind: 'reserve_used', amountCents: shares.reserve, statementId: row.id, reason: null, ...why },
    ]);
    if (accrual.closing !== 0 || accrual.interest !== 0 || accrual.adjustment !== 0)
      await this.tell(manager, ledger, row);
  }

  private row(
    { applicationId }: LedgerEntity,
    { rates }: InterestFacts,
    made: {
      readonly period: Month;
      readonly accrual: Accrual;
      readonly shares: InterestShares;
      readonly userId: string | null;
    },
  ): InterestStatementEntity {
    const { period, accrual, shares, userId } = made;
    const rate = rateOn(rates, addDays(period.to, -1));
    return {
      id: newId(),
      applicationId,
      month: period.month,
      periodFrom: period.from,
      periodTo: period.to,
      openingCents: accrual.opening,
      closingCents: accrual.closing,
      interestCents: accrual.interest,
      adjustmentCents: accrual.adjustment,
      keptCents: shares.reserve,
      drawnCents: shares.lines.reduce((sum, { amount }) => sum + amount, 0),
      dueCents: shares.due,
      dueOn: interestDueOn(period.to),
      basis: rate?.basis ?? 'actual360',
      rate: rate?.percent ?? 0,
      lines: accrual.lines,
      madeBy: userId,
      madeAt: this.clock.now(),
    };
  }

  /** Interest that a line of the budget pays is lent: it takes of line and commitment, and is principal from its day on. */
  private async draw(
    manager: EntityManager,
    { applicationId }: LedgerEntity,
    { id, amount, ...why }: { id: string; amount: number; effectiveOn: string; userId: string; happenedAt: Date },
  ): Promise<void> {
    const entry = { kind: 'interest' as const, amountCents: amount, ...why };
    const isTaken = await this.ledgers.take(manager, applicationId, amount);
    if (!isTaken || !(await this.moves.move(manager, { id, applicationId }, {}, [entry])))
      throw new Problem('state.version_conflict');
  }

  private async tell(
    manager: EntityManager,
    ledger: LedgerEntity,
    { id: statementId, month, interestCents, adjustmentCents, dueCents, dueOn }: InterestStatementEntity,
  ): Promise<void> {
    await this.outbox.add(manager, {
      type: 'interest.stated',
      aggregateId: ledger.applicationId,
      payload: {
        ...loanFacts(ledger, ledger.userId),
        statementId,
        month,
        interest: interestCents + adjustmentCents,
        due: Math.max(0, dueCents),
        dueOn,
      },
    });
  }
}
