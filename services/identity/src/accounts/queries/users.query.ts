import { Injectable } from '@nestjs/common';
import { flagsOf } from '@groundwork/domain-accounts';
import type { Role } from '@groundwork/domain-access';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import type { UserProfile, UserRow } from '../account.dto.js';
import { accountsAbility } from '../accounts.policy.js';
import { Account, CompanyMembership } from '../persistence/account.entity.js';

export function userRow(account: Account): UserRow {
  const { id, email, firstName, lastName, role } = account;
  const { isOwner } = flagsOf(role);
  return { id, userId: id, email, firstName, lastName, role, isSuper: isOwner, isOwner, userProfile: { firstName, lastName, userId: id } };
}

export function userProfile(account: Account): UserProfile {
  const { id, email, firstName, lastName, profile } = account;
  return {
    id,
    userId: id,
    email,
    firstName,
    lastName,
    streetAddress: profile.streetAddress ?? '',
    city: profile.city ?? '',
    state: profile.state ?? '',
    zipCode: profile.zipCode ?? '',
    mobileNumber: profile.mobileNumber ?? '',
    canSendMessages: profile.canSendMessages ?? false,
  };
}

@Injectable()
export class UsersQuery {
  constructor(private readonly database: Database) {}

  async profile(actor: Actor, id: string): Promise<UserProfile> {
    allow(accountsAbility(actor), 'read', subject('Account', { id }));
    return userProfile(found(await this.database.manager.findOneBy(Account, { id }), 'The user'));
  }

  async all(actor: Actor, roles?: readonly Role[]): Promise<UserRow[]> {
    allow(accountsAbility(actor), 'list', 'Account');
    const accounts = await this.database.manager.find(Account, { where: roles ? { role: In([...roles]) } : {}, order: { lastName: 'ASC', firstName: 'ASC' }, take: 1000 });
    return accounts.map(userRow);
  }

  async ofCompany(actor: Actor, companyId: string): Promise<UserRow[]> {
    allow(accountsAbility(actor), 'list', subject('CompanyUsers', { companyId }));
    const memberships = await this.database.manager.findBy(CompanyMembership, { companyId });
    const accounts = await this.database.manager.find(Account, { where: { id: In(memberships.map((membership) => membership.accountId)) }, order: { lastName: 'ASC' } });
    return accounts.map(userRow);
  }
}
