import { Injectable } from '@nestjs/common';
import { flagsOf } from '@groundwork/domain-accounts';
import type { Role } from '@groundwork/domain-access';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import type { NameOfUser, RoleOfUser, UserRow } from '../account.dto.js';
import { accountsAbility } from '../accounts.policy.js';
import { Account, CompanyMembership } from '../persistence/account.entity.js';
import type { UserProfile } from '../profile.dto.js';
import { Profiles } from '../profile.js';

export function userRow(account: Account): UserRow {
  const { id, email, firstName, lastName, role } = account;
  const { isOwner } = flagsOf(role);
  return {
    id,
    userId: id,
    email,
    firstName,
    lastName,
    role,
    isSuper: isOwner,
    isOwner,
    userProfile: { firstName, lastName, userId: id },
  };
}

@Injectable()
export class UsersQuery {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
  ) {}

  async profile(actor: Actor, id: string): Promise<UserProfile> {
    allow(accountsAbility(actor), 'read', subject('Account', { id }));
    return this.profiles.shown(found(await this.database.manager.findOneBy(Account, { id }), 'The user'));
  }

  /** The name that an account has now, for other services. */
  async name(id: string): Promise<NameOfUser> {
    const { firstName, lastName } = found(await this.database.manager.findOneBy(Account, { id }), 'The user');
    return { userId: id, firstName, lastName };
  }

  /** What an account is now, for other services. */
  async role(id: string): Promise<RoleOfUser> {
    const { role, active } = found(await this.database.manager.findOneBy(Account, { id }), 'The user');
    return { userId: id, role, active };
  }

  async all(actor: Actor, roles?: readonly Role[]): Promise<UserRow[]> {
    allow(accountsAbility(actor), 'list', 'Account');
    const accounts = await this.database.manager.find(Account, {
      where: roles ? { role: In([...roles]) } : {},
      order: { lastName: 'ASC', firstName: 'ASC' },
      take: 1000,
    });
    return accounts.map(userRow);
  }

  async ofCompany(actor: Actor, companyId: string): Promise<UserRow[]> {
    allow(accountsAbility(actor), 'list', subject('CompanyUsers', { companyId }));
    const memberships = await this.database.manager.findBy(CompanyMembership, { companyId });
    const accounts = await this.database.manager.find(Account, {
      where: { id: In(memberships.map((membership) => membership.accountId)) },
      order: { lastName: 'ASC' },
    });
    return accounts.map(userRow);
  }
}
