import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CompanyRepository, MembershipEntity } from '../core/index.js';
import { KnownUserEntity } from './known-user.entity.js';
import type { CompanyUserDto } from './member.dto.js';

/** The users of a company, by name. */
@Injectable()
export class ListCompanyUsers {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<CompanyUserDto[]> {
    const { rootCompanyId } = await this.companies.readable(actor, companyId);
    return this.database.manager
      .createQueryBuilder(MembershipEntity, 'm')
      .innerJoin(KnownUserEntity, 'u', 'u.id = m.user_id')
      .select(['u.id AS id', 'u.email AS email', 'u.first_name AS firstName', 'u.last_name AS lastName'])
      .where('m.company_id = :rootCompanyId', { rootCompanyId })
      .orderBy('u.last_name')
      .addOrderBy('u.first_name')
      .getRawMany<CompanyUserDto>();
  }
}
