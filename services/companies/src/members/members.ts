import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Inbox, Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyAccess } from '../companies.policy.js';
import { Company } from '../company/persistence/company.entity.js';
import { CompanyQueries } from '../company/queries/company.queries.js';
import type { CompanyUserDto, CompanyUserWithCompaniesDto } from './members.dto.js';
import { KnownUser, Membership } from './membership.entity.js';
import { VerifiedIdentity } from './verified-identity.entity.js';

/** Who belongs to which company. A user who registers for a company joins it. */
@Injectable()
export class Members implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
    private readonly access: CompanyAccess,
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.inbox.on(
      'user.registered',
      'known-user',
      async (manager, { payload: { userId, email, firstName, lastName, companyId } }) => {
        await manager.upsert(KnownUser, { id: userId, email, firstName, lastName }, ['id']);
        if (companyId) await this.join(manager, companyId, userId);
      },
    );
    this.inbox.on(
      'user.identity_verified',
      'verified-identity',
      async (manager, { payload: { userId }, occurredAt }) => {
        await manager.upsert(VerifiedIdentity, { userId, verifiedAt: new Date(occurredAt) }, ['userId']);
      },
    );
    this.inbox.on('user.joined_company', 'join', (manager, { payload: { userId, companyId } }) =>
      this.join(manager, companyId, userId),
    );
  }

  /** A user belongs to the whole structure that a company is part of. Identity hears of it and writes it into the tokens. */
  private async join(manager: EntityManager, id: string, userId: string): Promise<void> {
    const company = await manager.findOneBy(Company, { id });
    const root = company && (await manager.findOneBy(Company, { id: company.rootCompanyId }));
    if (!root || (await manager.existsBy(Membership, { companyId: root.id, userId }))) return;
    await manager.insert(Membership, { companyId: root.id, userId, createdAt: this.clock.now() });
    await this.outbox.add(manager, {
      type: 'company.member_added',
      aggregateId: root.id,
      payload: { companyId: root.id, organizationName: root.organizationName, userId },
    });
  }

  async ofCompany(actor: Actor, companyId: string): Promise<CompanyUserDto[]> {
    const { rootCompanyId } = await this.companies.row(actor, companyId);
    return this.database.manager
      .createQueryBuilder(Membership, 'm')
      .innerJoin(KnownUser, 'u', 'u.id = m.user_id')
      .select(['u.id AS id', 'u.email AS email', 'u.first_name AS firstName', 'u.last_name AS lastName'])
      .where('m.company_id = :rootCompanyId', { rootCompanyId })
      .orderBy('u.last_name')
      .addOrderBy('u.first_name')
      .getRawMany<CompanyUserDto>();
  }

  /** A user with its companies, for itself, for those who share a company, and for administrators. */
  async user(actor: Actor, userId: string): Promise<CompanyUserWithCompaniesDto> {
    const companies = await this.database.manager
      .createQueryBuilder(Membership, 'm')
      .innerJoin(Company, 'c', 'c.id = m.company_id')
      .select(['c.id AS companyId', 'c.organization_name AS organizationName'])
      .where('m.user_id = :userId', { userId })
      .orderBy('c.organization_name')
      .getRawMany<{ companyId: string; organizationName: string }>();
    const own = await this.access.companiesOf(actor);
    const visible = isAdministrator(actor) ? companies : companies.filter((company) => own.includes(company.companyId));
    if (!isAdministrator(actor) && actor.userId !== userId && visible.length === 0) throw new Problem('access.denied');
    const user = found(await this.database.manager.findOneBy(KnownUser, { id: userId }), 'The user');
    return { ...user, companies: visible };
  }
}
