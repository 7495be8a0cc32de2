import { Injectable } from '@nestjs/common';
import { admin } from '@groundwork/domain-messages';
import type { EntityManager } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import type { PersonAnswer } from '../people/people.dto.js';
import { PeopleRecords } from '../people/people.records.js';
import { Person } from '../people/person.entity.js';
import { EntityOwner } from './entity-owner.entity.js';
import type { OwnerAnswer, OwnerCompanyAnswer } from './owners.dto.js';

/** Everything of a tree of owners. */
export interface OwnershipRows {
  readonly companies: ReadonlyMap<string, Company>;
  readonly people: ReadonlyMap<string, PersonAnswer>;
  readonly holdings: readonly EntityOwner[];
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));

export const companyAnswer = ({ id, organizationName, legalEntityName }: Company): OwnerCompanyAnswer => ({ companyId: id, organizationName, legalEntityName });

/** What an owner is called: the person's names, the entity's legal name, or what the specification calls a group. */
function displayNameOf(person: PersonAnswer | null, company: Company | null): string {
  if (person) return `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  return company ? (company.legalEntityName ?? company.organizationName) : admin.multiplePeopleUnder20;
}

@Injectable()
export class OwnerRecords {
  constructor(private readonly people: PeopleRecords) {}

  /** The holdings of a tree, in the order of their making. */
  holdings(manager: EntityManager, rootCompanyId: string): Promise<EntityOwner[]> {
    return manager.find(EntityOwner, { where: { rootCompanyId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  async tree(manager: EntityManager, rootCompanyId: string): Promise<OwnershipRows> {
    const [companies, people, holdings] = await Promise.all([
      manager.findBy(Company, { rootCompanyId }),
      manager.find(Person, { where: { companyId: rootCompanyId }, order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } }),
      this.holdings(manager, rootCompanyId),
    ]);
    return { companies: byId(companies), people: byId(await this.people.answers(manager, rootCompanyId, people)), holdings };
  }

  answerIn(rows: Pick<OwnershipRows, 'companies' | 'people'>, owner: EntityOwner): OwnerAnswer {
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
    };
  }

  async answer(manager: EntityManager, owner: EntityOwner): Promise<OwnerAnswer> {
    const person = owner.personId ? await manager.findOneBy(Person, { id: owner.personId }) : null;
    const company = owner.ownerCompanyId ? await manager.findOneBy(Company, { id: owner.ownerCompanyId }) : null;
    const people = person ? [await this.people.answer(manager, person)] : [];
    return this.answerIn({ people: byId(people), companies: byId(company ? [company] : []) }, owner);
  }
}
