import { Injectable } from '@nestjs/common';
import { employeeErrors } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { refuseInvalid } from '@groundwork/server-http';
import { CompanyChanges, yearOf } from '../core/index.js';
import { personValues } from './person-values.js';
import type { CreatePersonDto, PersonDto } from './person.dto.js';
import { PersonRepository } from './person.repository.js';

/** Adds an employee who owns nothing. */
@Injectable()
export class CreatePerson {
  constructor(
    private readonly changes: CompanyChanges,
    private readonly people: PersonRepository,
  ) {}

  execute(actor: Actor, body: CreatePersonDto): Promise<PersonDto> {
    return this.changes.run(actor, body.companyId, async (scope) => {
      const values = personValues(body);
      refuseInvalid(employeeErrors(values, yearOf(scope)));
      return this.people.withLicenses(scope.manager, await this.people.insert(scope, values, true));
    });
  }
}
