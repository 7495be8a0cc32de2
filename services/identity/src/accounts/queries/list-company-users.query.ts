import { Injectable } from '@nestjs/common';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { UserDto } from '../account.dto.js';
import { accountsAbility } from '../accounts.policy.js';
import { AccountEntity } from '../persistence/account.entity.js';
import { CompanyMembershipEntity } from '../persistence/company-membership.entity.js';
import { userView } from '../user.view.js';

@Injectable()
export class ListCompanyUsers {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, companyId: string): Promise<UserDto[]> {
    allow(accountsAbility(actor), 'list', subject('CompanyUsers', { companyId }));
    const memberships = await this.database.manager.findBy(CompanyMembershipEntity, { companyId });
    const accounts = await this.database.manager.find(AccountEntity, {
      where: { id: In(memberships.map((membership) => membership.accountId)) },
      order: { lastName: 'ASC' },
    });
    return accounts.map(userView);
  }
}
