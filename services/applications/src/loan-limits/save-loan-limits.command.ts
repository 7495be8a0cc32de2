import { Inject, Injectable } from '@nestjs/common';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import { pickFields } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { LoanLimitsDto, SaveLoanLimitsDto } from './loan-limits.dto.js';
import type { LoanLimitsEntity } from './loan-limits.entity.js';
import { LoanLimitsRepository } from './loan-limits.repository.js';
import { loanLimitsView } from './loan-limits.view.js';

/** The next version of the limits of a loan type. What was limited before stays to be read. */
@Injectable()
export class SaveLoanLimits {
  constructor(
    private readonly database: Database,
    private readonly limits: LoanLimitsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { loanType, version, ...entered }: SaveLoanLimitsDto): Promise<LoanLimitsDto> {
    return this.database.transaction(async (manager) => {
      const before = await this.limits.of(loanType, manager);
      if ((before?.version ?? 0) !== version) throw Problem.conflict(before && loanLimitsView(before));
      const row: LoanLimitsEntity = {
        id: newId(),
        loanType,
        version: version + 1,
        limits: pickFields(loanLimitsRecord, entered),
        editedBy: actor.userId ?? null,
        editedAt: this.clock.now(),
      };
      await this.limits.insert(manager, row, before);
      return loanLimitsView(row);
    });
  }
}
