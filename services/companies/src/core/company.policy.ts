import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { AbilityBuilder, allow, createMongoAbility, isAdministrator, subject } from '@groundwork/server-auth';
import type { MongoAbility } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { MembershipEntity } from './membership.entity.js';

export type CompanyAction = 'read' | 'update' | 'setTerms' | 'setPoint' | 'setAdmins';

/**
 * Who may do what to a company: its users and administrators; its terms and its point person are an administrator's alone,
 * and who else looks after it a super administrator's.
 */
export function abilityFor(actor: Actor, memberOf: readonly string[]): MongoAbility {
  const { can, build } = new AbilityBuilder<MongoAbility>(createMongoAbility);
  if (isAdministrator(actor)) can(['read', 'update', 'setTerms', 'setPoint'], 'Company');
  else if (actor.role === 'system') can('read', 'Company');
  else if (actor.role === 'borrower') can(['read', 'update'], 'Company', { rootCompanyId: { $in: [...memberOf] } });
  if (actor.role === 'super') can('setAdmins', 'Company');
  return build();
}

/** The policy with the memberships that this service itself keeps: a token may be older than the company. */
@Injectable()
export class CompanyAccess {
  constructor(private readonly database: Database) {}

  async companiesOf(actor: Actor): Promise<string[]> {
    if (actor.role !== 'borrower' || !actor.userId) return [...actor.companyIds];
    const rows = await this.database.manager.find(MembershipEntity, {
      select: { companyId: true },
      where: { userId: actor.userId },
      order: { createdAt: 'ASC' },
    });
    return [...new Set([...actor.companyIds, ...rows.map((row) => row.companyId)])];
  }

  async allow(actor: Actor, action: CompanyAction, company: { readonly rootCompanyId: string }): Promise<void> {
    allow(
      abilityFor(actor, await this.companiesOf(actor)),
      action,
      subject('Company', { rootCompanyId: company.rootCompanyId }),
    );
  }
}
