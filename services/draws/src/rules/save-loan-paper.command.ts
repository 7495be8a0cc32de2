import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerRepository, LoanWatch } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { LoanPaperDto, SaveLoanPaperDto } from './draw-rules.dto.js';
import { loanPapersView } from './draw-rules.view.js';
import { LoanFactsRepository } from './loan-facts.repository.js';

/** An administrator writes down when a paper of a loan ends: a renewed insurance, a permit that was extended. What was before stays. */
@Injectable()
export class SaveLoanPaper {
  constructor(
    private readonly database: Database,
    private readonly ledgers: LedgerRepository,
    private readonly loans: LoanFactsRepository,
    private readonly watch: LoanWatch,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { applicationId, paper, expiresOn }: SaveLoanPaperDto): Promise<LoanPaperDto[]> {
    const userId = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const ledger = await this.ledgers.find(applicationId);
      if (!ledger) throw new Problem('resource.not_found', shared.noLedger);
      allow(drawsAbility(actor), 'correct', subject('Ledger', ledger));
      const row = { id: newId(), applicationId, paper, expiresOn, userId, writtenAt: this.clock.now() };
      await this.loans.writePapers(manager, [row]);
      await this.watch.tell(manager, applicationId, 'papersChanged');
    });
    return loanPapersView(await this.loans.papers(applicationId));
  }
}
