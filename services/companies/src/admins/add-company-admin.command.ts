import { Injectable } from '@nestjs/common';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { ChooseCompanyAdminDto, CompanyAdminDto } from './company-admin.dto.js';
import { CompanyAdminEntity } from './company-admin.entity.js';
import { CompanyAdminRepository } from './company-admin.repository.js';
import { ListCompanyAdmins } from './list-company-admins.query.js';

@Injectable()
export class AddCompanyAdmin {
  constructor(
    private readonly admins: CompanyAdminRepository,
    private readonly list: ListCompanyAdmins,
  ) {}

  async execute(actor: Actor, { companyId, userId }: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    await this.admins.change(actor, 'setAdmins', companyId, async (manager) => {
      if (await manager.existsBy(CompanyAdminEntity, { companyId, userId }))
        throw new Problem('resource.exists', companySetup.companyAdminExists);
      await this.admins.insert(manager, actor, { companyId, userId, isPoint: false });
    });
    return this.list.execute(companyId);
  }
}
