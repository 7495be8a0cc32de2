import { Injectable } from '@nestjs/common';
import { acknowledgementsAfter } from '@groundwork/domain-companies';
import { borrower } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { Company } from '../../company/persistence/company.entity.js';
import { PeopleRecords, personValues } from '../../people/people.records.js';
import { Person } from '../../people/person.entity.js';
import { CompanyChanges, yearOf } from '../../setup/company-changes.js';
import { refuseOtherVersion } from '../../shared/conflict.js';
import { EntityOwner } from '../entity-owner.entity.js';
import { ownerValues, refuseWrongOwner, storedValues } from '../owner.values.js';
import { OwnerRecords } from '../owner.records.js';
import type { OwnerDto, UpdateOwnerDto } from '../owners.dto.js';

/** Saves an owner, and its person where the body has one. Whose share it is does not change. */
@Injectable()
export class UpdateOwner {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly people: PeopleRecords,
    private readonly records: OwnerRecords,
  ) {}

  async run(actor: Actor, body: UpdateOwnerDto): Promise<OwnerDto> {
    const { rootCompanyId } = found(await this.database.manager.findOneBy(EntityOwner, { id: body.id }), 'The owner');
    return this.changes.runStructural(actor, rootCompanyId, async (scope) => {
      const { manager, now } = scope;
      const before = found(await manager.findOneBy(EntityOwner, { id: body.id }), 'The owner');
      const person = before.personId
        ? found(await manager.findOneBy(Person, { id: before.personId }), 'The person')
        : null;
      const company = before.ownerCompanyId ? await manager.findOneBy(Company, { id: before.ownerCompanyId }) : null;
      const current = (): Promise<OwnerDto> => this.records.answer(manager, actor, before);
      await refuseOtherVersion(body.version, before.version, current);
      if (person && body.person) await refuseOtherVersion(body.person.version ?? undefined, person.version, current);
      const merged = acknowledgementsAfter(before.percentOwnership, body.percentOwnership ?? before.percentOwnership, {
        ...before,
        ...ownerValues(body),
      });
      const changes = personValues(body.person ?? {});
      const others = (await this.records.holdings(manager, rootCompanyId)).filter(
        (holding) => holding.ownedCompanyId === before.ownedCompanyId && holding.id !== before.id,
      );
      const stays = body.entityOwnerType === undefined || body.entityOwnerType === before.entityOwnerType;
      refuseWrongOwner(
        { ...merged, person: person && { ...person, ...changes }, ownerCompany: company },
        others,
        before.percentOwnership,
        yearOf(scope),
        stays ? {} : { entityOwnerType: borrower.ownerTypeStays },
      );
      const after: EntityOwner = { ...before, ...storedValues(merged), version: before.version + 1, updatedAt: now };
      await updateExactly(
        manager,
        EntityOwner,
        { id: before.id, version: before.version },
        { ...storedValues(merged), version: after.version, updatedAt: now },
      );
      if (person && Object.keys(changes).length > 0) await this.people.update(scope, person, changes, 'person');
      return this.records.answer(manager, actor, after);
    });
  }
}
