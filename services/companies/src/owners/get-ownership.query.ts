import { Injectable } from '@nestjs/common';
import {
  byOwnedCompany,
  companiesInOrder,
  effectiveOwnership,
  ownershipPercentComplete,
  ownershipTotal,
  peopleNeedingS1,
} from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyRepository } from '../core/index.js';
import { S1RequestRepository, s1RequestView } from '../s1-requests/index.js';
import type { BeneficialOwnerDto, OwnedEntityDto, OwnershipDto } from './owner.dto.js';
import { OwnerRepository } from './owner.repository.js';
import type { OwnershipTree } from './owner.repository.js';
import { ownerCompanyView, ownerView } from './owner.view.js';

/** The tree of owners of a company with what follows from it. */
@Injectable()
export class GetOwnership {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly owners: OwnerRepository,
    private readonly requests: S1RequestRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<OwnershipDto> {
    const company = await this.companies.readable(actor, companyId);
    const { manager } = this.database;
    const tree = await this.owners.tree(manager, actor, company.rootCompanyId);
    const requests = await this.requests.ofCompany(manager, company.rootCompanyId);
    const root = tree.companies.get(company.rootCompanyId) ?? company;
    const entities = ownedEntities(companyId, tree);
    const effective = effectiveOwnership(companyId, tree.holdings);
    const named = (personId: string) => found(tree.people.get(personId), 'The person');
    const beneficialOwners: BeneficialOwnerDto[] = effective.people.map((owner) => {
      const { firstName, lastName } = named(owner.personId);
      return {
        ...owner,
        holdings: [...owner.holdings],
        firstName: firstName ?? '',
        lastName: lastName ?? '',
        isControlPerson: owner.personId === root.controlPersonId,
      };
    });
    return {
      companyId,
      entities,
      percentComplete: ownershipPercentComplete(entities.map((entity) => ({ owners: entity.entityOwners }))),
      needed100: entities
        .filter((entity) => entity.percentOwned < 100)
        .map((entity) => ({
          companyId: entity.companyId,
          name: entity.legalEntityName ?? entity.organizationName,
          percent: entity.percentOwned,
        })),
      beneficialOwners,
      groups: [...effective.groups],
      unassigned: effective.unassigned,
      controlPersonId: root.controlPersonId,
      companyStructureVerified: root.companyStructureVerified,
      s1: {
        hidden: effective.people.length === 0,
        needed: peopleNeedingS1(companyId, [...tree.people.values()], tree.holdings),
        requests: requests.map(s1RequestView),
      },
    };
  }
}

function ownedEntities(companyId: string, tree: OwnershipTree): OwnedEntityDto[] {
  const holdings = byOwnedCompany(tree.holdings);
  return (companiesInOrder(companyId, tree.holdings) ?? []).map((id) => {
    const company = found(tree.companies.get(id), 'The company');
    const own = holdings.get(id) ?? [];
    const percentOwned = ownershipTotal(own);
    return {
      ...ownerCompanyView(company),
      version: company.version,
      percentOwned,
      complete: percentOwned === 100,
      entityOwners: own.map((holding) =>
        ownerView(holding, {
          person: tree.people.get(holding.personId ?? '') ?? null,
          company: tree.companies.get(holding.ownerCompanyId ?? '') ?? null,
          accounts: tree.accounts.get(holding.id) ?? [],
        }),
      ),
    };
  });
}
