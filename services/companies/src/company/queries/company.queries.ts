import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import { CompanyAccess } from '../../companies.policy.js';
import { CompanyLocks } from '../../locks/company-locks.js';
import { AccountRecords } from '../../financial-accounts/account-records.js';
import { Membership } from '../../members/membership.entity.js';
import { VerifiedIdentity } from '../../members/verified-identity.entity.js';
import { SetupFactsReader } from '../../setup/setup-facts.js';
import { answerOf } from '../company-record.js';
import type { CompanyDto, ListCompaniesDto, CompanyMemberDto, CompanySummaryDto } from '../company.dto.js';
import { Company } from '../persistence/company.entity.js';

const listColumns = [
  'c.id AS companyId',
  'c.organization_name AS organizationName',
  'c.legal_entity_name AS legalEntityName',
  'c.mailing_city AS mailingCity',
  'c.mailing_state AS mailingState',
  'c.line_of_credit AS lineOfCredit',
];

@Injectable()
export class CompanyQueries {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    private readonly facts: SetupFactsReader,
    private readonly accounts: AccountRecords,
  ) {}

  /** The row, if the actor may see it. */
  async row(actor: Actor, companyId: string): Promise<Company> {
    const row = found(await this.database.manager.findOneBy(Company, { id: companyId }), 'The company');
    await this.access.allow(actor, 'read', row);
    return row;
  }

  async get(actor: Actor, companyId: string): Promise<CompanyDto> {
    return this.answer(actor, await this.row(actor, companyId));
  }

  /** The company asked for, or the first that the user belongs to. */
  async own(actor: Actor, companyId: string | undefined): Promise<CompanyDto> {
    return companyId ? this.get(actor, companyId) : this.answer(actor, await this.ownRow(actor));
  }

  /** The first company that the user belongs to; an administrator belongs to none. */
  async ownRow(actor: Actor): Promise<Company> {
    const id = isAdministrator(actor) ? undefined : (await this.access.companiesOf(actor))[0];
    return this.row(actor, found(id, 'The company'));
  }

  /** A row as `actor` sees it. */
  async answer(actor: Actor, row: Company): Promise<CompanyDto> {
    const { manager } = this.database;
    const [members, accounts, locked, facts] = await Promise.all([
      this.members(row.id),
      this.accounts.ofHolder(manager, actor, row.id),
      this.locks.isLocked(row.rootCompanyId),
      this.facts.of(manager, row),
    ]);
    return answerOf(row, members, accounts, locked, facts);
  }

  private async members(companyId: string): Promise<CompanyMemberDto[]> {
    const { manager } = this.database;
    const members = await manager.find(Membership, {
      where: { companyId },
      order: { createdAt: 'ASC', userId: 'ASC' },
    });
    const verified = new Set(
      (await manager.findBy(VerifiedIdentity, { userId: In(members.map(({ userId }) => userId)) })).map(
        ({ userId }) => userId,
      ),
    );
    return members.map(({ userId }) => ({ userId, identityVerified: verified.has(userId) }));
  }

  /** Borrowing companies by name, for selectors; owning entities are not among them. */
  async list({ search, after, limit }: ListCompaniesDto): Promise<CompanySummaryDto[]> {
    const query = this.database.manager
      .createQueryBuilder(Company, 'c')
      .select(listColumns)
      .where('c.parent_company_id IS NULL');
    if (search) {
      const literal = search.replace(/[!%_]/g, '!$&');
      query.andWhere(
        "(c.organization_name LIKE :search ESCAPE '!' OR c.legal_entity_name LIKE :search ESCAPE '!' OR c.id LIKE :start ESCAPE '!')",
        { search: `%${literal}%`, start: `${literal}%` },
      );
    }
    const last =
      after === undefined
        ? undefined
        : found(await this.database.manager.findOneBy(Company, { id: after }), 'The company');
    if (last)
      query.andWhere('(c.organization_name > :name OR (c.organization_name = :name AND c.id > :id))', {
        name: last.organizationName,
        id: last.id,
      });
    const rows = await query
      .orderBy('c.organization_name')
      .addOrderBy('c.id')
      .limit(Number(limit ?? 500))
      .getRawMany<CompanySummaryDto>();
    return rows.map((row) => ({ ...row, lineOfCredit: Boolean(row.lineOfCredit) }));
  }
}
