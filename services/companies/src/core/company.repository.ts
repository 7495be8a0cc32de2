import { Injectable } from '@nestjs/common';
import { companyRecord } from '@groundwork/domain-companies';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database, insertRows, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { emptyValues } from '../shared/body-values.js';
import type { ChangeScope } from './company-changes.service.js';
import { CompanyEntity } from './company.entity.js';
import { CompanyAccess } from './company.policy.js';

const emptyCompany = {
  ...emptyValues(companyRecord),
  version: 1,
  additionalPeopleConfirmed: false,
  companyStructureVerified: false,
  lineOfCredit: false,
  creditAmount: 0,
  brokerId: null,
  controlPersonId: null,
};

/** The rows of companies. */
@Injectable()
export class CompanyRepository {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
  ) {}

  /** The row, if the actor may see it. */
  async readable(actor: Actor, companyId: string): Promise<CompanyEntity> {
    const row = found(await this.database.manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    await this.access.allow(actor, 'read', row);
    return row;
  }

  /** The first company that the user belongs to; an administrator belongs to none. */
  async ownOf(actor: Actor): Promise<CompanyEntity> {
    const id = isAdministrator(actor) ? undefined : (await this.access.companiesOf(actor))[0];
    return this.readable(actor, found(id, 'The company'));
  }

  /** Writes a company, or an entity under the company that it owns a part of. */
  async insert(
    manager: EntityManager,
    { by, now }: Pick<ChangeScope, 'by' | 'now'>,
    values: Partial<CompanyEntity> & Pick<CompanyEntity, 'organizationName'>,
    parent?: CompanyEntity,
  ): Promise<CompanyEntity> {
    const id = newId();
    const row: CompanyEntity = {
      ...emptyCompany,
      ...values,
      id,
      parentCompanyId: parent?.id ?? null,
      rootCompanyId: parent?.rootCompanyId ?? id,
      createdBy: by,
      createdAt: now,
      updatedAt: now,
    };
    await insertRows(manager, CompanyEntity, [row]);
    return row;
  }
}
