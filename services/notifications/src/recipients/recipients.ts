import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { Recipient } from './recipient.entity.js';

/** Keeps the addresses of users and brokers. */
@Injectable()
export class Recipients implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    this.inbox.on('user.registered', 'recipient', (manager, { payload: { userId, email, firstName, lastName } }) => this.keep(manager, { id: userId, email, firstName, lastName }));
    for (const type of ['broker.invited', 'broker.registered', 'broker.activated'] as const)
      this.inbox.on(type, 'recipient', (manager, { payload: { brokerId, emailAddress, firstName, lastName } }) => this.keep(manager, { id: brokerId, email: emailAddress, firstName, lastName }));
  }

  /** Undefined where nobody told of an address. */
  async of(manager: EntityManager, id: string): Promise<Recipient | undefined> {
    return (await manager.findOneBy(Recipient, { id })) ?? undefined;
  }

  private async keep(manager: EntityManager, recipient: Recipient): Promise<void> {
    await manager.upsert(Recipient, recipient, ['id']);
  }
}
