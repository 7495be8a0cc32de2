import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { LedgerAccess, LedgerRepository } from '../ledger/index.js';
import { drawsAbility } from '../shared/index.js';
import type { InspectionCapsDto } from './inspection.dto.js';
import { InspectionRepository } from './inspection.repository.js';

/** The lender says whether inspections cap the draws of a loan. A line that no accepted report looked at is not capped by any. */
@Injectable()
export class SetInspectionCaps {
  constructor(
    private readonly database: Database,
    private readonly access: LedgerAccess,
    private readonly ledgers: LedgerRepository,
    private readonly inspections: InspectionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { applicationId, version, capsDraws }: InspectionCapsDto): Promise<void> {
    const changedBy = found(actor.userId, 'The user');
    try {
      await this.database.transaction(async (manager) => {
        const ledger = await this.access.opened(applicationId);
        allow(drawsAbility(actor), 'inspect', subject('Inspection', { companyId: ledger.companyId }));
        const now = (await this.inspections.setting(applicationId))?.version ?? 0;
        if (now !== version) throw new Problem('state.version_conflict');
        await this.inspections.saveSetting(manager, {
          id: applicationId,
          version: now + 1,
          capsDraws,
          changedBy,
          changedAt: this.clock.now(),
        });
        const accepted = await this.inspections.inspectedLines(applicationId);
        const percents = [...accepted.values()].map(
          (line) => [line.id, capsDraws ? line.percentComplete : null] as const,
        );
        await this.ledgers.capLines(manager, new Map(percents));
      });
    } catch (error) {
      // Two who change it for the first time at once.
      if (isDuplicate(error)) throw new Problem('state.version_conflict');
      throw error;
    }
  }
}
