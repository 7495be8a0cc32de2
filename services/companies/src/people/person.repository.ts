import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { employeeErrors, needsContactDetails, personErrors, personRecord } from '@groundwork/domain-companies';
import { under } from '@groundwork/domain-validation';
import { insertRows, newId, updateExactly } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { creationColumns, yearOf } from '../core/index.js';
import type { ChangeScope } from '../core/index.js';
import { HoldingRepository } from '../holdings/index.js';
import { LicenseHolders, LicenseRepository } from '../licenses/index.js';
import { emptyValues } from '../shared/body-values.js';
import { storedPerson } from './person-values.js';
import type { PersonDto } from './person.dto.js';
import { PersonEntity } from './person.entity.js';
import { personView } from './person.view.js';

/** The people of companies, with their licences. */
@Injectable()
export class PersonRepository implements OnModuleInit {
  constructor(
    private readonly holdings: HoldingRepository,
    private readonly licenses: LicenseRepository,
    private readonly holders: LicenseHolders,
  ) {}

  onModuleInit(): void {
    this.holders.register('person', async (manager, companyId) =>
      (
        await manager.find(PersonEntity, {
          select: { id: true, firstName: true, lastName: true },
          where: { companyId },
        })
      ).map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
    );
  }

  async insert(scope: ChangeScope, values: Partial<PersonEntity>, otherPerson: boolean): Promise<PersonEntity> {
    const row = {
      ...emptyValues(personRecord),
      ...storedPerson({}, values),
      id: newId(),
      companyId: scope.root.id,
      otherPerson,
      s1Id: null,
      ...creationColumns(scope),
    } as PersonEntity;
    await insertRows(scope.manager, PersonEntity, [row]);
    return row;
  }

  /**
   * A person has what all its shares ask for, and an employee what employees are asked for. `path` stands before the
   * fields of an error.
   */
  async update(
    scope: ChangeScope,
    before: PersonEntity,
    changes: Partial<PersonEntity>,
    path?: string,
  ): Promise<PersonEntity> {
    await this.refuseWrong(scope, { ...before, ...changes }, path);
    const written = { ...storedPerson(before, changes), version: before.version + 1, updatedAt: scope.now };
    await updateExactly(scope.manager, PersonEntity, { id: before.id, version: before.version }, written);
    return { ...before, ...written };
  }

  /** The people of a tree, by name. */
  async ofTree(manager: EntityManager, rootCompanyId: string): Promise<PersonDto[]> {
    const [people, licenses] = await Promise.all([
      manager.find(PersonEntity, {
        where: { companyId: rootCompanyId },
        order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' },
      }),
      this.licenses.byHolder(manager, rootCompanyId),
    ]);
    return people.map((person) => personView(person, licenses.get(person.id)));
  }

  async withLicenses(manager: EntityManager, person: PersonEntity): Promise<PersonDto> {
    return personView(person, (await this.licenses.byHolder(manager, person.companyId)).get(person.id));
  }

  private async refuseWrong(scope: ChangeScope, person: PersonEntity, path: string | undefined): Promise<void> {
    const holdings = await this.holdings.ofPerson(scope.manager, person.id);
    const employee = person.otherPerson ? employeeErrors(person, yearOf(scope)) : {};
    const errors = { ...personErrors(person, yearOf(scope), holdings.some(needsContactDetails)), ...employee };
    refuseInvalid(path ? under(path, errors) : errors);
  }
}
