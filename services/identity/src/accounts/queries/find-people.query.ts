import { Injectable } from '@nestjs/common';
import type { Role } from '@groundwork/domain-access';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, likeText } from '@groundwork/server-data';
import type { FindPeopleDto, FoundPersonDto } from '../account.dto.js';
import { accountsAbility } from '../accounts.policy.js';
import { AccountEntity } from '../persistence/account.entity.js';
import { CompanyMembershipEntity } from '../persistence/company-membership.entity.js';

const most = 6;

interface Row extends Omit<FoundPersonDto, 'companyId' | 'companyName'> {
  readonly role: Role;
  readonly companyId: string | null;
  readonly companyName: string | null;
}

/** Some people by a part of their name or address, each with one of their companies: one statement. */
@Injectable()
export class FindPeople {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, { q }: FindPeopleDto): Promise<FoundPersonDto[]> {
    allow(accountsAbility(actor), 'list', 'Account');
    const words = q.trim().split(/\s+/).slice(0, 4);
    const query = this.database.manager
      .createQueryBuilder(AccountEntity, 'a')
      .leftJoin(CompanyMembershipEntity, 'm', 'm.accountId = a.id')
      .select('a.id', 'userId')
      .addSelect('a.firstName', 'firstName')
      .addSelect('a.lastName', 'lastName')
      .addSelect('a.email', 'email')
      .addSelect('a.role', 'role')
      .addSelect('MIN(m.companyId)', 'companyId')
      .addSelect('MIN(m.organizationName)', 'companyName');
    words.forEach((word, at) =>
      query.andWhere(
        `(a.firstName LIKE :w${at} ESCAPE '!' OR a.lastName LIKE :w${at} ESCAPE '!' OR a.email LIKE :w${at} ESCAPE '!')`,
        { [`w${at}`]: `%${likeText(word)}%` },
      ),
    );
    return query
      .groupBy('a.id')
      .addGroupBy('a.firstName')
      .addGroupBy('a.lastName')
      .addGroupBy('a.email')
      .addGroupBy('a.role')
      .orderBy('a.lastName')
      .addOrderBy('a.firstName')
      .addOrderBy('a.id')
      .limit(most)
      .getRawMany<Row>();
  }
}
