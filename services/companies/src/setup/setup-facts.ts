import { Injectable } from '@nestjs/common';
import type { SetupFacts } from '@groundwork/domain-companies';
import type { EntityManager } from 'typeorm';
import type { Company } from '../company/persistence/company.entity.js';
import { Contractor } from '../contractors/contractor.entity.js';
import { Experience } from '../experience/experience.entity.js';
import { BuilderLicense } from '../licenses/builder-license.entity.js';
import { EntityOwner } from '../owners/entity-owner.entity.js';
import { Person } from '../people/person.entity.js';
import { CompanyReference } from '../references/company-reference.entity.js';

export type FactsOf = Omit<SetupFacts, 'references'> & { readonly references: readonly CompanyReference[] };

/** Reads what the completeness of a company is computed from. */
@Injectable()
export class SetupFactsReader {
  async of(manager: EntityManager, company: Company): Promise<FactsOf> {
    const companyId = company.id;
    const references = await manager.findBy(CompanyReference, { companyId });
    // An entity above the borrower has no set-up of its own.
    if (company.rootCompanyId !== companyId) return { ...company, companyId, references };
    const [holdings, people, licenses, contractors, experiences] = await Promise.all([
      manager.find(EntityOwner, { where: { rootCompanyId: companyId }, order: { id: 'ASC' } }),
      manager.find(Person, { select: { id: true, s1Id: true, otherPerson: true }, where: { companyId } }),
      manager.find(BuilderLicense, { select: { id: true, holderType: true, holderId: true }, where: { companyId } }),
      manager.countBy(Contractor, { companyId }),
      manager.countBy(Experience, { companyId }),
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
