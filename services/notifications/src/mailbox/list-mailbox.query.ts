import { Inject, Injectable } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { keepsMail } from '@groundwork/server-config';
import { containing, Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { OutboundMessageEntity } from '../outbound/index.js';
import type { ListMailboxDto, MailboxMessageDto } from './mailbox.dto.js';

const mostMessages = 100;

/**
 * The mailbox of a portal that keeps its letters and text messages, newest first. They carry codes that open accounts, so that
 * there is none where mail goes out, and none in production.
 */
@Injectable()
export class ListMailbox {
  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute({ to }: ListMailboxDto): Promise<MailboxMessageDto[]> {
    if (!keepsMail(this.options)) throw new Problem('route.not_found');
    const recipient = to?.trim();
    const rows = await this.database.manager.find(OutboundMessageEntity, {
      where: { status: 'kept', ...(recipient ? { recipient: containing(recipient) } : {}) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: mostMessages,
    });
    return rows.map(({ id, channel, recipient: address, subject, text, html, status, createdAt }) => ({
      id,
      channel,
      to: address,
      subject,
      text,
      html,
      status,
      createdAt: createdAt.toISOString(),
    }));
  }
}
