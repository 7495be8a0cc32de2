import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { BackgroundCheckDto, RequestBackgroundDto } from './background-check.dto.js';
import { RequestBackground } from './request-background.command.js';

@ApiTags('background')
@Controller('background-checks')
export class BackgroundChecksController {
  constructor(private readonly request: RequestBackground) {}

  @Post()
  @HttpCode(200)
  @For('borrower')
  @Idempotent('outside')
  @ApiOkResponse({ type: BackgroundCheckDto })
  requestBackground(@CurrentActor() actor: Actor, @Body() body: RequestBackgroundDto): Promise<BackgroundCheckDto> {
    return this.request.execute(actor, body);
  }
}
