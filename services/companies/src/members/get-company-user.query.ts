import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CompanyAccess, CompanyEntity, MembershipEntity } from '../core/index.js';
import { KnownUserEntity } from './known-user.entity.js';
import type { CompanyOfUserDto, CompanyUserWithCompaniesDto } from './member.dto.js';

/** A user with its companies, for itself, for those who share a company, and for administrators. */
@Injectable()
export class GetCompanyUser {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
  ) {}

  async execute(actor: Actor, userId: string): Promise<CompanyUserWithCompaniesDto> {
    const companies = await this.database.manager
      .createQueryBuilder(MembershipEntity, 'm')
      .innerJoin(CompanyEntity, 'c', 'c.id = m.company_id')
      .select(['c.id AS companyId', 'c.organization_name AS organizationName'])
      .where('m.user_id = :userId', { userId })
      .orderBy('c.organization_name')
      .getRawMany<CompanyOfUserDto>();
    const own = await this.access.companiesOf(actor);
    const visible = isAdministrator(actor) ? companies : companies.filter((company) => own.includes(company.companyId));
    if (!isAdministrator(actor) && actor.userId !== userId && visible.length === 0) throw new Problem('access.denied');
    const user = found(await this.database.manager.findOneBy(KnownUserEntity, { id: userId }), 'The user');
    return { ...user, companies: visible };
  }
}
