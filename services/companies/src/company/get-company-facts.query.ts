import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyEntity, CompanyLocks, MembershipEntity } from '../core/index.js';

/** What another service may know of a company. */
export interface CompanyFactsForServices {
  readonly companyId: string;
  readonly organizationName: string;
  readonly legalEntityName: string | null;
  readonly lineOfCredit: boolean;
  readonly locked: boolean;
  readonly userIds: readonly string[];
}

@Injectable()
export class GetCompanyFacts {
  constructor(
    private readonly database: Database,
    private readonly locks: CompanyLocks,
  ) {}

  async execute(companyId: string): Promise<CompanyFactsForServices> {
    const { manager } = this.database;
    const row = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    const members = await manager.findBy(MembershipEntity, { companyId });
    const { organizationName, legalEntityName, lineOfCredit } = row;
    return {
      companyId,
      organizationName,
      legalEntityName,
      lineOfCredit,
      locked: await this.locks.isLocked(row.rootCompanyId),
      userIds: members.map((member) => member.userId),
    };
  }
}
