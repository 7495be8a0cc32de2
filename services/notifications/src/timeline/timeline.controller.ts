import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { TimelineAnswer, TimelineQuery } from './timeline.dto.js';
import { Timeline } from './timeline.js';

@ApiTags('timeline')
@For('borrower')
@Controller('timeline')
export class TimelineController {
  constructor(private readonly timeline: Timeline) {}

  @Get('company/:companyId')
  @ApiOkResponse({ type: TimelineAnswer })
  readTimelineOfCompany(
    @CurrentActor() actor: Actor,
    @Param('companyId', ParseUUIDPipe) companyId: string,
    @Query() { before }: TimelineQuery,
  ): Promise<TimelineAnswer> {
    return this.timeline.page(actor, companyId, before);
  }
}
