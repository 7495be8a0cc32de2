import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyAccess, CompanyEntity } from '../core/index.js';
import type { CompanyAction } from '../core/index.js';
import { CompanyAdminHistoryEntity } from './company-admin-history.entity.js';
import type { CompanyAdminCommand } from './company-admin-history.entity.js';
import { CompanyAdminEntity } from './company-admin.entity.js';

/** The administrators who look after companies, each change with its row of history. */
@Injectable()
export class CompanyAdminRepository {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A change under the lock of the company's row: two at once would each see nobody at the point and make two. On SQLite
   * transactions run one at a time anyway.
   */
  async change(
    actor: Actor,
    action: CompanyAction,
    companyId: string,
    work: (manager: EntityManager, company: CompanyEntity) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lock = this.database.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' as const } } : {};
      const company = found(await manager.findOne(CompanyEntity, { where: { id: companyId }, ...lock }), 'The company');
      await this.access.allow(actor, action, company);
      await work(manager, company);
    });
  }

  async insert(
    manager: EntityManager,
    actor: Actor,
    row: Pick<CompanyAdminEntity, 'companyId' | 'userId' | 'isPoint'>,
  ): Promise<void> {
    await manager.insert(CompanyAdminEntity, {
      id: newId(),
      ...row,
      createdBy: found(actor.userId, 'The user'),
      createdAt: this.clock.now(),
    });
    await this.record(manager, 'add', row, actor.userId ?? null);
  }

  async record(
    manager: EntityManager,
    command: CompanyAdminCommand,
    { companyId, userId }: Pick<CompanyAdminEntity, 'companyId' | 'userId'>,
    actorId: string | null,
  ): Promise<void> {
    await manager.insert(CompanyAdminHistoryEntity, {
      id: newId(),
      companyId,
      userId,
      command,
      actorId,
      at: this.clock.now(),
    });
  }
}
