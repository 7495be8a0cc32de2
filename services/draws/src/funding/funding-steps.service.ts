import { Injectable } from '@nestjs/common';
import { fundingMachine } from '@groundwork/domain-draws';
import type { FundingCommand, FundingStage } from '@groundwork/domain-draws';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { FundingRepository, fundingView } from '../funding-rows/index.js';
import type { FundingDto, FundingEntity } from '../funding-rows/index.js';
import { LedgerRepository } from '../ledger/index.js';
import type { LedgerEntity } from '../ledger/index.js';
import { ListedFundings } from '../payment-exports/index.js';
import { drawsAbility } from '../shared/index.js';
import { FundingNews } from './funding-news.service.js';
import type { Happened } from './funding-news.service.js';

/** A payment that is about to move, as it was read while its loan is held. */
export interface FundingStep {
  readonly funding: FundingEntity;
  readonly ledger: LedgerEntity;
  /** Where it goes. */
  readonly stage: FundingStage;
}

/** What every step of a payment begins and ends with. */
@Injectable()
export class FundingSteps {
  constructor(
    private readonly ledgers: LedgerRepository,
    private readonly fundings: FundingRepository,
    private readonly listed: ListedFundings,
    private readonly news: FundingNews,
  ) {}

  /**
   * Holds the loan, then asks who it is, for the version that was looked at and for the way on, in this order. Of one that somebody else
   * moved meanwhile the conflict says how it stands now.
   */
  async begin(
    manager: EntityManager,
    actor: Actor,
    command: FundingCommand,
    { id, version }: Pick<FundingEntity, 'id' | 'version'>,
  ): Promise<FundingStep> {
    const { applicationId } = found(await this.fundings.find(id), 'The funding');
    const ledger = found(await this.ledgers.lock(manager, applicationId), 'The loan');
    allow(drawsAbility(actor), 'fund', subject('Ledger', ledger));
    // Read behind the lock: who waited for it sees what the other one made of it.
    const funding = found(await this.fundings.find(id), 'The funding');
    if (funding.version !== version) throw Problem.conflict((await this.listed.of([funding]))[0]);
    const stage = fundingMachine.next(funding.stage, command);
    if (stage === undefined) throw new Problem('state.illegal_transition');
    return { funding, ledger, stage };
  }

  /** The payment as it stands after its step, which is told to those whom it concerns. */
  async done(manager: EntityManager, id: string, ...happened: Happened): Promise<FundingDto> {
    const funding = found(await this.fundings.find(id), 'The funding');
    await this.news.tell(manager, funding, ...happened);
    return fundingView(funding);
  }
}
