import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { NoticeAnswer, NoticeBody } from './notice.dto.js';
import { SendNotice } from './send-notice.command.js';

@ApiTags('notification')
@For('admin', 'super')
@Controller('notices')
export class NoticesController {
  constructor(private readonly notices: SendNotice) {}

  @Post()
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: NoticeAnswer })
  async sendNotice(@Body() body: NoticeBody): Promise<NoticeAnswer> {
    return { mailed: await this.notices.run(body) };
  }
}
