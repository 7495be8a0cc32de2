import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { SendNoticeDto, SentNoticeDto } from './notice.dto.js';
import { SendNotice } from './send-notice.command.js';

@ApiTags('notification')
@For('admin', 'super')
@Controller('notices')
export class NoticesController {
  constructor(private readonly notices: SendNotice) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: SentNoticeDto })
  async sendNotice(@CurrentActor() actor: Actor, @Body() body: SendNoticeDto): Promise<SentNoticeDto> {
    return { mailed: await this.notices.execute(actor, body) };
  }
}
