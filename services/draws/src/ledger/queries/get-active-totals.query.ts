import { Injectable } from '@nestjs/common';
import { loanTotals } from '@groundwork/domain-draws';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { abilityFor } from '../../draws.policy.js';
import type { ActiveTotalsDto } from '../ledger.dto.js';
import { amountsOf, LedgerRepository } from '../persistence/ledger.repository.js';

const empty = { budgetCents: 0, fundedCents: 0, pendingCents: 0 };

/** The active loans of a company with their totals, and the totals of all (My Portfolio). */
@Injectable()
export class GetActiveTotalsQuery {
  constructor(private readonly ledgers: LedgerRepository) {}

  async run(actor: Actor, companyId: string): Promise<ActiveTotalsDto> {
    allow(abilityFor(actor), 'read', subject('Company', { companyId }));
    const ledgers = await this.ledgers.ofCompany(companyId);
    const sums = await this.ledgers.sums(ledgers.map((ledger) => ledger.applicationId));
    const amounts = (applicationId: string) => amountsOf(sums.get(applicationId) ?? empty);
    return {
      companyId,
      ...loanTotals(ledgers.map((ledger) => amounts(ledger.applicationId))),
      loans: ledgers.map(({ applicationId, name, loanType, properties }) => ({
        applicationId,
        name,
        loanType,
        properties,
        ...loanTotals([amounts(applicationId)]),
      })),
    };
  }
}
