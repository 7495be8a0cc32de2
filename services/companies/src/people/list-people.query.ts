import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { ContractorRepository } from '../contractors/index.js';
import { CompanyRepository } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import type { PeopleDto } from './person.dto.js';
import { PersonRepository } from './person.repository.js';

/**
 * The people of a company: owners, employees who own nothing, contractors. Of a borrowing company all owners of its tree; of
 * an entity in it, the entity's own.
 */
@Injectable()
export class ListPeople {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly people: PersonRepository,
    private readonly holdings: HoldingRepository,
    private readonly contractors: ContractorRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<PeopleDto> {
    const { id, rootCompanyId } = await this.companies.readable(actor, companyId);
    const { manager } = this.database;
    const [people, holdings, thirdPartyContractors] = await Promise.all([
      this.people.ofTree(manager, rootCompanyId),
      this.holdings.ofTree(manager, rootCompanyId),
      this.contractors.ofCompany(manager, rootCompanyId),
    ]);
    const own = id === rootCompanyId ? holdings : holdings.filter(({ ownedCompanyId }) => ownedCompanyId === id);
    const owning = new Set(own.map(({ personId }) => personId));
    return {
      owners: people.filter((person) => owning.has(person.id)),
      otherPeople: people.filter((person) => person.otherPerson),
      thirdPartyContractors,
    };
  }
}
