import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { OutboundQueue } from '../outbound/index.js';
import { RecipientRepository } from '../recipients/index.js';
import { textFor, textsOf } from './domain/text-orders.js';

/** Writes text messages, beside the letter, to those who agreed to have them. */
@Injectable()
export class TextMessagesHandler implements OnModuleInit {
  constructor(
    private readonly inbox: Inbox,
    private readonly queue: OutboundQueue,
    private readonly recipients: RecipientRepository,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(textsOf) as EventType[])
      this.inbox.on(type, 'text', (manager, event) => this.handle(manager, event));
  }

  async handle(manager: EntityManager, event: EventEnvelope): Promise<void> {
    const message = textFor(event);
    if (!message) return;
    const { recipientId, name, values, path } = message;
    const recipient = await this.recipients.find(manager, recipientId);
    if (!recipient?.canSendMessages || !recipient.mobileNumber) return;
    await this.queue.addText(manager, { key: event.id, name, to: recipient.mobileNumber, values, path });
  }
}
