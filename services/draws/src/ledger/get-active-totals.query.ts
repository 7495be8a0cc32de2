import { Injectable } from '@nestjs/common';
import { sumOfTotals } from '@groundwork/domain-draws';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { drawsAbility } from '../shared/index.js';
import type { ActiveTotalsDto } from './ledger.dto.js';
import { LedgerRepository, lineAmounts } from './ledger.repository.js';
import { activeLoanView } from './ledger.view.js';

const empty = { budgetCents: 0, fundedCents: 0, pendingCents: 0, payableCents: 0, retainedCents: 0 };

/** The loans of a company with their totals, and the totals of those that are not paid off (My Portfolio). */
@Injectable()
export class GetActiveTotals {
  constructor(private readonly ledgers: LedgerRepository) {}

  async execute(actor: Actor, companyId: string): Promise<ActiveTotalsDto> {
    allow(drawsAbility(actor), 'read', subject('Company', { companyId }));
    const ledgers = await this.ledgers.ofCompany(companyId);
    const sums = await this.ledgers.sums(ledgers.map((ledger) => ledger.applicationId));
    const loans = ledgers.map((ledger) => activeLoanView(ledger, lineAmounts(sums.get(ledger.applicationId) ?? empty)));
    return { companyId, ...sumOfTotals(loans.filter(({ closedOn }) => closedOn === null)), loans };
  }
}
