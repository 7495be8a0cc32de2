import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { KnownUser } from '../members/membership.entity.js';
import { CompanyAdmin } from './company-admin.entity.js';
import type { CompanyAdminAnswer, CompanyAdminBody } from './company-admins.dto.js';

/** The administrators who look after a company, and its point person. */
@Injectable()
export class CompanyAdmins {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(companyId: string | undefined): Promise<CompanyAdminAnswer[]> {
    const { manager } = this.database;
    const rows = await manager.find(CompanyAdmin, { where: companyId ? { companyId } : {}, order: { companyId: 'ASC', createdAt: 'ASC', id: 'ASC' } });
    const users = rows.length ? await manager.findBy(KnownUser, { id: In([...new Set(rows.map((row) => row.userId))]) }) : [];
    const byId = new Map(users.map((user) => [user.id, user]));
    return rows.map(({ id, companyId: company, userId, isPoint }) => ({ id, companyId: company, userId, isPoint, user: byId.get(userId) ?? null }));
  }

  async add(actor: Actor, body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    try {
      await this.database.transaction((manager) => this.insert(manager, actor, body, false));
    } catch (error) {
      if (isDuplicate(error)) throw new Problem('resource.exists');
      throw error;
    }
    return this.list(body.companyId);
  }

  async remove({ companyId, userId }: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(CompanyAdmin, { companyId, userId });
      if (!affected) found(undefined, 'The company admin');
    });
    return this.list(companyId);
  }

  /** The old point person is none any more, the new one is (specification, section 4); who was no admin yet becomes one. */
  async setPoint(actor: Actor, body: CompanyAdminBody): Promise<CompanyAdminAnswer[]> {
    const { companyId, userId } = body;
    await this.database.transaction(async (manager) => {
      await manager.update(CompanyAdmin, { companyId }, { isPoint: false });
      const { affected } = await manager.update(CompanyAdmin, { companyId, userId }, { isPoint: true });
      if (!affected) await this.insert(manager, actor, body, true);
    });
    return this.list(companyId);
  }

  private async insert(manager: EntityManager, actor: Actor, { companyId, userId }: CompanyAdminBody, isPoint: boolean): Promise<void> {
    if (!(await manager.existsBy(Company, { id: companyId }))) found(undefined, 'The company');
    await manager.insert(CompanyAdmin, { id: newId(), companyId, userId, isPoint, createdBy: found(actor.userId, 'The user'), createdAt: this.clock.now() });
  }
}
