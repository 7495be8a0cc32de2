import { Injectable } from '@nestjs/common';
import { agreedFees, payoffTotal, perDiem, principalBefore, rateOn } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import { addDays } from '@groundwork/domain-time';
import { accruedSince, dueOf, LoanInterest } from '../interest/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { PayoffRepository } from './payoff.repository.js';
import type { PayoffDto } from './payoff.dto.js';
import { loanUnitView } from './payoff.view.js';

/** Computes what pays a loan off on a day: the day itself bears no interest any more. */
@Injectable()
export class PayoffFigure {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly loans: LoanInterest,
    private readonly payoffs: PayoffRepository,
  ) {}

  /** Whether principal was lent or paid back after a day. */
  async hasMovedAfter(ledger: LedgerEntity, day: string): Promise<boolean> {
    return (await this.loans.of(ledger)).moves.some((move) => move.day > day);
  }

  async of(ledger: LedgerEntity, day: string): Promise<PayoffDto> {
    const { applicationId, closedOn, terms } = ledger;
    const facts = await this.loans.of(ledger);
    const lines = await this.ledgers.lines(applicationId);
    const { sums, rates, moves } = facts;
    const principal = principalBefore(moves, addDays(day, 1));
    const isOpen = closedOn === null;
    const parts = {
      principal,
      interestDue: isOpen ? dueOf(facts) : 0,
      interestAccrued: isOpen ? accruedSince(facts, day) : 0,
      feesDue: Math.max(0, (terms ? agreedFees(terms) : 0) - sums.fee - sums.fee_paid),
      unapplied: isOpen ? facts.settled.unapplied : 0,
      reserveLeft: sums.reserve - sums.reserve_used,
    };
    const rate = rateOn(rates, day);
    const sum = (of: (line: (typeof lines)[number]) => number) => addCents(lines.map(of));
    return {
      applicationId,
      day,
      closedOn,
      ...parts,
      total: payoffTotal(parts),
      perDiem: perDiem(principal, rate),
      basis: rate?.basis ?? facts.terms.basis,
      undecided: sum((line) => line.pendingCents + line.releasingCents),
      waiting: sum((line) => line.payableCents),
      retainageHeld: sum((line) => line.retainedCents),
      units: (await this.payoffs.units(applicationId)).map(loanUnitView),
    };
  }
}
