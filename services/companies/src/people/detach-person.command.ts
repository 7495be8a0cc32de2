import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyChanges, CompanyEntity } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import type { PersonDto } from './person.dto.js';
import { PersonEntity } from './person.entity.js';
import { PersonRepository } from './person.repository.js';

/** Takes a person out of the list of other people. Who owns a part of the company stays as its owner. */
@Injectable()
export class DetachPerson {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly people: PersonRepository,
    private readonly holdings: HoldingRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<PersonDto> {
    const { companyId } = found(await this.database.manager.findOneBy(PersonEntity, { id }), 'The person');
    return this.changes.run(actor, companyId, async (scope) => {
      const { manager, root } = scope;
      const before = found(await manager.findOneBy(PersonEntity, { id }), 'The person');
      const owns = (await this.holdings.ofPerson(manager, id)).length > 0;
      if (!owns)
        await updateRows(manager, CompanyEntity, { id: root.id, controlPersonId: id }, { controlPersonId: null });
      const after = await this.people.update(scope, before, { otherPerson: false, ...(owns ? {} : { role: null }) });
      return this.people.withLicenses(manager, after);
    });
  }
}
