import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { keepsMail } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { Like } from 'typeorm';
import { MailboxLetter, MailboxQuery } from './mailbox.dto.js';
import { OutboundMessage } from './outbound-message.entity.js';

const shown = 100;
/** A search is for text, not for a pattern. */
const containing = (text: string) => Like(`%${text.replace(/[%_\\]/g, '')}%`);

/**
 * The mailbox page of a portal that keeps its letters and text messages. They carry codes that open accounts, so that there is
 * none where mail goes out, and none in production.
 */
@ApiTags('mailbox')
@Controller('mailbox')
export class MailboxController {
  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  @Get()
  @For('anonymous', 'borrower', 'broker', 'admin', 'super', 'system')
  @ApiOkResponse({ type: [MailboxLetter] })
  async listMailbox(@Query() { to }: MailboxQuery): Promise<MailboxLetter[]> {
    if (!keepsMail(this.options)) throw new Problem('route.not_found');
    const recipient = to?.trim();
    const rows = await this.database.manager.find(OutboundMessage, {
      where: { status: 'kept', ...(recipient ? { recipient: containing(recipient) } : {}) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: shown,
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
