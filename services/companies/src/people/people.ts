import { Injectable } from '@nestjs/common';
import { employeeErrors } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { Company } from '../company/persistence/company.entity.js';
import { CompanyQueries } from '../company/queries/company.queries.js';
import { Contractors } from '../contractors/contractors.js';
import { EntityOwner } from '../owners/entity-owner.entity.js';
import { CompanyChanges, yearOf } from '../setup/company-changes.js';
import { refuseOtherVersion } from '../shared/conflict.js';
import type { CreatePersonDto, PeopleDto, PersonDto, UpdatePersonDto } from './people.dto.js';
import { PeopleRecords, personValues } from './people.records.js';
import { Person } from './person.entity.js';

/** The people of a company: owners, employees who own nothing, contractors. */
@Injectable()
export class People {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyQueries,
    private readonly changes: CompanyChanges,
    private readonly records: PeopleRecords,
    private readonly contractors: Contractors,
  ) {}

  /** Of a borrowing company all owners of its tree; of an entity in it, the entity's own. */
  async ofCompany(actor: Actor, companyId: string): Promise<PeopleDto> {
    const company = await this.companies.row(actor, companyId);
    const { manager } = this.database;
    const root = company.rootCompanyId;
    const [rows, holdings, thirdPartyContractors] = await Promise.all([
      manager.find(Person, { where: { companyId: root }, order: { lastName: 'ASC', firstName: 'ASC', id: 'ASC' } }),
      manager.findBy(EntityOwner, {
        rootCompanyId: root,
        ...(company.id === root ? {} : { ownedCompanyId: company.id }),
      }),
      this.contractors.ofCompany(manager, root),
    ]);
    const owning = new Set(holdings.map((holding) => holding.personId));
    const people = await this.records.answers(manager, root, rows);
    return {
      owners: people.filter((person) => owning.has(person.id)),
      otherPeople: people.filter((person) => person.otherPerson),
      thirdPartyContractors,
    };
  }

  createEmployee(actor: Actor, body: CreatePersonDto): Promise<PersonDto> {
    return this.changes.run(actor, body.companyId, async (scope) => {
      const values = personValues(body);
      refuseInvalid(employeeErrors(values, yearOf(scope)));
      return this.records.answer(scope.manager, await this.records.insert(scope, values, true));
    });
  }

  async update(actor: Actor, body: UpdatePersonDto): Promise<PersonDto> {
    const { companyId } = found(await this.database.manager.findOneBy(Person, { id: body.id }), 'The person');
    return this.changes.run(actor, companyId, async (scope) => {
      const { manager } = scope;
      const before = found(await manager.findOneBy(Person, { id: body.id }), 'The person');
      await refuseOtherVersion(body.version, before.version, () => this.records.answer(manager, before));
      return this.records.answer(manager, await this.records.update(scope, before, personValues(body)));
    });
  }

  /** Takes a person out of the list of other people. Who owns a part of the company stays as its owner. */
  async detach(actor: Actor, id: string): Promise<PersonDto> {
    const { companyId } = found(await this.database.manager.findOneBy(Person, { id }), 'The person');
    return this.changes.run(actor, companyId, async (scope) => {
      const { manager, root } = scope;
      const before = found(await manager.findOneBy(Person, { id }), 'The person');
      const owns = await manager.existsBy(EntityOwner, { personId: id });
      if (!owns) await updateRows(manager, Company, { id: root.id, controlPersonId: id }, { controlPersonId: null });
      const after = await this.records.update(scope, before, { otherPerson: false, ...(owns ? {} : { role: null }) });
      return this.records.answer(manager, after);
    });
  }
}
