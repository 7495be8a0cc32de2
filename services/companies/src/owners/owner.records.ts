import { Injectable } from '@nestjs/common';
import { admin } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import type { EntityManager } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { AccountRecords } from '../financial-accounts/account-records.js';
import type { AccountsByHolder } from '../financial-accounts/account-records.js';
import type { PersonDto } from '../people/people.dto.js';
import { PeopleRecords } from '../people/people.records.js';
import { Person } from '../people/person.entity.js';
import { EntityOwner } from './entity-owner.entity.js';
import type { OwnerDto, OwnerCompanyDto } from './owners.dto.js';

/** Everything of a tree of owners. */
export interface OwnershipRows {
  readonly companies: ReadonlyMap<string, Company>;
  readonly people: ReadonlyMap<string, PersonDto>;
  readonly holdings: readonly EntityOwner[];
  readonly accounts: AccountsByHolder;
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

export const companyAnswer = ({ id, organizationName, legalEntityName }: Company): OwnerCompanyDto => ({
  companyId: id,
  organizationName,
  legalEntityName,
});

/** What an owner is called: the person's names, the entity's legal name, or what the specification calls a group. */
function displayNameOf(person: Pick<PersonDto, 'firstName' | 'lastName'> | null, company: Company | null): string {
  if (person) return `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  return company ? (company.legalEntityName ?? company.organizationName) : admin.multiplePeopleUnder20;
}

@Injectable()
export class OwnerRecords {
  constructor(
    private readonly people: PeopleRecords,
    private readonly accounts: AccountRecords,
  ) {}

  /** The holdings of a tree, in the order of their making. */
  holdings(manager: EntityManager, rootCompanyId: string): Promise<EntityOwner[]> {
    return manager.find(EntityOwner, { where: { rootCompanyId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Everything, as `actor` sees it. */
  async tree(manager: EntityManager, actor: Actor, rootCompanyId: string): Promise<OwnershipRows> {
    const [companies, people, holdings, accounts] = await Promise.all([
      manager.findBy(Company, { rootCompanyId }),
      manager.find(Person, {
        where: { companyId: rootCompanyId },
        order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' },
      }),
      this.holdings(manager, rootCompanyId),
      this.accounts.byHolder(manager, actor, rootCompanyId),
    ]);
    return {
      companies: byId(companies),
      people: byId(await this.people.answers(manager, rootCompanyId, people)),
      holdings,
      accounts,
    };
  }

  answerIn(rows: Pick<OwnershipRows, 'companies' | 'people' | 'accounts'>, owner: EntityOwner): OwnerDto {
    const person = rows.people.get(owner.personId ?? '') ?? null;
    const company = rows.companies.get(owner.ownerCompanyId ?? '') ?? null;
    const { rootCompanyId: _root, createdBy: _by, createdAt: _at, updatedAt: _then, ...fields } = owner;
    return {
      ...fields,
      multiplePeopleUnder20: owner.entityOwnerType === 'multiplePeopleUnder20',
      displayName: displayNameOf(person, company),
      person,
      ownerCompany: company ? companyAnswer(company) : null,
      s1id: person?.s1Id ?? null,
      accounts: [...(rows.accounts.get(owner.id) ?? [])],
    };
  }

  async answer(manager: EntityManager, actor: Actor, owner: EntityOwner): Promise<OwnerDto> {
    const person = owner.personId ? await manager.findOneBy(Person, { id: owner.personId }) : null;
    const company = owner.ownerCompanyId ? await manager.findOneBy(Company, { id: owner.ownerCompanyId }) : null;
    const people = person ? [await this.people.answer(manager, person)] : [];
    const accounts = new Map([[owner.id, await this.accounts.ofHolder(manager, actor, owner.id)]]);
    return this.answerIn({ people: byId(people), companies: byId(company ? [company] : []), accounts }, owner);
  }

  async nameOf(manager: EntityManager, { personId, ownerCompanyId }: EntityOwner): Promise<string> {
    const person = personId ? await manager.findOneBy(Person, { id: personId }) : null;
    return displayNameOf(person, ownerCompanyId ? await manager.findOneBy(Company, { id: ownerCompanyId }) : null);
  }
}
