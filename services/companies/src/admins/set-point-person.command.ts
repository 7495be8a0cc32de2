import { Injectable } from '@nestjs/common';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { DealChanges } from '../core/index.js';
import type { CompanyAdminDto, SetPointPersonDto } from './company-admin.dto.js';
import { CompanyAdminEntity } from './company-admin.entity.js';
import { CompanyAdminRepository } from './company-admin.repository.js';
import { ListCompanyAdmins } from './list-company-admins.query.js';

/** The old point person is none any more, the new one is (specification, section 4); who was no admin yet becomes one. */
@Injectable()
export class SetPointPerson {
  constructor(
    private readonly admins: CompanyAdminRepository,
    private readonly list: ListCompanyAdmins,
    private readonly deals: DealChanges,
  ) {}

  async execute(actor: Actor, { companyId, userId, replaces }: SetPointPersonDto): Promise<CompanyAdminDto[]> {
    await this.admins.change(actor, 'setPoint', companyId, async (manager, company) => {
      const before = await manager.findOneBy(CompanyAdminEntity, { companyId, isPoint: true });
      if (before?.userId === userId) return;
      if (replaces !== undefined && (before?.userId ?? null) !== replaces)
        throw new Problem('state.version_conflict', companySetup.pointPersonChanged);
      if (before) await manager.update(CompanyAdminEntity, { id: before.id }, { isPoint: false });
      const { affected } = await manager.update(CompanyAdminEntity, { companyId, userId }, { isPoint: true });
      if (!affected) await this.admins.insert(manager, actor, { companyId, userId, isPoint: true });
      await this.admins.record(manager, 'point', { companyId, userId }, actor.userId ?? null);
      await this.deals.record(manager, actor, company, [{ change: 'point_person', subjectId: userId }]);
    });
    return this.list.execute(companyId);
  }
}
