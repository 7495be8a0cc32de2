import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyAccess, CompanyEntity, CompanyLocks, CompanyRepository } from '../core/index.js';
import { CompanyViews } from './company-views.service.js';
import type { CompanyDto, CreateRelatedCompanyDto } from './company.dto.js';
import { newCompanyValues } from './new-company-values.js';

/** Makes a company that owns a part of `parentCompanyId`; the users of the tree's top see it. */
@Injectable()
export class CreateRelatedCompany {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly companies: CompanyRepository,
    private readonly views: CompanyViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: CreateRelatedCompanyDto): Promise<CompanyDto> {
    return this.database.transaction(async (manager) => {
      const parent = found(await manager.findOneBy(CompanyEntity, { id: body.parentCompanyId }), 'The parent company');
      await this.access.allow(actor, 'update', parent);
      if (!isAdministrator(actor)) await this.locks.refuseLocked(parent.rootCompanyId);
      const by = found(actor.userId, 'The user');
      const values = newCompanyValues(body, this.clock);
      const row = await this.companies.insert(manager, { by, now: this.clock.now() }, values, parent);
      return this.views.view(actor, row);
    });
  }
}
