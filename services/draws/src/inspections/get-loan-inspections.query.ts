import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { LedgerAccess, LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { LoanInspectionsDto } from './inspection.dto.js';
import { InspectionDetails } from './inspection-details.service.js';
import { InspectionRepository } from './inspection.repository.js';
import { lineProgressView } from './inspection.view.js';

/** The inspections of a loan, and by line what they found complete beside what is funded. */
@Injectable()
export class GetLoanInspections {
  constructor(
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly inspections: InspectionRepository,
    private readonly details: InspectionDetails,
  ) {}

  async execute(actor: Actor, applicationId: string): Promise<LoanInspectionsDto> {
    const ledger = await this.access.opened(applicationId);
    allow(drawsAbility(actor), 'read', subject('Inspection', { companyId: ledger.companyId }));
    const found = await this.inspections.inspectedLines(applicationId);
    const setting = await this.inspections.setting(applicationId);
    const lines = await this.ledgers.lines(applicationId);
    return {
      applicationId,
      capsDraws: setting?.capsDraws ?? false,
      settingVersion: setting?.version ?? 0,
      lines: lines.map((line) => lineProgressView(line, found.get(line.id))),
      inspections: await this.details.summaries(actor, await this.inspections.ofLoan(applicationId)),
    };
  }
}
