import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyAdminEntity } from '../admins/index.js';
import { CompanyEntity, CompanyLocks, MembershipEntity } from '../core/index.js';
import type { CompanyFactsDto } from './company-facts.dto.js';

@Injectable()
export class GetCompanyFacts {
  constructor(
    private readonly database: Database,
    private readonly locks: CompanyLocks,
  ) {}

  async execute(companyId: string): Promise<CompanyFactsDto> {
    const { manager } = this.database;
    const row = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    const members = await manager.findBy(MembershipEntity, { companyId });
    const point = await manager.findOneBy(CompanyAdminEntity, { companyId, isPoint: true });
    const { organizationName, legalEntityName, lineOfCredit } = row;
    return {
      companyId,
      organizationName,
      legalEntityName,
      lineOfCredit,
      locked: await this.locks.isLocked(row.rootCompanyId),
      userIds: members.map((member) => member.userId),
      pointPersonId: point?.userId ?? null,
    };
  }
}
