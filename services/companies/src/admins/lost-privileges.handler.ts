import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { administers } from '@groundwork/server-auth';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { CompanyAdminEntity } from './company-admin.entity.js';
import { CompanyAdminRepository } from './company-admin.repository.js';

/** Who is no administrator any more looks after no company either. */
@Injectable()
export class LostPrivilegesHandler implements OnModuleInit {
  constructor(
    private readonly admins: CompanyAdminRepository,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('user.role_changed', 'leave-companies', (manager, { payload }) => this.handle(manager, payload));
  }

  async handle(manager: EntityManager, { userId, to, changedBy }: EventPayloads['user.role_changed']): Promise<void> {
    if (administers(to)) return;
    for (const row of await manager.findBy(CompanyAdminEntity, { userId })) {
      const { affected } = await manager.delete(CompanyAdminEntity, { id: row.id });
      if (affected) await this.admins.record(manager, 'leave', row, changedBy);
    }
  }
}
