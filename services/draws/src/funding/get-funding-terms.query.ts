import { Injectable } from '@nestjs/common';
import { agreedFees } from '@groundwork/domain-draws';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Answer, found } from '@groundwork/server-http';
import { LoanEntryRepository } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';

/** What may be kept back of payments of a loan; whole cents. */
export class FundingTermsDto {
  @Answer.id() applicationId!: string;
  /** Origination fee and other fees, as agreed. */
  @Answer.amount() fees!: number;
  @Answer.amount() feesNetted!: number;
  @Answer.amount() interestReserve!: number;
  @Answer.amount() reserveNetted!: number;
}

/** What was agreed to be kept back of a loan's payments, and what was kept back so far. */
@Injectable()
export class GetFundingTerms {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly entries: LoanEntryRepository,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<FundingTermsDto> {
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
    const netted = await this.entries.sums(applicationId);
    return {
      applicationId,
      fees: ledger.terms ? agreedFees(ledger.terms) : 0,
      feesNetted: netted.fee,
      interestReserve: ledger.terms?.interestReserve ?? 0,
      reserveNetted: netted.reserve,
    };
  }
}
