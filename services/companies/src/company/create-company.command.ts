import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyRepository, DealChanges, MembershipEntity } from '../core/index.js';
import { SetupStepRepository } from '../steps/index.js';
import { CompanyViews } from './company-views.service.js';
import type { CompanyDto, CreateCompanyDto } from './company.dto.js';
import { newCompanyValues } from './new-company-values.js';

/** Makes a company. A borrower who makes one belongs to it; an administrator makes one for others. */
@Injectable()
export class CreateCompany {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly steps: SetupStepRepository,
    private readonly views: CompanyViews,
    private readonly deals: DealChanges,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateCompanyDto): Promise<CompanyDto> {
    return this.database.transaction(async (manager) => {
      const by = found(actor.userId, 'The user');
      const now = this.clock.now();
      const row = await this.companies.insert(manager, { by, now }, newCompanyValues(body, this.clock));
      const memberId = isAdministrator(actor) ? null : by;
      if (memberId) await manager.insert(MembershipEntity, { companyId: row.id, userId: memberId, createdAt: now });
      await this.steps.open(manager, row);
      await this.outbox.add(manager, {
        type: 'company.created',
        aggregateId: row.id,
        payload: { companyId: row.id, organizationName: row.organizationName, userId: memberId },
      });
      await this.deals.record(manager, actor, row, [{ change: 'company_entered' }]);
      return this.views.view(actor, row);
    });
  }
}
