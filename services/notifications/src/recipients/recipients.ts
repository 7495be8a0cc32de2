import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Recipient } from './recipient.entity.js';

/** Keeps the addresses of users and brokers, their mobile numbers and whether they agreed to text messages. */
@Injectable()
export class Recipients implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    for (const type of ['user.registered', 'user.updated'] as const)
      this.inbox.on(type, 'recipient', (manager, { payload }) => this.keepUser(manager, payload));
    for (const type of ['broker.invited', 'broker.registered', 'broker.updated', 'broker.activated'] as const)
      this.inbox.on(type, 'recipient', (manager, { payload }) => this.keepBroker(manager, payload));
  }

  /** Undefined where nobody told of an address. */
  async of(manager: EntityManager, id: string): Promise<Recipient | undefined> {
    return (await manager.findOneBy(Recipient, { id })) ?? undefined;
  }

  administrators(manager: EntityManager): Promise<Recipient[]> {
    return manager.find(Recipient, { where: { role: In(['admin', 'super']) }, order: { id: 'ASC' } });
  }

  private async keepUser(
    manager: EntityManager,
    {
      userId: id,
      email,
      firstName,
      lastName,
      ...more
    }: EventPayloads['user.registered'] | EventPayloads['user.updated'],
  ): Promise<void> {
    await this.keep(manager, {
      id,
      email,
      firstName,
      lastName,
      ...reached(more.mobileNumber, more.canSendMessages),
      ...(more.role === undefined ? {} : { role: more.role }),
    });
  }

  private async keepBroker(
    manager: EntityManager,
    {
      brokerId: id,
      emailAddress: email,
      firstName,
      lastName,
      mobileNumber,
      canSendMessages,
    }: EventPayloads['broker.registered'],
  ): Promise<void> {
    await this.keep(manager, { id, email, firstName, lastName, ...reached(mobileNumber, canSendMessages) });
  }

  /** What an event does not tell stays as an earlier one told it. */
  private async keep(
    manager: EntityManager,
    { id, ...told }: Partial<Recipient> & Pick<Recipient, 'id'>,
  ): Promise<void> {
    if ((await manager.update(Recipient, { id }, told)).affected === 0)
      await manager.upsert(Recipient, { id, ...told }, ['id']);
  }
}

function reached(mobileNumber: string | null | undefined, canSendMessages: boolean | undefined): Partial<Recipient> {
  return {
    ...(mobileNumber === undefined ? {} : { mobileNumber: mobileNumber || null }),
    ...(canSendMessages === undefined ? {} : { canSendMessages }),
  };
}
