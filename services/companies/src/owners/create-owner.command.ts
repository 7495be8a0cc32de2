import { Injectable } from '@nestjs/common';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { insertRows, newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CompanyChanges, creationColumns, yearOf } from '../core/index.js';
import { HoldingEntity, HoldingRepository } from '../holdings/index.js';
import { OwnerCandidates } from './owner-candidates.service.js';
import { ownerValues, refuseWrongOwner, storedOwner } from './owner-values.js';
import type { CreateOwnerDto, OwnerDto } from './owner.dto.js';
import { OwnerRepository } from './owner.repository.js';

/** So many shares a tree may have in all: far above any real one, and few enough to compute while somebody waits. */
export const MOST_HOLDINGS = 500;

/** Adds an owner to a company of a tree: a person, a group, or an entity, new or known. */
@Injectable()
export class CreateOwner {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly holdings: HoldingRepository,
    private readonly candidates: OwnerCandidates,
    private readonly owners: OwnerRepository,
  ) {}

  execute(actor: Actor, body: CreateOwnerDto): Promise<OwnerDto> {
    return this.changes.runStructural(actor, body.ownedCompanyId, async (scope) => {
      const holdings = await this.holdings.ofTree(scope.manager, scope.root.id);
      if (holdings.length >= MOST_HOLDINGS)
        refuseInvalid({ ownedCompanyId: fill(companySetup.tooManyOwners, { max: MOST_HOLDINGS }) });
      const siblings = holdings.filter((holding) => holding.ownedCompanyId === scope.company.id);
      const candidate = await this.candidates.of(scope, body, holdings);
      const values = { entityOwnerType: body.entityOwnerType, ...ownerValues(body) };
      refuseWrongOwner(
        { ...values, ...candidate.facts },
        siblings,
        0,
        yearOf(scope),
        candidate.isOneOf(siblings)
          ? { [candidate.field]: fill(companySetup.ownerTwice, { company: scope.company.organizationName }) }
          : {},
      );
      const row: HoldingEntity = {
        ...storedOwner(values),
        entityOwnerType: body.entityOwnerType,
        id: newId(),
        rootCompanyId: scope.root.id,
        ownedCompanyId: scope.company.id,
        ...(await candidate.store()),
        ...creationColumns(scope),
      };
      await insertRows(scope.manager, HoldingEntity, [row]);
      return this.owners.owner(scope.manager, actor, row);
    });
  }
}
