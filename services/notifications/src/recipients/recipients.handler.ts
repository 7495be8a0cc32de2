import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import type { RecipientEntity } from './recipient.entity.js';
import { RecipientRepository } from './recipient.repository.js';

const userEvents = ['user.registered', 'user.updated'] as const;
const brokerEvents = ['broker.invited', 'broker.registered', 'broker.updated', 'broker.activated'] as const;

type UserFacts = EventPayloads[(typeof userEvents)[number]];
type BrokerFacts = EventPayloads[(typeof brokerEvents)[number]];
type RecipientRow = Partial<RecipientEntity> & Pick<RecipientEntity, 'id'>;

/** Saves where letters and text messages to a user or a broker go. */
@Injectable()
export class RecipientsHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly recipients: RecipientRepository,
  ) {}

  onModuleInit(): void {
    for (const type of [...userEvents, ...brokerEvents])
      this.inbox.on(type, 'recipient', (manager, { payload }) => this.handle(manager, payload));
  }

  handle(manager: EntityManager, facts: UserFacts | BrokerFacts): Promise<void> {
    return this.recipients.save(manager, 'brokerId' in facts ? brokerRecipient(facts) : userRecipient(facts));
  }
}

function userRecipient({ userId: id, email, firstName, lastName, ...more }: UserFacts): RecipientRow {
  return {
    id,
    email,
    firstName,
    lastName,
    ...textNumber(more.mobileNumber, more.canSendMessages),
    ...(more.role === undefined ? {} : { role: more.role }),
  };
}

const brokerRecipient = ({
  brokerId: id,
  emailAddress: email,
  firstName,
  lastName,
  mobileNumber,
  canSendMessages,
}: BrokerFacts): RecipientRow => ({ id, email, firstName, lastName, ...textNumber(mobileNumber, canSendMessages) });

function textNumber(
  mobileNumber: string | null | undefined,
  canSendMessages: boolean | undefined,
): Partial<RecipientEntity> {
  return {
    ...(mobileNumber === undefined ? {} : { mobileNumber: mobileNumber || null }),
    ...(canSendMessages === undefined ? {} : { canSendMessages }),
  };
}
