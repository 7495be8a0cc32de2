import { Injectable } from '@nestjs/common';
import { lineCap, loanTotals, progressPercent } from '@groundwork/domain-draws';
import { borrower } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { abilityFor } from '../../draws.policy.js';
import type { LedgerDto, LedgerLineDto } from '../ledger.dto.js';
import type { LedgerLine } from '../persistence/ledger-line.entity.js';
import { amountsOf, LedgerRepository } from '../persistence/ledger.repository.js';

function lineOf(line: LedgerLine): LedgerLineDto {
  const amounts = amountsOf(line);
  return {
    additionalBudgetItemId: line.id,
    propertyId: line.propertyId,
    name: line.name,
    section: line.section,
    sectionIndex: line.sectionIndex,
    index: line.index,
    budgetAmount: amounts.budgetAmount,
    amountFundedToDate: amounts.amountFundedToDate,
    pending: amounts.pending,
    remaining: amounts.budgetAmount - amounts.amountFundedToDate,
    available: lineCap(amounts),
    percentProgress: progressPercent(amounts.amountFundedToDate, amounts.budgetAmount),
  };
}

/** The ledger of a loan with every line. */
@Injectable()
export class GetLedgerQuery {
  constructor(private readonly ledgers: LedgerRepository) {}

  async run(actor: Actor, applicationId: string): Promise<LedgerDto> {
    const ledger = await this.ledgers.find(applicationId);
    if (!ledger) throw new Problem('resource.not_found', borrower.noLedger);
    allow(abilityFor(actor), 'read', subject('Ledger', ledger));
    const lines = await this.ledgers.lines(applicationId);
    return {
      applicationId,
      companyId: ledger.companyId,
      name: ledger.name,
      loanType: ledger.loanType,
      ...loanTotals(lines.map(amountsOf)),
      properties: ledger.properties,
      lines: lines.map(lineOf),
    };
  }
}
