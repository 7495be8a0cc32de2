import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventEnvelope, EventType } from '@groundwork/domain-events';
import type { TextName } from '@groundwork/domain-messages';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { drawNotice } from '../bell/notices.js';
import type { LetterValues } from '../mail/letter.js';
import { OutboundQueue } from '../outbound/outbound-queue.js';
import { Recipients } from '../recipients/recipients.js';

/**
 * Text messages, beside the letter, to those who agreed to have them: what was decided about an application, a draw or a
 * referral agreement, and a file that has to be uploaded again. Nothing that carries a code goes by text.
 */
@Injectable()
export class TextMessages implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly queue: OutboundQueue,
    private readonly recipients: Recipients,
  ) {}

  onModuleInit(): void {
    this.on('application.approved', ({ userId, name }) => [userId, 'applicationApproved', { name }, '/loans']);
    this.on('application.in_closing', ({ userId, name }) => [userId, 'applicationInClosing', { name }, '/closing']);
    this.on('application.rejected', ({ userId, name, applicationId }) => [
      userId,
      'applicationRejected',
      { name },
      `/applications/${applicationId}`,
    ]);
    this.on('draw.decided', (payload) => [payload.userId, 'drawDecided', { notice: drawNotice(payload) }, '/loans']);
    this.on('agreement.accepted', ({ brokerId, clientName }) => [brokerId, 'agreementAccepted', { clientName }, '/']);
    this.on('agreement.rejected', ({ brokerId, clientName }) => [brokerId, 'agreementRejected', { clientName }, '/']);
    this.on('file.reviewed', ({ status, parentType, parentId, userId, userFileName }) =>
      status === 'rejected'
        ? [parentType === 'broker' ? parentId : userId, 'fileRejected', { fileName: userFileName }, '/']
        : undefined,
    );
  }

  private on<T extends EventType>(
    type: T,
    messageOf: (
      payload: EventEnvelope<T>['payload'],
    ) => readonly [to: string, name: TextName, values: LetterValues, path: string] | undefined,
  ): void {
    this.inbox.on(type, 'text', async (manager: EntityManager, event: EventEnvelope<T>) => {
      const message = messageOf(event.payload);
      if (!message) return;
      const [id, name, values, path] = message;
      const recipient = await this.recipients.of(manager, id);
      if (!recipient?.canSendMessages || !recipient.mobileNumber) return;
      await this.queue.addText(manager, { key: event.id, name, to: recipient.mobileNumber, values, path });
    });
  }
}
