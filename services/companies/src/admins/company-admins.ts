import { Inject, Injectable } from '@nestjs/common';
import { admin } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { CompanyAccess } from '../companies.policy.js';
import type { CompanyAction } from '../companies.policy.js';
import { Company } from '../company/persistence/company.entity.js';
import { KnownUser } from '../members/membership.entity.js';
import { CompanyAdminHistory } from './company-admin-history.entity.js';
import type { CompanyAdminCommand } from './company-admin-history.entity.js';
import { CompanyAdmin } from './company-admin.entity.js';
import type {
  CompanyAdminDto,
  ChooseCompanyAdminDto,
  CompanyAdminHistoryDto,
  SetPointPersonDto,
} from './company-admins.dto.js';

/** Longest history that one answer carries. */
const longest = 500;

/** The administrators who look after a company, and its point person. */
@Injectable()
export class CompanyAdmins {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(companyId: string | undefined): Promise<CompanyAdminDto[]> {
    const { manager } = this.database;
    const rows = await manager.find(CompanyAdmin, {
      where: companyId ? { companyId } : {},
      order: { companyId: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
    const users = rows.length
      ? await manager.findBy(KnownUser, { id: In([...new Set(rows.map((row) => row.userId))]) })
      : [];
    const byId = new Map(users.map((user) => [user.id, user]));
    return rows.map(({ id, companyId: company, userId, isPoint }) => ({
      id,
      companyId: company,
      userId,
      isPoint,
      user: byId.get(userId) ?? null,
    }));
  }

  /** What changed about them, the latest first. */
  async history(actor: Actor, companyId: string): Promise<CompanyAdminHistoryDto[]> {
    const { manager } = this.database;
    await this.access.allow(actor, 'read', found(await manager.findOneBy(Company, { id: companyId }), 'The company'));
    const rows = await manager.find(CompanyAdminHistory, {
      where: { companyId },
      order: { at: 'DESC', id: 'DESC' },
      take: longest,
    });
    return rows.map(({ id, command, userId, actorId, at }) => ({ id, command, userId, actorId, at: at.toISOString() }));
  }

  async add(actor: Actor, { companyId, userId }: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    await this.change(actor, 'setAdmins', companyId, async (manager) => {
      if (await manager.existsBy(CompanyAdmin, { companyId, userId }))
        throw new Problem('resource.exists', admin.companyAdminExists);
      await this.insert(manager, actor, companyId, userId, false);
    });
    return this.list(companyId);
  }

  async remove(actor: Actor, { companyId, userId }: ChooseCompanyAdminDto): Promise<CompanyAdminDto[]> {
    await this.change(actor, 'setAdmins', companyId, async (manager) => {
      const { affected } = await manager.delete(CompanyAdmin, { companyId, userId });
      if (!affected) throw new Problem('resource.not_found', admin.companyAdminGone);
      await this.note(manager, 'remove', companyId, userId, actor.userId ?? null);
    });
    return this.list(companyId);
  }

  /** The old point person is none any more, the new one is (specification, section 4); who was no admin yet becomes one. */
  async setPoint(actor: Actor, { companyId, userId, replaces }: SetPointPersonDto): Promise<CompanyAdminDto[]> {
    await this.change(actor, 'setPoint', companyId, async (manager) => {
      const before = await manager.findOneBy(CompanyAdmin, { companyId, isPoint: true });
      if (before?.userId === userId) return;
      if (replaces !== undefined && (before?.userId ?? null) !== replaces)
        throw new Problem('state.version_conflict', admin.pointPersonChanged);
      if (before) await manager.update(CompanyAdmin, { id: before.id }, { isPoint: false });
      const { affected } = await manager.update(CompanyAdmin, { companyId, userId }, { isPoint: true });
      if (!affected) await this.insert(manager, actor, companyId, userId, true);
      await this.note(manager, 'point', companyId, userId, actor.userId ?? null);
    });
    return this.list(companyId);
  }

  /** An administrator no more leaves all the companies that it looked after. */
  async leaveAll(manager: EntityManager, userId: string, endedBy: string): Promise<void> {
    for (const { id, companyId } of await manager.findBy(CompanyAdmin, { userId })) {
      const { affected } = await manager.delete(CompanyAdmin, { id });
      if (affected) await this.note(manager, 'leave', companyId, userId, endedBy);
    }
  }

  /**
   * A change under the lock of the company's row: two at once would each see nobody at the point and make two. On SQLite
   * transactions run one at a time anyway.
   */
  private async change(
    actor: Actor,
    action: CompanyAction,
    companyId: string,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = this.database.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' as const } } : {};
      const company = found(await manager.findOne(Company, { where: { id: companyId }, ...lock }), 'The company');
      await this.access.allow(actor, action, company);
      await work(manager);
    });
  }

  private async insert(
    manager: EntityManager,
    actor: Actor,
    companyId: string,
    userId: string,
    isPoint: boolean,
  ): Promise<void> {
    await manager.insert(CompanyAdmin, {
      id: newId(),
      companyId,
      userId,
      isPoint,
      createdBy: found(actor.userId, 'The user'),
      createdAt: this.clock.now(),
    });
    await this.note(manager, 'add', companyId, userId, actor.userId ?? null);
  }

  private async note(
    manager: EntityManager,
    command: CompanyAdminCommand,
    companyId: string,
    userId: string,
    actorId: string | null,
  ): Promise<void> {
    await manager.insert(CompanyAdminHistory, {
      id: newId(),
      companyId,
      userId,
      command,
      actorId,
      at: this.clock.now(),
    });
  }
}
