import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CompanyChanges } from '../core/index.js';
import { refuseOtherVersion } from '../shared/refuse-other-version.js';
import { personValues } from './person-values.js';
import type { PersonDto, UpdatePersonDto } from './person.dto.js';
import { PersonEntity } from './person.entity.js';
import { PersonRepository } from './person.repository.js';

@Injectable()
export class UpdatePerson {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
    private readonly people: PersonRepository,
  ) {}

  async execute(actor: Actor, body: UpdatePersonDto): Promise<PersonDto> {
    const { companyId } = found(await this.database.manager.findOneBy(PersonEntity, { id: body.id }), 'The person');
    return this.changes.run(actor, companyId, async (scope) => {
      const { manager } = scope;
      const before = found(await manager.findOneBy(PersonEntity, { id: body.id }), 'The person');
      await refuseOtherVersion(body.version, before.version, () => this.people.withLicenses(manager, before));
      return this.people.withLicenses(manager, await this.people.update(scope, before, personValues(body)));
    });
  }
}
