import { Injectable } from '@nestjs/common';
import { effectiveOwnership, peopleNeedingS1 } from '@groundwork/domain-companies';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { CompanyEntity } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import { PersonEntity } from '../people/index.js';
import type { S1Owner } from './s1-text.js';

/** An owner, and whether an S-1 is still owed. */
export interface OwingOwner extends S1Owner {
  readonly owes: boolean;
  readonly emailAddress: string | null;
}

/** What an S-1 says of its owner, as it is now. */
@Injectable()
export class S1Owners {
  constructor(private readonly holdings: HoldingRepository) {}

  async find(manager: EntityManager, companyId: string, personId: string): Promise<OwingOwner> {
    const person = found(await manager.findOneBy(PersonEntity, { id: personId, companyId }), 'The owner');
    const company = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    const holdings = await this.holdings.ofTree(manager, companyId);
    const share = effectiveOwnership(companyId, holdings).people.find((owner) => owner.personId === personId);
    return {
      company: company.legalEntityName ?? company.organizationName,
      name: `${person.firstName} ${person.lastName}`.trim(),
      percent: share?.percent ?? '0',
      owes: peopleNeedingS1(companyId, [person], holdings).length > 0,
      emailAddress: person.emailAddress ?? null,
    };
  }
}
