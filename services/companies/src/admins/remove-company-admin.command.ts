import { Injectable } from '@nestjs/common';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { DealChanges } from '../core/index.js';
import type { ChooseCompanyAdminDto, CompanyAdminDto } from './company-admin.dto.js';
import { CompanyAdminEntity } from './company-admin.entity.js';
import { CompanyAdminRepository } from './company-admin.repository.js';
import { ListCompanyAdmins } from './list-company-admins.query.js';

@Injectable()
export class RemoveCompanyAdmin {
  constructor(
    private readonly admins: CompanyAdminRepository,
    private readonly list: ListCompanyAdmins,
    private readonly deals: DealChanges,
  ) {}

  async execute(actor: Actor, { companyId, userId }: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    await this.admins.change(actor, 'setAdmins', companyId, async (manager, company) => {
      const isPoint = await manager.existsBy(CompanyAdminEntity, { companyId, userId, isPoint: true });
      const { affected } = await manager.delete(CompanyAdminEntity, { companyId, userId });
      if (!affected) throw new Problem('resource.not_found', companySetup.companyAdminGone);
      await this.admins.record(manager, 'remove', { companyId, userId }, actor.userId ?? null);
      if (isPoint) await this.deals.record(manager, actor, company, [{ change: 'point_person', subjectId: null }]);
    });
    return this.list.execute(companyId);
  }
}
