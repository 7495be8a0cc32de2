import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CompanyRepository } from '../core/index.js';
import type { ContractorDto } from './contractor.dto.js';
import { ContractorRepository } from './contractor.repository.js';

/** General contractors from outside a company. */
@Injectable()
export class ListContractors {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
    private readonly contractors: ContractorRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<ContractorDto[]> {
    const { rootCompanyId } = await this.companies.readable(actor, companyId);
    return this.contractors.ofCompany(this.database.manager, rootCompanyId);
  }
}
