import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CompanyRepository } from '../core/index.js';
import type { LicenseDto } from './license.dto.js';
import { LicenseRepository } from './license.repository.js';

/** Builder's licences of a company, its owners, its people and its contractors. */
@Injectable()
export class ListLicenses {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly licenses: LicenseRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<LicenseDto[]> {
    const { rootCompanyId } = await this.companies.readable(actor, companyId);
    return this.licenses.ofTree(this.database.manager, rootCompanyId);
  }
}
