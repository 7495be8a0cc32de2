import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { CompanyAccess, CompanyChanges, CompanyEntity } from '../core/index.js';
import type { S1LinkDto } from './s1-signing.dto.js';

/** Who may ask an owner of a company to sign by a link: its users, as they may upload the form, also while it is locked. */
@Injectable()
export class S1Links {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly changes: CompanyChanges,
  ) {}

  /** In one transaction, after the one before of this company. */
  async change<T>(
    actor: Actor,
    { companyId }: Pick<S1LinkDto, 'companyId'>,
    work: (manager: EntityManager, company: CompanyEntity) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (manager) => {
      const company = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
      await this.access.allow(actor, 'update', company);
      await this.changes.lock(company.rootCompanyId);
      return work(manager, company);
    });
  }
}
