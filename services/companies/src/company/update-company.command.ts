import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyAccess, CompanyChanges, CompanyEntity, CompanyLocks, DealChanges } from '../core/index.js';
import { SaveReferences } from '../references/index.js';
import { refuseOtherVersion } from '../shared/refuse-other-version.js';
import { CompanyEdits } from './company-edits.service.js';
import { termChanges } from './company-terms.js';
import { CompanyViews } from './company-views.service.js';
import type { CompanyDto, UpdateCompanyDto } from './company.dto.js';
import { refuseWrongCompany } from './refuse-wrong-company.js';

/** Saves what a body sets. Its own borrowers may not while an application is submitted; an administrator may. */
@Injectable()
export class UpdateCompany {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly changes: CompanyChanges,
    private readonly edits: CompanyEdits,
    private readonly references: SaveReferences,
    private readonly deals: DealChanges,
    private readonly views: CompanyViews,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: UpdateCompanyDto): Promise<CompanyDto> {
    return this.database.transaction(async (manager) => {
      const before = found(await manager.findOneBy(CompanyEntity, { id: body.companyId }), 'The company');
      await this.access.allow(actor, 'update', before);
      if (!isAdministrator(actor)) await this.locks.refuseLocked(before.rootCompanyId);
      await refuseOtherVersion(body.version, before.version, () => this.views.view(actor, before));
      const changes = await this.edits.of(actor, body, before);
      const after: CompanyEntity = { ...before, ...changes, version: before.version + 1, updatedAt: this.clock.now() };
      refuseWrongCompany(after, this.clock);
      const wasSaved = await updateRows(
        manager,
        CompanyEntity,
        { id: before.id, version: before.version },
        { ...changes, version: after.version, updatedAt: after.updatedAt },
      );
      if (wasSaved !== 1)
        throw Problem.conflict(
          await this.views.view(actor, found(await manager.findOneBy(CompanyEntity, { id: before.id }), 'The company')),
        );
      if (body.references) await this.references.execute(manager, before.id, body.references);
      if (after.parentCompanyId === null) await this.changes.follow(manager, after.id);
      if (after.organizationName !== before.organizationName && after.parentCompanyId === null)
        await this.outbox.add(manager, {
          type: 'company.updated',
          aggregateId: after.id,
          payload: { companyId: after.id, organizationName: after.organizationName },
        });
      await this.deals.record(manager, actor, after, termChanges(before, after));
      return this.views.view(actor, after);
    });
  }
}
