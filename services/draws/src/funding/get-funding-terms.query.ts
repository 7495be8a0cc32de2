import { Injectable } from '@nestjs/common';
import { agreedNetting } from '@groundwork/domain-draws';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Answer, found } from '@groundwork/server-http';
import { FundingRepository, LoanEntryRepository } from '../funding-rows/index.js';
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
  /** What planned payments are to keep back. */
  @Answer.amount() feesPlanned!: number;
  @Answer.amount() reservePlanned!: number;
}

/** What was agreed to be kept back of a loan's payments, and what was kept back so far. */
@Injectable()
export class GetFundingTerms {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly entries: LoanEntryRepository,
    private readonly fundings: FundingRepository,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<FundingTermsDto> {
    const ledger = found(await this.ledgers.find(applicationId), 'The loan');
    allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
    const netted = await this.entries.sums(applicationId);
    const planned = await this.fundings.plannedNetting(applicationId);
    const agreed = agreedNetting(ledger.terms);
    return {
      applicationId,
      fees: agreed.feesNetted,
      feesNetted: netted.fee,
      interestReserve: agreed.reserveNetted,
      reserveNetted: netted.reserve,
      feesPlanned: planned.feesNetted,
      reservePlanned: planned.reserveNetted,
    };
  }
}
