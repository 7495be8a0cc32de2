import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import { KnownUserEntity } from '../members/index.js';
import type { CompanyAdminDto } from './company-admin.dto.js';
import { CompanyAdminEntity } from './company-admin.entity.js';
import { companyAdminView } from './company-admin.view.js';

/** The administrators who look after a company, or after any. */
@Injectable()
export class ListCompanyAdmins {
  constructor(private readonly database: Database) {}

  async execute(companyId?: string): Promise<CompanyAdminDto[]> {
    const { manager } = this.database;
    const rows = await manager.find(CompanyAdminEntity, {
      where: companyId ? { companyId } : {},
      order: { companyId: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
    const users = rows.length
      ? await manager.findBy(KnownUserEntity, { id: In([...new Set(rows.map((row) => row.userId))]) })
      : [];
    const byId = new Map(users.map((user) => [user.id, user]));
    return rows.map((row) => companyAdminView(row, byId.get(row.userId)));
  }
}
