import { Injectable } from '@nestjs/common';
import {
  employeeErrors,
  emptiedByNo,
  keptPhone,
  needsContactDetails,
  personErrors,
  textConsentAfter,
} from '@groundwork/domain-companies';
import { under } from '@groundwork/domain-validation';
import { insertRows, newId, updateExactly } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { LicenseRecords } from '../licenses/license.records.js';
import { EntityOwner } from '../owners/entity-owner.entity.js';
import { madeNow, yearOf } from '../setup/company-changes.js';
import type { ChangeScope } from '../setup/company-changes.js';
import { given } from '../shared/values.js';
import type { PersonDto, PersonDetailsDto } from './people.dto.js';
import { Person } from './person.entity.js';

const fields = [
  'firstName',
  'middleName',
  'lastName',
  'title',
  'role',
  'emailAddress',
  'mobileNumber',
  'canSendMessages',
  'married',
  'spouseName',
  'streetAddress',
  'city',
  'state',
  'zipCode',
  'employedByThirdparty',
  'thirdpartyCompanyName',
  'thirdpartyEmploymentStatus',
  'thirdpartyEmployedSince',
  'yearsInHomeConstruction',
  'yearsInCommercialConstruction',
  'fullOrPartTime',
  'resumeText',
] as const satisfies readonly (keyof PersonDetailsDto)[];

/** What a body sets of a person. */
export const personValues = (body: PersonDetailsDto): Partial<Person> => given(body, fields) as Partial<Person>;

const blank = Object.fromEntries(fields.map((name) => [name, null]));

/** What is written of a change: the digits of the number, the consent that belongs to it, and nothing that a No has taken away. */
function stored(before: Partial<Person>, change: Partial<Person>): Partial<Person> {
  const phone = change.mobileNumber ? { mobileNumber: keptPhone(change.mobileNumber) } : {};
  return {
    ...change,
    ...phone,
    canSendMessages: textConsentAfter(before, change),
    ...emptiedByNo({ ...before, ...change }),
  };
}

/** The rows of people, as they are written and as the wire has them. */
@Injectable()
export class PeopleRecords {
  constructor(private readonly licenses: LicenseRecords) {}

  async insert(scope: ChangeScope, values: Partial<Person>, otherPerson: boolean): Promise<Person> {
    const row = {
      ...blank,
      ...stored({}, values),
      id: newId(),
      companyId: scope.root.id,
      otherPerson,
      s1Id: null,
      resumeId: null,
      ...madeNow(scope),
    } as Person;
    await insertRows(scope.manager, Person, [row]);
    return row;
  }

  /**
   * A person keeps what all its shares ask for, and an employee what employees are asked for. `path` stands before the
   * fields of an error.
   */
  async update(scope: ChangeScope, before: Person, changes: Partial<Person>, path?: string): Promise<Person> {
    await refuseWrong(scope, { ...before, ...changes }, path);
    const written = { ...stored(before, changes), version: before.version + 1, updatedAt: scope.now };
    const after: Person = { ...before, ...written };
    await updateExactly(scope.manager, Person, { id: before.id, version: before.version }, written);
    return after;
  }

  async answers(manager: EntityManager, rootCompanyId: string, people: readonly Person[]): Promise<PersonDto[]> {
    const licenses = await this.licenses.byHolder(manager, rootCompanyId);
    return people.map(({ createdBy: _by, createdAt: _at, updatedAt: _then, ...person }) => ({
      ...person,
      builderLicenses: licenses.get(person.id) ?? [],
    }));
  }

  async answer(manager: EntityManager, person: Person): Promise<PersonDto> {
    const [answer] = await this.answers(manager, person.companyId, [person]);
    return answer as PersonDto;
  }
}

async function refuseWrong(scope: ChangeScope, person: Person, path: string | undefined): Promise<void> {
  const holdings = await scope.manager.findBy(EntityOwner, { personId: person.id });
  const employee = person.otherPerson ? employeeErrors(person, yearOf(scope)) : {};
  const errors = { ...personErrors(person, yearOf(scope), holdings.some(needsContactDetails)), ...employee };
  refuseInvalid(path ? under(path, errors) : errors);
}
