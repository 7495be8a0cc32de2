import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { CompanyMembershipEntity } from '../persistence/company-membership.entity.js';

interface CompanyFacts {
  readonly userId?: string | null;
  readonly companyId: string;
  readonly organizationName: string;
}

/** Writes down the companies of a user, which its tokens must name. */
@Injectable()
export class JoinCompanyHandler implements OnModuleInit {
  constructor(private readonly inbox: Inbox) {}

  onModuleInit(): void {
    for (const type of ['company.created', 'company.member_added'] as const)
      this.inbox.on(type, 'join-company', (manager, { payload }) => this.handle(manager, payload));
  }

  async handle(manager: EntityManager, { userId, companyId, organizationName }: CompanyFacts): Promise<void> {
    if (!userId) return;
    await manager.upsert(CompanyMembershipEntity, { accountId: userId, companyId, organizationName }, [
      'accountId',
      'companyId',
    ]);
  }
}
