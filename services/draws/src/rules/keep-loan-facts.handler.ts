import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { loanPapers } from '@groundwork/domain-draws';
import type { EventEnvelope } from '@groundwork/domain-events';
import type { Clock } from '@groundwork/domain-time';
import { newId } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { LoanFactsRepository } from './loan-facts.repository.js';

/** The approval of an application tells what the rules look at of its loan: other sources, and papers that end. */
@Injectable()
export class KeepLoanFactsHandler implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly loans: LoanFactsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.inbox.on('application.approved', 'keep-loan-facts', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, { payload }: EventEnvelope<'application.approved'>): Promise<void> {
    const { applicationId, sources, outsideBudget: outsideCents = 0, papers = [] } = payload;
    // A later approval of the same application changes nothing of a loan that runs, as its ledger does not.
    if ((await this.loans.sources(applicationId)) !== null) return;
    if (sources) await this.loans.writeSources(manager, { applicationId, sources: [...sources], outsideCents });
    const rows = loanPapers.flatMap((paper) => {
      const expiresOn = papers.find(({ kind }) => kind === paper)?.expiresOn;
      return expiresOn
        ? [{ id: newId(), applicationId, paper, expiresOn, userId: null, writtenAt: this.clock.now() }]
        : [];
    });
    if (rows.length > 0) await this.loans.writePapers(manager, rows);
  }
}
