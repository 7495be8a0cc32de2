import type { OnModuleInit } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Inbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { BrokerAccounts } from '../registration/broker-accounts.js';
import { Account, CompanyMembership } from './persistence/account.entity.js';

/** Keeps what a token must say of a user: the companies it belongs to, the broker record it is. */
@Injectable()
export class MembershipsSubscriber implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly brokers: BrokerAccounts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.inbox.on('company.created', 'join-company', async (manager, { payload }) => {
      if (payload.userId)
        await manager.upsert(
          CompanyMembership,
          { accountId: payload.userId, companyId: payload.companyId, organizationName: payload.organizationName },
          ['accountId', 'companyId'],
        );
    });
    this.inbox.on('company.updated', 'rename-company', async (manager, { payload }) => {
      await manager.update(
        CompanyMembership,
        { companyId: payload.companyId },
        { organizationName: payload.organizationName },
      );
    });
    this.inbox.on(
      'company.member_added',
      'join-company',
      async (manager, { payload: { userId, companyId, organizationName } }) => {
        await manager.upsert(CompanyMembership, { accountId: userId, companyId, organizationName }, [
          'accountId',
          'companyId',
        ]);
      },
    );
    this.inbox.on('broker.registered', 'link-broker', async (manager, { payload }) => {
      if (payload.userId) await this.brokers.write(manager, payload.brokerId, payload.userId);
    });
    this.inbox.on('broker.activated', 'open-broker', (manager, { payload }) =>
      this.change(manager, { brokerId: payload.brokerId }, { active: true }),
    );
    for (const type of ['broker.deactivated', 'broker.rejected'] as const)
      this.inbox.on(type, 'close-broker', (manager, { payload }) =>
        this.change(manager, { brokerId: payload.brokerId }, { active: false }),
      );
  }

  private async change(manager: EntityManager, where: { brokerId: string }, values: Partial<Account>): Promise<void> {
    await manager.update(Account, where, { ...values, updatedAt: this.clock.now() });
  }
}
