import { Injectable } from '@nestjs/common';
import { proposedTerms, termsBoundsOf } from '@groundwork/domain-applications';
import { addCents } from '@groundwork/domain-money';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, LoanDecisions, mayWith } from '../applications/index.js';
import { BudgetRepository } from '../budget-rows/index.js';
import { CreditFiles } from '../credit-file/index.js';
import type { ApprovalDto } from './loan-decision.dto.js';

/** What an administrator sees before an approval: what is missing, and terms to begin with. */
@Injectable()
export class GetApproval {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly budgets: BudgetRepository,
    private readonly decisions: LoanDecisions,
    private readonly creditFiles: CreditFiles,
  ) {}

  async execute(actor: Actor, id: string): Promise<ApprovalDto> {
    const application = found(await this.applications.find(id), 'The application');
    mayWith(actor, 'review', application);
    const creditFile = await this.creditFiles.read({ applicationId: id, companyId: application.companyId });
    const inClosing = application.status === 'in_closing';
    const bounds = termsBoundsOf(application);
    const lines = [...(await this.budgets.linesByProperty(this.database.manager, id)).values()].flat();
    const reserve = lines.filter(({ type }) => type === 'interest reserve');
    const facts = {
      loanType: application.loanType,
      budgetTotal: bounds.budgetTotal,
      interestReserve: addCents(reserve.map(({ budgetAmount }) => budgetAmount)),
      fundingSources: application.details.fundingSources ?? null,
      requestedLoanAmount: application.details.requestedLoanAmount ?? null,
    };
    return {
      missing: await this.decisions.missing(inClosing ? 'completeClosing' : 'approve', application, creditFile),
      missingForClosing: await this.decisions.missing('requireClosing', application, creditFile),
      terms: application.terms ?? proposedTerms(facts),
      ...bounds,
    };
  }
}
