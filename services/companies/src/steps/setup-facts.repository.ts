import { Injectable } from '@nestjs/common';
import type { SetupFacts } from '@groundwork/domain-companies';
import type { EntityManager } from 'typeorm';
import { ContractorEntity } from '../contractors/index.js';
import type { CompanyEntity } from '../core/index.js';
import { ExperienceEntity } from '../experience/index.js';
import { HoldingRepository } from '../holdings/index.js';
import { LicenseEntity } from '../licenses/index.js';
import { PersonEntity } from '../people/index.js';
import { ReferenceRepository } from '../references/index.js';
import type { ReferenceEntity } from '../references/index.js';

export type CompanyFacts = Omit<SetupFacts, 'references'> & { readonly references: readonly ReferenceEntity[] };

/** Reads what the completeness of a company is computed from. */
@Injectable()
export class SetupFactsRepository {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly holdings: HoldingRepository,
  ) {}

  async of(manager: EntityManager, company: CompanyEntity): Promise<CompanyFacts> {
    const companyId = company.id;
    const references = await this.references.ofCompany(manager, companyId);
    // An entity above the borrower has no set-up of its own.
    if (company.rootCompanyId !== companyId) return { ...company, companyId, references };
    const [holdings, people, licenses, contractors, experiences] = await Promise.all([
      this.holdings.ofTree(manager, companyId),
      manager.find(PersonEntity, { select: { id: true, s1Id: true, otherPerson: true }, where: { companyId } }),
      manager.find(LicenseEntity, { select: { id: true, holderType: true, holderId: true }, where: { companyId } }),
      manager.countBy(ContractorEntity, { companyId }),
      manager.countBy(ExperienceEntity, { companyId }),
    ]);
    const owning = new Set(holdings.map((holding) => holding.personId));
    const present = new Set(
      people.filter((person) => person.otherPerson || owning.has(person.id)).map((person) => person.id),
    );
    // The licence of somebody who has left the company is none of the company's.
    const counted = licenses.filter((license) => license.holderType !== 'person' || present.has(license.holderId));
    return { ...company, companyId, references, holdings, people, contractors, licenses: counted.length, experiences };
  }
}
