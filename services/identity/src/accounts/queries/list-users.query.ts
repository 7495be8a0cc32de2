import { Injectable } from '@nestjs/common';
import type { Role } from '@groundwork/domain-access';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import type { UserDto } from '../account.dto.js';
import { accountsAbility } from '../accounts.policy.js';
import { AccountEntity } from '../persistence/account.entity.js';
import { userView } from '../user.view.js';

/** Users by name: those of some roles, or all. */
@Injectable()
export class ListUsers {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, roles?: readonly Role[]): Promise<UserDto[]> {
    allow(accountsAbility(actor), 'list', 'Account');
    const accounts = await this.database.manager.find(AccountEntity, {
      where: roles ? { role: In([...roles]) } : {},
      order: { lastName: 'ASC', firstName: 'ASC' },
      take: 1000,
    });
    return accounts.map(userView);
  }
}
