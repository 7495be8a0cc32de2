import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ListMailbox } from './list-mailbox.query.js';
import { ListMailboxDto, MailboxMessageDto } from './mailbox.dto.js';

@ApiTags('mailbox')
@Controller('mailbox')
export class MailboxController {
  constructor(private readonly mailbox: ListMailbox) {}

  @Get()
  @For('anonymous', 'borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: [MailboxMessageDto] })
  listMailbox(@Query() query: ListMailboxDto): Promise<MailboxMessageDto[]> {
    return this.mailbox.execute(query);
  }
}
