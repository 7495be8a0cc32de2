import { Inject, Injectable } from '@nestjs/common';
import { propertyTitle } from '@groundwork/domain-applications';
import { appraisalRecord } from '@groundwork/domain-capital';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import { ApplicationRepository, factsOf, mayWith } from '../applications/index.js';
import { BudgetRepository } from '../budget-rows/index.js';
import { CapitalRepository } from '../capital-rows/index.js';
import { ClosingItemRepository } from '../closing-rows/index.js';
import { CreditFiles } from '../credit-file/index.js';
import { LoanDecisionRepository } from '../decision-rows/index.js';
import { answeredLines } from './answer-lines.js';
import { applicationPaper } from './application-paper.js';

/** The whole application as a PDF for the credit file, as it stands now. */
@Injectable()
export class PrintApplication {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly budgets: BudgetRepository,
    private readonly capital: CapitalRepository,
    private readonly creditFiles: CreditFiles,
    private readonly decisions: LoanDecisionRepository,
    private readonly closing: ClosingItemRepository,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string): Promise<Buffer> {
    const application = found(await this.applications.find(id), 'The application');
    mayWith(actor, 'review', application);
    const [creditFile, budgets, unitBudgets, appraisals, decisions, closing] = await Promise.all([
      this.creditFiles.read({ applicationId: id, companyId: application.companyId }),
      this.budgets.linesByProperty(this.database.manager, id),
      this.budgets.linesByUnit(this.database.manager, id),
      this.capital.appraisals(id),
      this.decisions.ofApplication(id),
      this.closing.ofApplication(id),
    ]);
    const titleOf = (propertyId: string) => propertyTitle(application.properties, propertyId);
    return applicationPaper({
      application,
      facts: factsOf(application),
      budgets,
      unitBudgets,
      appraisals: appraisals.map((row) => [titleOf(row.propertyId), answeredLines(appraisalRecord, row)] as const),
      creditFile,
      decisions,
      closing,
      at: this.clock.now(),
      letterhead: await this.lender.letterhead(),
    });
  }
}
