import { Injectable } from '@nestjs/common';
import { acknowledgementsAfter } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyChanges, CompanyEntity, yearOf } from '../core/index.js';
import { HoldingEntity, HoldingRepository } from '../holdings/index.js';
import { PersonEntity, PersonRepository, personValues } from '../people/index.js';
import { refuseOtherVersion } from '../shared/refuse-other-version.js';
import { ownerValues, refuseWrongOwner, storedOwner } from './owner-values.js';
import type { OwnerDto, UpdateOwnerDto } from './owner.dto.js';
import { OwnerRepository } from './owner.repository.js';

/** Saves an owner, and its person where the body has one. Whose share it is does not change. */
@Injectable()
export class UpdateOwner {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly people: PersonRepository,
    private readonly holdings: HoldingRepository,
    private readonly owners: OwnerRepository,
  ) {}

  async execute(actor: Actor, body: UpdateOwnerDto): Promise<OwnerDto> {
    const { rootCompanyId } = found(await this.database.manager.findOneBy(HoldingEntity, { id: body.id }), 'The owner');
    return this.changes.runStructural(actor, rootCompanyId, async (scope) => {
      const { manager, now } = scope;
      const before = found(await manager.findOneBy(HoldingEntity, { id: body.id }), 'The owner');
      const person = before.personId
        ? found(await manager.findOneBy(PersonEntity, { id: before.personId }), 'The person')
        : null;
      const company = before.ownerCompanyId
        ? await manager.findOneBy(CompanyEntity, { id: before.ownerCompanyId })
        : null;
      const current = (): Promise<OwnerDto> => this.owners.owner(manager, actor, before);
      await refuseOtherVersion(body.version, before.version, current);
      if (person && body.person) await refuseOtherVersion(body.person.version ?? undefined, person.version, current);
      const merged = acknowledgementsAfter(before.percentOwnership, body.percentOwnership ?? before.percentOwnership, {
        ...before,
        ...ownerValues(body),
      });
      const changes = personValues(body.person ?? {});
      const others = (await this.holdings.ofTree(manager, rootCompanyId)).filter(
        (holding) => holding.ownedCompanyId === before.ownedCompanyId && holding.id !== before.id,
      );
      const stays = body.entityOwnerType === undefined || body.entityOwnerType === before.entityOwnerType;
      refuseWrongOwner(
        { ...merged, person: person && { ...person, ...changes }, ownerCompany: company },
        others,
        before.percentOwnership,
        yearOf(scope),
        stays ? {} : { entityOwnerType: companySetup.ownerTypeStays },
      );
      const after: HoldingEntity = { ...before, ...storedOwner(merged), version: before.version + 1, updatedAt: now };
      await updateExactly(
        manager,
        HoldingEntity,
        { id: before.id, version: before.version },
        { ...storedOwner(merged), version: after.version, updatedAt: now },
      );
      if (person && Object.keys(changes).length > 0) await this.people.update(scope, person, changes, 'person');
      return this.owners.owner(manager, actor, after);
    });
  }
}
