import { Controller, Get, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyLocks } from '../locks/company-locks.js';
import { Membership } from '../members/membership.entity.js';
import { Company } from './persistence/company.entity.js';

/** What another service may know of a company. */
export interface CompanyFactsForServices {
  readonly companyId: string;
  readonly organizationName: string;
  readonly legalEntityName: string | null;
  readonly lineOfCredit: boolean;
  readonly locked: boolean;
  readonly userIds: readonly string[];
}

@ApiExcludeController()
@Controller('internal/companies')
export class InternalCompanyController {
  constructor(
    private readonly database: Database,
    private readonly locks: CompanyLocks,
  ) {}

  @Get(':id')
  @For('system')
  async getCompanyFacts(@Param('id') id: string): Promise<CompanyFactsForServices> {
    const row = found(await this.database.manager.findOneBy(Company, { id }), 'The company');
    const members = await this.database.manager.findBy(Membership, { companyId: id });
    const { organizationName, legalEntityName, lineOfCredit } = row;
    return {
      companyId: id,
      organizationName,
      legalEntityName,
      lineOfCredit,
      locked: await this.locks.isLocked(row.rootCompanyId),
      userIds: members.map((member) => member.userId),
    };
  }
}
