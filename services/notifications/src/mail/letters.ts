import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { MailName } from '@groundwork/domain-messages';
import type { EventEnvelope, EventPayloads, EventType } from '@groundwork/domain-events';
import { displayInstant } from '@groundwork/domain-time';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { drawNotice } from '../bell/notices.js';
import { placeOfFile } from '../bell/place-of-file.js';
import { OutboundQueue } from '../outbound/outbound-queue.js';
import type { Recipient } from '../recipients/recipient.entity.js';
import { Recipients } from '../recipients/recipients.js';
import type { LetterValues } from './letter.js';

interface BrokerLetter {
  readonly emailAddress: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
}

const brokerValues = ({ firstName, lastName, businessName }: BrokerLetter): LetterValues => ({
  firstName,
  lastName,
  businessName,
});

/** Writes the letters of events: invitations, links, and the notices that the specifications name. */
@Injectable()
export class Letters implements OnModuleInit {
  constructor(
    @Inject(Inbox) private readonly inbox: Inbox,
    private readonly queue: OutboundQueue,
    private readonly recipients: Recipients,
  ) {}

  onModuleInit(): void {
    this.on('broker.invited', async (manager, event) => {
      const { brokerId, code, expiresAt } = event.payload;
      const values = { ...brokerValues(event.payload), expires: displayInstant(expiresAt, { zone: 'EST' }) };
      await this.toBroker(
        manager,
        event,
        'brokerInvitation',
        values,
        `/registerBroker/${brokerId}?code=${encodeURIComponent(code)}`,
      );
    });
    this.on('broker.registered', (manager, event) =>
      this.toBroker(manager, event, 'brokerRegistered', brokerValues(event.payload)),
    );
    this.on('broker.activated', (manager, event) =>
      this.toBroker(manager, event, 'brokerActivated', brokerValues(event.payload), '/login'),
    );
    this.on('broker.deactivated', (manager, event) =>
      this.toBroker(manager, event, 'brokerDeactivated', brokerValues(event.payload)),
    );
    this.on('broker.rejected', (manager, event) =>
      this.toBroker(manager, event, 'brokerRejected', {
        ...brokerValues(event.payload),
        comment: event.payload.comment,
      }),
    );
    this.on('application.approved', (manager, event) =>
      this.toKnown(manager, event, event.payload.userId, 'applicationApproved', { name: event.payload.name }, '/loans'),
    );
    this.on('application.in_closing', (manager, event) =>
      this.toKnown(
        manager,
        event,
        event.payload.userId,
        'applicationInClosing',
        { name: event.payload.name },
        '/closing',
      ),
    );
    this.on('application.rejected', (manager, event) => {
      const { userId, name, reason, applicationId } = event.payload;
      return this.toKnown(
        manager,
        event,
        userId,
        'applicationRejected',
        { name, reason },
        `/applications/${applicationId}`,
      );
    });
    this.on('draw.decided', (manager, event) =>
      this.toKnown(
        manager,
        event,
        event.payload.userId,
        'drawDecided',
        { notice: drawNotice(event.payload) },
        '/loans',
      ),
    );
    this.on('agreement.submitted', async (manager, event) => {
      for (const administrator of await this.recipients.administrators(manager))
        await this.toRecipient(
          manager,
          event.id,
          administrator,
          'agreementSubmitted',
          { clientName: event.payload.clientName },
          '/brokers',
        );
    });
    this.on('agreement.updated', (manager, event) =>
      this.toKnown(
        manager,
        event,
        event.payload.brokerId,
        'agreementUpdated',
        { clientName: event.payload.clientName },
        '/',
      ),
    );
    this.on('agreement.accepted', (manager, event) =>
      this.toKnown(
        manager,
        event,
        event.payload.brokerId,
        'agreementAccepted',
        { clientName: event.payload.clientName },
        '/',
      ),
    );
    this.on('agreement.rejected', (manager, event) =>
      this.toKnown(
        manager,
        event,
        event.payload.brokerId,
        'agreementRejected',
        { clientName: event.payload.clientName, comment: event.payload.comment },
        '/',
      ),
    );
    this.on('file.reviewed', async (manager, event) => {
      const { status, comments, userFileName, parentType, parentId, userId } = event.payload;
      if (status === 'rejected')
        await this.toKnown(
          manager,
          event,
          parentType === 'broker' ? parentId : userId,
          'fileRejected',
          { fileName: userFileName, comments },
          placeOfFile(event.payload) ?? '/',
        );
    });
  }

  private on<T extends EventType>(
    type: T,
    handle: (manager: EntityManager, event: EventEnvelope<T>) => Promise<void>,
  ): void {
    this.inbox.on(type, 'mail', handle);
  }

  private async toBroker<T extends EventType>(
    manager: EntityManager,
    event: EventEnvelope<T> & { readonly payload: EventPayloads[T] & BrokerLetter },
    name: MailName,
    values: LetterValues,
    path?: string,
  ): Promise<void> {
    await this.queue.addLetter(manager, { key: event.id, name, to: event.payload.emailAddress, values, path });
  }

  /** To a user or a broker whose address an earlier event told. Without one the bell alone rings. */
  private async toKnown(
    manager: EntityManager,
    event: EventEnvelope,
    id: string,
    name: MailName,
    values: LetterValues,
    path: string,
  ): Promise<void> {
    const recipient = await this.recipients.of(manager, id);
    if (recipient) await this.toRecipient(manager, event.id, recipient, name, values, path);
  }

  /** An event may concern several people: each has a letter of its own. */
  private async toRecipient(
    manager: EntityManager,
    eventId: string,
    { id, firstName, lastName, email }: Recipient,
    name: MailName,
    values: LetterValues,
    path: string,
  ): Promise<void> {
    const key = name === 'agreementSubmitted' ? `${eventId} ${id}` : eventId;
    await this.queue.addLetter(manager, { key, name, to: email, values: { ...values, firstName, lastName }, path });
  }
}
