import { Injectable } from '@nestjs/common';
import { certifiedPercent } from '@groundwork/domain-draws';
import { addCents } from '@groundwork/domain-money';
import type { Actor } from '@groundwork/server-auth';
import { DrawPlanRepository, drawPlanView } from '../draw-plan/index.js';
import { LoanEntryRepository } from '../funding-rows/index.js';
import { reserveOf } from '../interest/index.js';
import { LedgerAccess, LedgerRepository, ledgerView, Withholding } from '../ledger/index.js';
import type { LoanDto } from './loan.dto.js';
import { LoanRepository } from './loan.repository.js';

/** The page of a loan: nine statements, however many lines and draws it has. */
@Injectable()
export class GetLoan {
  constructor(
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly withholding: Withholding,
    private readonly loans: LoanRepository,
    private readonly entries: LoanEntryRepository,
    private readonly plans: DrawPlanRepository,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LoanDto> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    const [lines, retainage, draws, payments, funding, cuts, netted, plan] = await Promise.all([
      this.ledgers.lines(applicationId),
      this.withholding.current(ledger),
      this.loans.draws(applicationId),
      this.loans.payments(applicationId),
      this.loans.funding(applicationId),
      this.loans.lastCuts(applicationId),
      this.entries.sums(applicationId),
      this.plans.current(applicationId),
    ]);
    const view = ledgerView(ledger, lines, retainage);
    const { reserve, lines: reserveLines } = reserveOf(ledger, lines, netted);
    return {
      ...view,
      openedAt: ledger.openedAt.toISOString(),
      userId: ledger.userId,
      interestReserve: ledger.terms?.interestReserve ?? null,
      interestReservePaidIn: netted.reserve,
      interestReserveLeft: reserve + addCents(reserveLines.map(({ left }) => left)),
      lines: view.lines.map((line) => ({
        ...line,
        percentComplete: certifiedPercent(line, cuts.get(line.additionalBudgetItemId) ?? 0),
      })),
      draws: draws.map((draw, at) => ({
        ...draw,
        ...(payments.get(draw.id) ?? { scheduledFor: null, fundedOn: null }),
        number: draws.length - at,
      })),
      funding,
      plan: plan && drawPlanView(plan),
    };
  }
}
