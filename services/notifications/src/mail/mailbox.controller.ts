import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { MailboxLetter, MailboxQuery } from './mailbox.dto.js';
import { OutboundMessage } from './outbound-message.entity.js';

/**
 * The mailbox page of a portal without a mail server. Letters carry codes that open accounts, so that a production
 * deployment shows none.
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
    if (this.options.mode === 'production') throw new Problem('route.not_found');
    const rows = await this.database.manager.find(OutboundMessage, { where: to ? { recipient: to } : {}, order: { createdAt: 'DESC', id: 'DESC' }, take: 100 });
    return rows.map(({ id, recipient, subject, text, html, status, createdAt }) => ({ id, to: recipient, subject, text, html, status, createdAt: createdAt.toISOString() }));
  }
}
