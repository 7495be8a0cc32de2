import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CompanyRepository } from '../core/index.js';
import { CompanyAdminHistoryEntity } from './company-admin-history.entity.js';
import type { CompanyAdminHistoryDto } from './company-admin.dto.js';
import { companyAdminHistoryView } from './company-admin.view.js';

/** Longest history that one answer carries. */
const longest = 500;

/** Who was put in charge of a company, and who left it, the latest first. */
@Injectable()
export class ListCompanyAdminHistory {
  constructor(
    private readonly database: Database,
    private readonly companies: CompanyRepository,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<CompanyAdminHistoryDto[]> {
    await this.companies.readable(actor, companyId);
    const rows = await this.database.manager.find(CompanyAdminHistoryEntity, {
      where: { companyId },
      order: { at: 'DESC', id: 'DESC' },
      take: longest,
    });
    return rows.map(companyAdminHistoryView);
  }
}
