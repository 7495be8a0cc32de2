import { Injectable } from '@nestjs/common';
import { Database, likeText } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyEntity } from '../core/index.js';
import type { CompanySummaryDto, ListCompaniesDto } from './company.dto.js';

const listColumns = [
  'c.id AS companyId',
  'c.organization_name AS organizationName',
  'c.legal_entity_name AS legalEntityName',
  'c.mailing_city AS mailingCity',
  'c.mailing_state AS mailingState',
  'c.line_of_credit AS lineOfCredit',
];

/** Borrowing companies by name, for selectors; owning entities are not among them. */
@Injectable()
export class ListCompanies {
  constructor(private readonly database: Database) {}

  async execute({ search, after, limit }: ListCompaniesDto): Promise<CompanySummaryDto[]> {
    const query = this.database.manager
      .createQueryBuilder(CompanyEntity, 'c')
      .select(listColumns)
      .where('c.parent_company_id IS NULL');
    if (search) {
      const literal = likeText(search);
      query.andWhere(
        "(c.organization_name LIKE :search ESCAPE '!' OR c.legal_entity_name LIKE :search ESCAPE '!' OR c.id LIKE :start ESCAPE '!')",
        { search: `%${literal}%`, start: `${literal}%` },
      );
    }
    const last =
      after === undefined
        ? undefined
        : found(await this.database.manager.findOneBy(CompanyEntity, { id: after }), 'The company');
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
