import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { CompanyRepository } from '../core/index.js';
import { CompanyViews } from './company-views.service.js';
import type { CompanyDto } from './company.dto.js';

/** The company that is named, or the first that the user belongs to. */
@Injectable()
export class GetCompany {
  constructor(
    private readonly companies: CompanyRepository,
    private readonly views: CompanyViews,
  ) {}

  async execute(actor: Actor, companyId: string | undefined): Promise<CompanyDto> {
    const row = companyId ? await this.companies.readable(actor, companyId) : await this.companies.ownOf(actor);
    return this.views.view(actor, row);
  }
}
