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
import { Company } from '../company/persistence/company.entity.js';
import { CompanyQueries } from '../company/queries/company.queries.js';
import { companyAnswer, OwnerRecords } from './owner.records.js';
import type { OwnershipRows } from './owner.records.js';
import type { BeneficialOwnerDto, OwnedEntityDto, OwnershipDto } from './owners.dto.js';

/** The tree of owners of a company with what follows from it. */
@Injectable()
export class OwnershipQuery {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
    private readonly records: OwnerRecords,
  ) {}

  async run(actor: Actor, companyId: string): Promise<OwnershipDto> {
    const company = await this.companies.row(actor, companyId);
    const { manager } = this.database;
    const rows = await this.records.tree(manager, actor, company.rootCompanyId);
    const root = rows.companies.get(company.rootCompanyId) ?? company;
    const entities = entitiesOf(companyId, rows, this.records);
    const effective = effectiveOwnership(companyId, rows.holdings);
    const named = (personId: string) => found(rows.people.get(personId), 'The person');
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
        needed: peopleNeedingS1(companyId, [...rows.people.values()], rows.holdings),
      },
    };
  }
}

function entitiesOf(companyId: string, rows: OwnershipRows, records: OwnerRecords): OwnedEntityDto[] {
  const owners = byOwnedCompany(rows.holdings);
  return (companiesInOrder(companyId, rows.holdings) ?? []).map((id) => {
    const company: Company = found(rows.companies.get(id), 'The company');
    const own = owners.get(id) ?? [];
    const percentOwned = ownershipTotal(own);
    return {
      ...companyAnswer(company),
      version: company.version,
      percentOwned,
      complete: percentOwned === 100,
      entityOwners: own.map((owner) => records.answerIn(rows, owner)),
    };
  });
}
