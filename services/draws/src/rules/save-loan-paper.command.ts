import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerAccess, LoanWatch } from '../ledger/index.js';
import type { LoanPaperDto, SaveLoanPaperDto } from './draw-rules.dto.js';
import { loanPapersView } from './draw-rules.view.js';
import { LoanFactsRepository } from './loan-facts.repository.js';

/** An administrator writes down when a paper of a loan ends: a renewed insurance, a permit that was extended. What was before stays. */
@Injectable()
export class SaveLoanPaper {
  constructor(
    private readonly database: Database,
    private readonly access: LedgerAccess,
    private readonly loans: LoanFactsRepository,
    private readonly watch: LoanWatch,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { applicationId, paper, expiresOn }: SaveLoanPaperDto): Promise<LoanPaperDto[]> {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      await this.access.allowed(actor, 'correct', applicationId);
      const row = { id: newId(), applicationId, paper, expiresOn, userId, writtenAt: this.clock.now() };
      await this.loans.writePapers(manager, [row]);
      await this.watch.tell(manager, applicationId, 'papersChanged');
      await this.outbox.add(manager, {
        type: 'loan.paper_saved',
        aggregateId: applicationId,
        payload: { applicationId, paper, expiresOn, savedBy: userId },
      });
    });
    return loanPapersView(await this.loans.papers(applicationId));
  }
}
