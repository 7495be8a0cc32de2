import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import { BrokerAccounts } from './broker-accounts.service.js';

/** Completes a registration that died after the brokers service had linked the account. */
@Injectable()
export class LinkBrokerHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly brokers: BrokerAccounts,
  ) {}

  onModuleInit(): void {
    this.inbox.on('broker.registered', 'link-broker', (_manager, { payload }) => this.handle(payload));
  }

  /** Within the transaction in which the event is heard. The registration itself may complete the account at the same time. */
  async handle({ brokerId, userId }: Pick<EventPayloads['broker.registered'], 'brokerId' | 'userId'>): Promise<void> {
    if (userId) await this.brokers.complete(brokerId, userId);
  }
}
