import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { ListUnsent } from './list-unsent.query.js';
import { PutUnsentAside } from './put-unsent-aside.command.js';
import { SendUnsentAgain } from './send-unsent-again.command.js';
import { ListUnsentDto, SeenMessageDto, UnsentDoneDto, UnsentPageDto } from './unsent.dto.js';

/** Letters and text messages that did not leave, for who runs the deployment. */
@ApiTags('unsent')
@For('super')
@Controller('unsent-messages')
export class UnsentController {
  constructor(
    private readonly list: ListUnsent,
    private readonly again: SendUnsentAgain,
    private readonly aside: PutUnsentAside,
  ) {}

  @Get()
  @ApiOkResponse({ type: UnsentPageDto })
  listUnsentMessages(@Query() page: ListUnsentDto): Promise<UnsentPageDto> {
    return this.list.execute(page);
  }

  @Post('sendings')
  @HttpCode(200)
  @ApiOkResponse({ type: UnsentDoneDto })
  sendMessageAgain(@Body() message: SeenMessageDto): Promise<UnsentDoneDto> {
    return this.again.execute(message);
  }

  @Post('aside')
  @HttpCode(200)
  @ApiOkResponse({ type: UnsentDoneDto })
  putMessageAside(@Body() message: SeenMessageDto): Promise<UnsentDoneDto> {
    return this.aside.execute(message);
  }
}
