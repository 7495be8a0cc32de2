import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { CompanyMembershipEntity } from '../persistence/company-membership.entity.js';

@Injectable()
export class RenameCompanyHandler implements OnModuleInit {
  constructor(private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on('company.updated', 'rename-company', (manager, { payload }) => this.handle(manager, payload));
  }

  async handle(
    manager: EntityManager,
    { companyId, organizationName }: EventPayloads['company.updated'],
  ): Promise<void> {
    await manager.update(CompanyMembershipEntity, { companyId }, { organizationName });
  }
}
